import { METRICS, UNIT_SUFFIXES } from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import type { Column } from '../../../shared/data-table/use-data-table.ts';
import { formatClock, timeSpan } from '../../../shared/format/duration.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import { formatStatistic } from '../../../shared/format/statistic-value.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { barShare, isNumber, statisticInfo } from '../statistics/shown-statistics.ts';
import { TEAM_KEYS, teamName, teamsWithPlayers } from '../team-words.ts';
import { PICTURE_TERMS } from '../words/definition-text.ts';
import { NumberButton } from './number-button.tsx';
import classes from './team-comparison.module.css';

interface Row {
  readonly key: string;
  readonly label: string;
  readonly values: readonly [number, number];
  readonly written: (value: number) => { readonly text: string; readonly unit: string };
  readonly definition: string;
}

/** Order: result, chances, possession, boost, contact, kickoffs (ui/README, comparison bar). */
const ROWS: readonly ({ label: string } & (
  | { statistic: string }
  | { metric: string }
  | { time: keyof Held }
))[] = [
  { statistic: 'core.score', label: 'Score points' },
  { metric: 'xg', label: 'Expected goals' },
  { statistic: 'core.shots', label: 'Shots' },
  { statistic: 'core.shooting_percentage', label: 'Shots that went in' },
  { statistic: 'core.saves', label: 'Saves' },
  { statistic: 'core.assists', label: 'Assists' },
  { time: 'team', label: 'Possession' },
  { metric: 'passes', label: 'Passes per 5 min' },
  { metric: 'challengeWinPct', label: 'Challenges won' },
  { statistic: 'positioning.time_offensive_half', label: 'In their half' },
  { statistic: 'positioning.time_behind_ball', label: 'Behind the ball' },
  { statistic: 'boost.bpm', label: 'Boost per minute' },
  { statistic: 'boost.amount_stolen', label: 'Boost stolen' },
  { statistic: 'boost.time_zero_boost', label: 'Tank empty' },
  { statistic: 'movement.time_supersonic_speed', label: 'Supersonic' },
  { statistic: 'movement.time_high_air', label: 'High in the air' },
  { statistic: 'demo.inflicted', label: 'Demolitions' },
  { metric: 'kickoffWinPct', label: 'Kickoffs won' },
];

/** In no registry: its own tab shows it. */
const POSSESSION = 'team';

type Held = MatchInsight['teams'][number]['possession'];

function rowsOf(report: MatchReport, insight: MatchInsight | null): Row[] {
  const [blue, orange] = report.teams;
  return ROWS.flatMap((row): Row[] => {
    const { label } = row;
    if ('statistic' in row) {
      const statistic = statisticInfo(row.statistic);
      const values = [blue?.statistics[row.statistic], orange?.statistics[row.statistic]] as const;
      if (!statistic || !isNumber(values[0]) || !isNumber(values[1])) return [];
      return [
        {
          key: row.statistic,
          label,
          values: [values[0], values[1]],
          written: (value) =>
            statistic.unit === 'seconds'
              ? timeSpan(value, statistic.decimals)
              : { text: formatStatistic(statistic, value), unit: UNIT_SUFFIXES[statistic.unit] },
          definition: statistic.definition,
        },
      ];
    }
    if (!insight) return [];
    if ('time' in row) {
      const [ours, theirs] = insight.teams.map(({ possession }) => possession.team);
      return [
        {
          key: row.time,
          label,
          values: [ours ?? 0, theirs ?? 0],
          written: (value) => ({ text: formatClock(value), unit: '' }),
          definition: PICTURE_TERMS.possession.definition,
        },
      ];
    }
    const metric = METRICS.find(({ key }) => key === row.metric);
    const [ours, theirs] = insight.teams.map(({ metrics }) => metrics[row.metric]?.value);
    if (!metric || !isNumber(ours) || !isNumber(theirs)) return [];
    return [
      {
        key: row.metric,
        label,
        values: [ours, theirs],
        written: (value) => ({
          text: formatNumber(value, metric.decimals),
          unit: metric.unit === 'percent' ? '%' : '',
        }),
        definition: metric.definition,
      },
    ];
  });
}

/** Two teams on one mirrored bar each: the longer side full, the other in proportion. */
export function TeamComparison({ report, insight }: { report: MatchReport; insight: MatchInsight | null }) {
  const rows = rowsOf(report, insight);
  if (rows.length === 0 || teamsWithPlayers(report).length < 2) return null;
  return (
    <Panel title={`${teamName(report, 0)} and ${teamName(report, 1)} compared`} aside="whole match, per team">
      <DataTable
        className={classes.table}
        head="hidden"
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          sideColumn(report, 0),
          {
            head: 'Statistic',
            isRowHead: true,
            cellProps: ({ definition }) => ({ title: definition }),
            cell: ({ label }) => label,
          },
          sideColumn(report, 1),
        ]}
      />
    </Panel>
  );
}

function sideColumn(report: MatchReport, team: 0 | 1): Column<Row> {
  const barOf = ({ values }: Row) => barShare(values[team], values) ?? 0;
  return {
    key: TEAM_KEYS[team],
    head: teamName(report, team),
    cellProps: (row) => ({
      className: classes.side,
      'data-team': TEAM_KEYS[team],
      'data-behind': barOf(row) !== 1 || undefined,
    }),
    cell: (row) => {
      const { key, label, values, written } = row;
      const { text, unit } = written(values[team]);
      return (
        <>
          <span
            className={`${classes.value} flex-none w-14 font-stretch-88% font-semibold text-left whitespace-nowrap`}
          >
            {key === POSSESSION ? (
              text
            ) : (
              <NumberButton figure={{ key, label }} owner={{ team }}>
                {text}
              </NumberButton>
            )}
            {unit === '%' || unit === 's' ? <small> {unit}</small> : null}
          </span>
          <span className={`${classes.track} flex flex-1 justify-end h-2`}>
            <i style={{ width: `${barOf(row) * 100}%` }} />
          </span>
        </>
      );
    },
  };
}
