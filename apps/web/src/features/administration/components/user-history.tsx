import { type AnswerOf, PLAN_LABELS, type PlanName, REPLAY_STATUS } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ledgerWords } from '../words/user-words.ts';

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
    <DataTable
      caption="Newest replays"
      look="panel"
      rows={replays}
      rowKey={({ id }) => id}
      columns={[
        {
          head: 'Replay',
          isRowHead: true,
          isWide: true,
          cell: ({ name, statusReason, errorCode, gameBuild }) => (
            <>
              {name}
              {gameBuild && <small>build {gameBuild}</small>}
              {statusReason && <small>{statusReason}</small>}
              {errorCode && <small>{errorCode}</small>}
            </>
          ),
        },
        { head: 'Status', cell: ({ status }) => STATUS[status] },
        {
          head: 'Uploaded',
          isNumber: true,
          cellClassName: 'nowrap',
          cell: ({ uploadedAt }) => short(uploadedAt),
        },
      ]}
    />
  );
}

/** How the account came to its plan, tokens and quota. */
export function UserLedger({ rows }: { rows: AnswerOf<'listUserLedger'> }) {
  if (rows.length === 0) {
    return <StatePanel title="Nothing yet">The first row is written when the account is used.</StatePanel>;
  }
  return (
    <DataTable
      caption="Changes of plan, tokens and quota"
      look="panel"
      rows={rows}
      rowKey={({ at, kind }) => `${at} ${kind}`}
      columns={[
        {
          head: 'What',
          isRowHead: true,
          isWide: true,
          cell: ({ kind, note }) => (
            <>
              {ledgerWords(kind)}
              {note && <small>{note}</small>}
            </>
          ),
        },
        {
          head: 'Plan',
          cell: ({ planName, endsAt }) => (
            <>
              {planName && PLAN_LABELS[planName as PlanName]}
              {endsAt && <small>until {short(endsAt)}</small>}
            </>
          ),
        },
        { head: 'When', isNumber: true, cellClassName: 'nowrap', cell: ({ at }) => short(at) },
      ]}
    />
  );
}
