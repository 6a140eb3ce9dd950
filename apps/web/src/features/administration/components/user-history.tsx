import { type AnswerOf, PLAN_LABELS, type PlanName, REPLAY_STATUS } from '@datacoach/contract';
import { formatShortDate } from '../../../shared/format/short-date.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ledgerWords } from '../words/user-words.ts';
import classes from './admin-table.module.css';

const STATUS: Readonly<Record<number, string>> = {
  [REPLAY_STATUS.uploaded]: 'Waits',
  [REPLAY_STATUS.processing]: 'Is analysed',
  [REPLAY_STATUS.completed]: 'Completed',
  [REPLAY_STATUS.errorOccurred]: 'Failed',
};

const short = (at: string) => formatShortDate(new Date(at));

/** The newest uploads of an account, with why those that failed did. */
export function UserReplays({ replays }: { replays: AnswerOf<'listUserReplays'> }) {
  if (replays.length === 0) {
    return <StatePanel title="No replays">This account has uploaded nothing yet.</StatePanel>;
  }
  return (
    <table className={classes.table}>
      <caption className="sr-only">Newest replays</caption>
      <thead>
        <tr>
          <th scope="col">Replay</th>
          <th scope="col">Status</th>
          <th scope="col" className={classes.end}>
            Uploaded
          </th>
        </tr>
      </thead>
      <tbody>
        {replays.map(({ id, name, status, statusReason, errorCode, gameBuild, uploadedAt }) => (
          <tr key={id}>
            <th scope="row" className={classes.wide}>
              {name}
              {gameBuild && <small>build {gameBuild}</small>}
              {statusReason && <small>{statusReason}</small>}
              {errorCode && <small>{errorCode}</small>}
            </th>
            <td data-label="Status">{STATUS[status]}</td>
            <td data-label="Uploaded" className={`${classes.end} nowrap`}>
              {short(uploadedAt)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How the account came to its plan, tokens and quota. */
export function UserLedger({ rows }: { rows: AnswerOf<'listUserLedger'> }) {
  if (rows.length === 0) {
    return <StatePanel title="Nothing yet">The first row is written when the account is used.</StatePanel>;
  }
  return (
    <table className={classes.table}>
      <caption className="sr-only">Changes of plan, tokens and quota</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Plan</th>
          <th scope="col" className={classes.end}>
            When
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, kind, planName, endsAt, note }) => (
          <tr key={`${at} ${kind}`}>
            <th scope="row" className={classes.wide}>
              {ledgerWords(kind)}
              {note && <small>{note}</small>}
            </th>
            <td data-label="Plan">
              {planName && PLAN_LABELS[planName as PlanName]}
              {endsAt && <small>until {short(endsAt)}</small>}
            </td>
            <td data-label="When" className={`${classes.end} nowrap`}>
              {short(at)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
