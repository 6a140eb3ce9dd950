import { type Overview, PLAN_LABELS } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../../app/lists/answer.tsx';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatNumber } from '../../../shared/format/number.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { overviewQuery } from '../api/overview.ts';
import { lastDays } from '../search/home-search.ts';
import { shareWords } from '../words/overview-words.ts';
import { DayColumns } from './day-columns.tsx';
import { FailuresPanel } from './failures-panel.tsx';
import classes from './overview.module.css';
import { OverviewTiles } from './overview-tiles.tsx';
import { sumOfDays } from './sum-of-days.ts';
import { TrialsPanel } from './trials-panel.tsx';

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
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
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

function Figures({ data }: { data: Overview }) {
  return (
    <>
      <OverviewTiles data={data} />
      <OverviewCharts days={data.days} />
      <FailuresPanel data={data} />
      <div className="grid gap-4 items-start grid-cols-2 max-md:grid-cols-1">
        <FunnelPanel funnel={data.funnel} />
        <PlansPanel plans={data.plans} />
        <BuildsPanel builds={data.builds} />
        <TrialsPanel trialEndings={data.trialEndings} />
      </div>
    </>
  );
}

function PlansPanel({ plans }: Pick<Overview, 'plans'>) {
  return (
    <Panel title="Plans" flush>
      <DataTable
        caption="Accounts by plan"
        look="panel"
        rows={plans}
        rowKey={({ planName }) => planName}
        columns={[
          { head: 'Plan', isRowHead: true, cell: ({ planName }) => PLAN_LABELS[planName] },
          {
            head: 'Accounts',
            isNumber: true,
            cellClassName: 'num',
            cell: ({ accounts }) => formatNumber(accounts),
          },
          {
            head: 'For a time',
            isNumber: true,
            cellClassName: 'num',
            cell: ({ onTrial }) => formatNumber(onTrial),
          },
        ]}
      />
    </Panel>
  );
}

/** How far those who have signed up have come. */
function FunnelPanel({ funnel }: Pick<Overview, 'funnel'>) {
  return (
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
          <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5" key={name}>
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
  );
}

/** What has come day by day. */
function OverviewCharts({ days }: Pick<Overview, 'days'>) {
  const uploads = sumOfDays(days, 'uploads');
  const failed = sumOfDays(days, 'failed');
  const signUps = sumOfDays(days, 'signUps');
  return (
    <div className={`${classes.charts} grid gap-4 items-start grid-cols-3`}>
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
  );
}

function BuildsPanel({ builds }: { builds: Overview['builds'] }) {
  return (
    <Panel title="Read by build of the game" flush>
      {builds.length === 0 ? (
        <p className={classes.plain}>Nothing was uploaded in this time.</p>
      ) : (
        <DataTable
          caption="Files read by build of the game"
          look="panel"
          rows={builds}
          rowKey={({ build }) => build}
          columns={[
            { head: 'Build', isRowHead: true, cell: ({ build }) => build ?? 'unknown' },
            {
              head: 'Files',
              isNumber: true,
              cellClassName: 'num',
              cell: ({ completed, failed }) => formatNumber(completed + failed),
            },
            {
              head: 'Read',
              isNumber: true,
              cellClassName: 'num',
              cell: ({ completed, failed }) => shareWords(completed, completed + failed),
            },
          ]}
        />
      )}
    </Panel>
  );
}
