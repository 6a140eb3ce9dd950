import { type Overview, PLAN_LABELS } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { Answer } from '../../../app/lists/answer.tsx';
import { usePermits } from '../../../app/permissions/use-permits.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { formatNumber } from '../../../shared/format/number.ts';
import { formatShortDate } from '../../../shared/format/short-date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { overviewQuery, runFailedAgain } from '../api/overview.ts';
import { lastDays } from '../search/home-search.ts';
import { money, shareWords, storageWords } from '../words/overview-words.ts';
import table from './admin-table.module.css';
import { DayColumns } from './day-columns.tsx';
import classes from './overview.module.css';

interface Period {
  from: string;
  to: string;
}

interface OverviewTabProps {
  period: Period;
  onPeriod: (period: Period) => void;
}

const LENGTHS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '365 days' },
] as const;

/** How the product runs over a chosen period. */
export function OverviewTab({ period, onPeriod }: OverviewTabProps) {
  const overview = useQuery(overviewQuery(period));
  const length = LENGTHS.find(({ value }) => {
    const { from, to } = lastDays(Number(value), new Date());
    return from === period.from && to === period.to;
  });
  return (
    <>
      <div className={classes.head}>
        <Segmented
          label="Period"
          value={length?.value ?? null}
          choices={LENGTHS}
          onChange={(value) => onPeriod(lastDays(Number(value), new Date()))}
        />
        <TextInput
          type="date"
          label="From"
          value={period.from}
          onChange={({ currentTarget: { value } }) => value && onPeriod({ ...period, from: value })}
        />
        <TextInput
          type="date"
          label="To"
          value={period.to}
          onChange={({ currentTarget: { value } }) => value && onPeriod({ ...period, to: value })}
        />
      </div>
      <Answer query={overview} what="The figures" height={640}>
        {(data) => <Figures data={data} />}
      </Answer>
    </>
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

function Figures({ data }: { data: Overview }) {
  const { days, queue, activeUsers, coaching, storage, revenue, flags, funnel } = data;
  const uploads = sum(days.map((day) => day.uploads));
  const completed = sum(days.map((day) => day.completed));
  const failed = sum(days.map((day) => day.failed));
  const signUps = sum(days.map((day) => day.signUps));
  const today = days.at(-1);
  const paid = revenue.filter(({ payments }) => payments > 0);
  return (
    <>
      <dl className={classes.tiles}>
        <Tile name="Uploads" value={formatNumber(uploads)} more={`${today?.uploads ?? 0} on the last day`} />
        <Tile
          name="Read"
          value={shareWords(completed, completed + failed)}
          more={`${formatNumber(failed)} failed`}
        />
        <Tile
          name="Queue now"
          value={queue.oldestMinutes === null ? 'empty' : `${formatNumber(queue.oldestMinutes)} min old`}
          more={`${formatNumber(queue.replays)} wait${queue.minutes === null ? '' : `, about ${queue.minutes} min`}`}
        />
        <Tile
          name="Active users"
          value={formatNumber(activeUsers.day)}
          more={`${formatNumber(activeUsers.week)} in 7 days, ${formatNumber(activeUsers.month)} in 30`}
        />
        <Tile
          name="Revenue, net"
          value={
            paid.map(({ net, refunded, currency }) => money(net - refunded, currency)).join(', ') || 'none'
          }
          more={
            paid
              .map(
                ({ payments, refunded, currency }) =>
                  `${payments} payments, ${money(refunded, currency)} back`,
              )
              .join(', ') || 'no payment'
          }
        />
        <Tile
          name="Coaching sessions"
          value={formatNumber(coaching.taken)}
          more={`${formatNumber(coaching.givenBack)} given back · not there: ${formatNumber(coaching.playersMissing)} players, ${formatNumber(coaching.coachesMissing)} coaches`}
        />
        <Tile
          name="Storage"
          value={storageWords(storage.bytes)}
          more={`${formatNumber(storage.files)} files, ${storageWords(storage.newBytes)} new`}
        />
        <Tile
          name="Called wrong"
          value={formatNumber(flags.events)}
          more={`moments; ${formatNumber(flags.metrics)} findings`}
        />
      </dl>
      <div className={classes.charts}>
        <DayColumns
          title="Uploads"
          summary={`${formatNumber(uploads)}, of them ${formatNumber(failed)} failed`}
          days={days.map((day) => ({
            day: day.day,
            value: day.uploads,
            part: day.failed,
            words: `${day.uploads} uploads, ${day.failed} failed`,
          }))}
        />
        <DayColumns
          title="Sign-ups"
          summary={formatNumber(signUps)}
          days={days.map(({ day, signUps: value }) => ({ day, value, words: `${value} sign-ups` }))}
        />
        <DayColumns
          title="Active users"
          summary={`at most ${formatNumber(Math.max(0, ...days.map((day) => day.activeUsers)))} a day`}
          days={days.map(({ day, activeUsers: value }) => ({ day, value, words: `${value} active users` }))}
        />
      </div>
      <Failures data={data} />
      <div className={classes.halves}>
        <Panel title="From sign-up to paying">
          <ol className={classes.steps}>
            {(
              [
                ['Signed up', funnel.signUps],
                ['First upload', funnel.firstUpload],
                ['Fifth upload', funnel.fifthUpload],
                ['Paying', funnel.paying],
              ] as const
            ).map(([name, value]) => (
              <li key={name}>
                <span className="t2">{name}</span>
                <span className="num">
                  {formatNumber(value)} <span className="t3">{shareWords(value, funnel.signUps)}</span>
                </span>
                <span className={classes.bar}>
                  <i style={{ width: `${funnel.signUps === 0 ? 0 : (100 * value) / funnel.signUps}%` }} />
                </span>
              </li>
            ))}
          </ol>
        </Panel>
        <Panel title="Plans" flush>
          <table className={table.table}>
            <caption className="sr-only">Accounts by plan</caption>
            <thead>
              <tr>
                <th scope="col">Plan</th>
                <th scope="col" className={table.end}>
                  Accounts
                </th>
                <th scope="col" className={table.end}>
                  For a time
                </th>
              </tr>
            </thead>
            <tbody>
              {data.plans.map(({ planName, accounts, onTrial }) => (
                <tr key={planName}>
                  <th scope="row">{PLAN_LABELS[planName]}</th>
                  <td data-label="Accounts" className={`${table.end} num`}>
                    {formatNumber(accounts)}
                  </td>
                  <td data-label="For a time" className={`${table.end} num`}>
                    {formatNumber(onTrial)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
        <Builds builds={data.builds} />
        <Panel title="Trials that end within 14 days" flush>
          {data.trialEndings.length === 0 ? (
            <p className={classes.plain}>None ends soon.</p>
          ) : (
            <table className={table.table}>
              <caption className="sr-only">Trials that end soon</caption>
              <tbody>
                {data.trialEndings.map(({ userId, userName, planName, endsAt }) => (
                  <tr key={userId}>
                    <th scope="row">
                      <Link to="/admin/users" search={{ user: userId }}>
                        {userName}
                      </Link>
                    </th>
                    <td data-label="Plan">{PLAN_LABELS[planName]}</td>
                    <td data-label="Ends" className={table.end}>
                      {formatShortDate(new Date(endsAt))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Panel>
      </div>
    </>
  );
}

function Tile({ name, value, more }: { name: string; value: string; more: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
      <dd>{more}</dd>
    </div>
  );
}

function Builds({ builds }: { builds: Overview['builds'] }) {
  return (
    <Panel title="Read by build of the game" flush>
      {builds.length === 0 ? (
        <p className={classes.plain}>Nothing was uploaded in this time.</p>
      ) : (
        <table className={table.table}>
          <caption className="sr-only">Files read by build of the game</caption>
          <thead>
            <tr>
              <th scope="col">Build</th>
              <th scope="col" className={table.end}>
                Files
              </th>
              <th scope="col" className={table.end}>
                Read
              </th>
            </tr>
          </thead>
          <tbody>
            {builds.map(({ build, completed, failed }) => (
              <tr key={build}>
                <th scope="row">{build ?? 'unknown'}</th>
                <td data-label="Files" className={`${table.end} num`}>
                  {formatNumber(completed + failed)}
                </td>
                <td data-label="Read" className={`${table.end} num`}>
                  {shareWords(completed, completed + failed)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

type Failure = Overview['failures'][number];

function Failures({ data: { from, to, failures } }: { data: Overview }) {
  const mayEdit = usePermits()('Users', 'Edit');
  const [running, setRunning] = useState<Failure | 'all' | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (which: Failure | 'all') =>
      runFailedAgain({
        from,
        to,
        ...(which !== 'all' && { which: { reason: which.reason, errorCode: which.errorCode } }),
      }),
    onSuccess: (started) =>
      showToast({
        kind: 'done',
        message: `${started} ${started === 1 ? 'replay runs' : 'replays run'} again`,
      }),
    onError: (error) => showToast({ kind: 'failed', message: failureSentence(error) }),
  });
  const run = (which: Failure | 'all') => {
    setRunning(which);
    mutate(which);
  };
  const loads = (which: Failure | 'all') => isPending && running === which;
  return (
    <Panel
      title="Failures by reason"
      flush
      aside={
        mayEdit &&
        failures.length > 0 && (
          <Button size="xs" loading={loads('all')} onClick={() => run('all')}>
            Run all again
          </Button>
        )
      }
    >
      {failures.length === 0 ? (
        <p className={classes.plain}>No upload of this time has failed.</p>
      ) : (
        <table className={table.table}>
          <caption className="sr-only">Failed uploads by reason</caption>
          <thead>
            <tr>
              <th scope="col">Reason</th>
              <th scope="col" className={table.end}>
                Replays
              </th>
              <th scope="col" className={table.end}>
                Newest
              </th>
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {failures.map((failure) => (
              <tr key={`${failure.reason} ${failure.errorCode}`}>
                <th scope="row" className={table.wide}>
                  {failure.reason ?? 'No reason was kept'}
                  {failure.errorCode && <small>{failure.errorCode}</small>}
                </th>
                <td data-label="Replays" className={`${table.end} num`}>
                  {formatNumber(failure.replays)}
                </td>
                <td data-label="Newest" className={table.end}>
                  {formatShortDate(new Date(failure.newestAt))}
                </td>
                <td className={table.end}>
                  {mayEdit && (
                    <Button
                      size="xs"
                      loading={loads(failure)}
                      aria-label={`Run again: ${failure.reason ?? 'no reason'}`}
                      onClick={() => run(failure)}
                    >
                      Run again
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
