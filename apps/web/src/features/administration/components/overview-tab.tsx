import { counted, formatNumber } from '@datacoach/analysis/format-number';
import { type Overview, PLAN_LABELS } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { DataTable, NUMBERS } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import classes from '../administration.module.css';
import { overviewQuery } from '../api/overview.ts';
import { getLastDays } from '../search/home-search.ts';
import { formatMoney, formatShare, formatStorage } from '../text/overview-text.ts';
import { FailuresPanel, TrialsPanel } from './failures-panel.tsx';
import { FailedPaymentsPanel, SubscriptionsPanel } from './revenue-panels.tsx';
import { Tile } from './tile.tsx';

interface DayColumnsProps {
  title: string;
  summary: string;
  days: readonly {
    day: string;
    value: number /** The lower part, in a different color. */;
    part?: number;
    words: string;
  }[];
}

const formatDay = (day: string) => formatShortDate(`${day}T12:00:00`);

/** Shows a value per day as columns; each day's text is in its tooltip, and for screen readers in the summary. */
function DayColumns({ title, summary, days }: DayColumnsProps) {
  const highest = Math.max(1, ...days.map(({ value }) => value));
  const formatPercent = (value: number) => `${(100 * value) / highest}%`;
  return (
    <figure className={`${classes.stat} grid grid-cols-1 gap-2`}>
      <figcaption>
        <h2>{title}</h2>
        <span>{summary}</span>
      </figcaption>
      <div className={classes.plot} role="img" aria-label={`${title}: ${summary}`}>
        <span className="text-xs absolute top-0.5 left-1 text-t3 num">{formatNumber(highest)}</span>
        {days.map(({ day, value, part = 0, words }) => (
          <div
            key={day}
            className="flex-[1_1_0] flex flex-col justify-end min-w-0 h-full hover:bg-s2"
            title={`${formatDay(day)}: ${words}`}
          >
            <i className="block rounded-t-[2px] bg-t3" style={{ height: formatPercent(value - part) }} />
            {part > 0 && <i className="block bg-worse" style={{ height: formatPercent(part) }} />}
          </div>
        ))}
      </div>
      {days.length > 0 && (
        <div className="text-xs flex justify-between text-t3" aria-hidden="true">
          <span>{formatDay(days[0]!.day)}</span>
          <span>{formatDay(days.at(-1)!.day)}</span>
        </div>
      )}
    </figure>
  );
}

interface Period {
  from: string;
  to: string;
}

const LENGTHS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '365 days' },
] as const;

export function OverviewTab({ period, onPeriod }: { period: Period; onPeriod: (period: Period) => void }) {
  const overview = useQuery(overviewQuery(period));
  const length = LENGTHS.find(({ value }) => {
    const { from, to } = getLastDays(Number(value), new Date());
    return from === period.from && to === period.to;
  });
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Segmented
          label="Period"
          value={length?.value ?? null}
          choices={LENGTHS}
          onChange={(value) => onPeriod(getLastDays(Number(value), new Date()))}
        />
        <TextInput
          type="date"
          label="From"
          {...getInputProps(period.from, (value) => value && onPeriod({ ...period, from: value }))}
        />
        <TextInput
          type="date"
          label="To"
          {...getInputProps(period.to, (value) => value && onPeriod({ ...period, to: value }))}
        />
      </div>
      <QueryBoundary query={overview} what="the stats" height={640}>
        {(data) => (
          <>
            <OverviewTiles data={data} />
            <OverviewCharts days={data.days} />
            <FailuresPanel data={data} />
            <SubscriptionsPanel data={data} />
            <FailedPaymentsPanel failedPayments={data.failedPayments} />
            <div className="grid gap-4 items-start grid-cols-2 max-md:grid-cols-1">
              <FunnelPanel funnel={data.funnel} />
              <PlansPanel plans={data.plans} />
              <BuildsPanel builds={data.builds} />
              <TrialsPanel trialEndings={data.trialEndings} />
            </div>
          </>
        )}
      </QueryBoundary>
    </>
  );
}

const PlansPanel = ({ plans }: Pick<Overview, 'plans'>) => (
  <Panel title="Plans" flush>
    <DataTable
      caption="Accounts by plan"
      look="panel"
      rows={plans}
      rowKey={({ planName }) => planName}
      columns={[
        { head: 'Plan', isRowHead: true, cell: ({ planName }) => PLAN_LABELS[planName] },
        { head: 'Accounts', ...NUMBERS, cell: ({ accounts }) => formatNumber(accounts) },
        { head: 'Limited time', ...NUMBERS, cell: ({ onTrial }) => formatNumber(onTrial) },
      ]}
    />
  </Panel>
);

const FunnelPanel = ({ funnel }: Pick<Overview, 'funnel'>) => (
  <Panel title="From sign-up to paid">
    <ol className="grid gap-2.5">
      {(
        [
          ['Signed up', funnel.signUps],
          ['First upload', funnel.firstUpload],
          ['Fifth upload', funnel.fifthUpload],
          ['Paying', funnel.paying],
        ] as const
      ).map(([name, value]) => (
        <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5" key={name}>
          <span className="t2">{name}</span>
          <span className="num">
            {formatNumber(value)} <span className="t3 ml-1.5">{formatShare(value, funnel.signUps)}</span>
          </span>
          <span className={classes.bar}>
            <i style={{ width: `${funnel.signUps === 0 ? 0 : (100 * value) / funnel.signUps}%` }} />
          </span>
        </li>
      ))}
    </ol>
  </Panel>
);

function OverviewCharts({ days }: Pick<Overview, 'days'>) {
  const uploads = sumDays(days, 'uploads');
  const failed = sumDays(days, 'failed');
  const signUps = sumDays(days, 'signUps');
  return (
    <div className={`${classes.charts} max-md:grid-cols-1 grid gap-4 items-start grid-cols-3`}>
      <DayColumns
        title="Uploads"
        summary={`${formatNumber(uploads)}, ${formatNumber(failed)} failed`}
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
        summary={`up to ${formatNumber(Math.max(0, ...days.map((day) => day.activeUsers)))} a day`}
        days={days.map(({ day, activeUsers: value }) => ({ day, value, words: `${value} active users` }))}
      />
    </div>
  );
}

function BuildsPanel({ builds }: { builds: Overview['builds'] }) {
  return (
    <Panel title="Analyzed files by game version" flush>
      <DataTable
        caption="Analyzed files by game version"
        look="panel"
        rows={builds}
        rowKey={({ build }) => build}
        columns={[
          { head: 'Build', isRowHead: true, cell: ({ build }) => build ?? 'unknown' },
          { head: 'Files', ...NUMBERS, cell: ({ completed, failed }) => formatNumber(completed + failed) },
          {
            head: 'Analyzed',
            ...NUMBERS,
            cell: ({ completed, failed }) => formatShare(completed, completed + failed),
          },
        ]}
        empty={<p className={classes.plain}>No uploads in this period.</p>}
      />
    </Panel>
  );
}

function OverviewTiles({ data }: { data: Overview }) {
  const { days, queue, activeUsers, coaching, storage, revenue, flags } = data;
  const uploads = sumDays(days, 'uploads');
  const completed = sumDays(days, 'completed');
  const failed = sumDays(days, 'failed');
  const today = days.at(-1);
  const paid = revenue.filter(({ payments }) => payments > 0);
  return (
    <dl className={classes.tiles}>
      <Tile name="Uploads" value={formatNumber(uploads)} more={`${today?.uploads ?? 0} on the latest day`} />
      <Tile
        name="Analyzed"
        value={formatShare(completed, completed + failed)}
        more={`${formatNumber(failed)} failed`}
      />
      <Tile
        name="Queue now"
        value={queue.oldestMinutes === null ? 'empty' : `${formatNumber(queue.oldestMinutes)} min old`}
        more={`${formatNumber(queue.replays)} waiting${queue.minutes === null ? '' : `, about ${queue.minutes} min`}`}
      />
      <Tile
        name="Active users"
        value={formatNumber(activeUsers.day)}
        more={`${formatNumber(activeUsers.week)} in 7 days, ${formatNumber(activeUsers.month)} in 30`}
      />
      <Tile
        name="Revenue, net"
        value={paid.map(({ net, currency }) => formatMoney(net, currency)).join(', ') || 'none'}
        more={
          paid
            .map(
              ({ payments, refunded, currency }) =>
                `${counted(payments, 'payment')}, ${formatMoney(refunded, currency)} refunded`,
            )
            .join(', ') || 'no payments'
        }
      />
      <Tile
        name="Coaching sessions"
        value={formatNumber(coaching.taken)}
        more={`${formatNumber(coaching.refunded)} returned · no-shows: ${formatNumber(coaching.playersMissing)} players, ${formatNumber(coaching.coachesMissing)} coaches`}
      />
      <Tile
        name="Storage"
        value={formatStorage(storage.bytes)}
        more={`${formatNumber(storage.files)} files, ${formatStorage(storage.newBytes)} new`}
      />
      <Tile
        name="Reported as wrong"
        value={formatNumber(flags.events)}
        more={`plays; ${formatNumber(flags.metrics)} findings`}
      />
    </dl>
  );
}

type Day = Overview['days'][number];

const sumDays = (days: readonly Day[], of: 'uploads' | 'completed' | 'failed' | 'signUps'): number =>
  days.reduce((sum, day) => sum + day[of], 0);
