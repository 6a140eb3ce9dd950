import { formatNumber } from '@datacoach/analysis/format-number';
import { findMetricInfo } from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import { useId, useMemo, useState } from 'react';
import { type Column, DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatClock, timeSpan } from '../../../shared/format/date.ts';
import { formatSpeedsInText } from '../../../shared/format/speed.ts';
import { formatStatistic, getStatisticUnit } from '../../../shared/format/statistic-value.ts';
import { toShownMetric } from '../../../shared/metrics/metric-facts.ts';
import { calculateHeatContours } from '../../../shared/pitch/heat-contours.ts';
import { PitchPicture } from '../../../shared/pitch/pitch-lines.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { NumberButton } from '../components/number-button.tsx';
import { ShotTable } from '../components/shot-table.tsx';
import { Waiting } from '../components/waiting.tsx';
import { useMatch } from '../match/match-context.ts';
import {
  getTeamKey,
  getTeamName,
  listAllPlayers,
  listTeamsWithPlayers,
  TEAM_KEYS,
  type Team,
} from '../match/teams.ts';
import { calculateBarShare, findStatisticInfo, isNumber } from '../stats/metric-rows.ts';
import PICTURE_TERMS from '../text/picture-terms.data.json' with { type: 'json' };
import classes from './tabs.module.css';

interface Row {
  readonly key: string;
  readonly label: string;
  readonly values: readonly [number, number];
  readonly formatValue: (value: number) => { readonly text: string; readonly unit: string };
  readonly definition: string;
}

/** Order: result, chances, possession, boost, contact, kickoffs (ui/README, comparison bar). */
const ROWS: readonly ({ label: string } & ({ statistic: string } | { metric: string } | { time: string }))[] =
  [
    { statistic: 'core.score', label: 'Scoreboard points' },
    { metric: 'xg', label: 'Expected goals' },
    { statistic: 'core.shots', label: 'Shots' },
    { statistic: 'core.shooting_percentage', label: 'Shooting %' },
    { statistic: 'core.saves', label: 'Saves' },
    { statistic: 'core.assists', label: 'Assists' },
    { time: 'team', label: 'Possession' },
    { metric: 'passes', label: 'Passes per 5 min' },
    { metric: 'challengeWinPct', label: 'Challenges won' },
    { statistic: 'positioning.time_offensive_half', label: 'Opponents’ half' },
    { statistic: 'positioning.time_behind_ball', label: 'Goal-side' },
    { statistic: 'boost.bpm', label: 'Boost per minute' },
    { statistic: 'boost.amount_stolen', label: 'Boost stolen' },
    { statistic: 'boost.time_zero_boost', label: 'Zero boost' },
    { statistic: 'movement.time_supersonic_speed', label: 'Supersonic' },
    { statistic: 'movement.time_high_air', label: 'High air' },
    { statistic: 'demo.inflicted', label: 'Demolitions' },
    { metric: 'kickoffWinPct', label: 'Kickoffs won' },
  ];

/** In no registry because it has its own tab. */
const POSSESSION = 'team';

const listRows = (report: MatchReport, insight: MatchInsight | null): Row[] =>
  ROWS.flatMap((row): Row[] => {
    const found = findValues(row, report, insight);
    const [blue, orange] = found?.values ?? [];
    if (!found || !isNumber(blue) || !isNumber(orange)) return [];
    return [{ ...found, label: row.label, values: [blue, orange] }];
  });

interface FoundValues extends Omit<Row, 'label' | 'values'> {
  readonly values: readonly (number | null | undefined)[];
}

function findValues(
  row: (typeof ROWS)[number],
  report: MatchReport,
  insight: MatchInsight | null,
): FoundValues | null {
  if ('statistic' in row) {
    const statistic = findStatisticInfo(row.statistic);
    if (!statistic) return null;
    const { unit, decimals, definition } = statistic;
    return {
      key: row.statistic,
      values: report.teams.map(({ statistics }) => statistics[row.statistic]),
      formatValue: (value) =>
        unit === 'seconds'
          ? timeSpan(value, decimals)
          : { text: formatStatistic(statistic, value), unit: getStatisticUnit(unit) },
      definition: formatSpeedsInText(definition),
    };
  }
  if (!insight) return null;
  if ('time' in row) {
    return {
      key: row.time,
      values: insight.teams.map(({ possession }) => possession.team),
      formatValue: (value) => ({ text: formatClock(value), unit: '' }),
      definition: PICTURE_TERMS.possession.definition,
    };
  }
  const metric = findMetricInfo(row.metric);
  if (!metric) return null;
  return {
    key: row.metric,
    values: insight.teams.map(({ metrics }) => metrics[row.metric]?.value),
    formatValue: (value) => ({
      text: formatNumber(toShownMetric(metric.key, value)!, metric.decimals),
      unit: metric.unit === 'percent' ? '%' : '',
    }),
    definition: formatSpeedsInText(metric.definition),
  };
}

/** Two teams mirrored on one bar each: the longer side is full, the other in proportion. */
function TeamComparison() {
  const { report, insight } = useMatch();
  const rows = listRows(report, insight);
  if (rows.length === 0 || listTeamsWithPlayers(report).length < 2) return null;
  return (
    <Panel
      title={`${getTeamName(report, 0)} and ${getTeamName(report, 1)} compared`}
      aside="whole match, by team"
    >
      <DataTable
        className={classes.table}
        head="hidden"
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          sideColumn(report, 0),
          {
            head: 'Stat',
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
  const getBarShare = ({ values }: Row) => calculateBarShare(values[team], values) ?? 0;
  return {
    key: TEAM_KEYS[team],
    head: getTeamName(report, team),
    cellProps: (row) => ({
      className: `${classes.side} data-[team=orange]:flex-row-reverse flex items-center gap-2 p-0`,
      'data-team': TEAM_KEYS[team],
      'data-behind': getBarShare(row) !== 1 || undefined,
    }),
    cell: (row) => {
      const { key, label, values, formatValue } = row;
      const { text, unit } = formatValue(values[team]);
      return (
        <>
          <span
            className={`${classes.value} flex-none w-14 font-stretch-88% font-semibold text-left whitespace-nowrap`}
          >
            {key === POSSESSION ? (
              text
            ) : (
              <NumberButton stat={{ key, label }} owner={{ team }}>
                {text}
              </NumberButton>
            )}
            {unit === '%' || unit === 's' ? <small className="text-t3 font-normal"> {unit}</small> : null}
          </span>
          <span className={`${classes.track} flex flex-1 justify-end h-2`}>
            <i style={{ width: `${getBarShare(row) * 100}%` }} />
          </span>
        </>
      );
    },
  };
}

interface Subject {
  key: string;
  name: string;
  team: Team | null;
  cells: readonly number[];
}

const BALL = 'ball';

function HeatMapPanel() {
  const { report, me } = useMatch();
  const subjects = useMemo(() => listSubjects(report), [report]);
  const [chosen, setChosen] = useState(me ?? BALL);
  const group = useId();
  const subject = subjects.find(({ key }) => key === chosen) ?? subjects[0];
  if (!subject) return null;
  return (
    <Panel title="Heat map" aside="top view">
      <div className="@container/heat">
        <div className="grid grid-cols-[148px_minmax(0,1fr)] gap-4 @max-[521px]/heat:grid-cols-1">
          <fieldset
            className={`${classes.choices} @max-[521px]/heat:flex-row @max-[521px]/heat:flex-wrap @max-[521px]/heat:gap-1 flex flex-col gap-0.5 min-w-0 m-0 p-0 border-0`}
          >
            <legend className="sr-only">Whose heat map</legend>
            {subjects.map(({ key, name, team }) => (
              <label
                key={key}
                className={`${classes.choice} relative flex items-center gap-2 h-8 px-2 rounded-2 text-t2 cursor-pointer`}
                data-team={getTeamKey(team)}
              >
                <input
                  className="absolute opacity-0"
                  type="radio"
                  name={group}
                  checked={key === subject.key}
                  onChange={() => setChosen(key)}
                />
                <i aria-hidden="true" />
                <span className="truncate">{name}</span>
                {key === me && <small className="text-accent-text text-[12px]">you</small>}
              </label>
            ))}
          </fieldset>
          <div className="min-w-0 max-w-155">
            <HeatPicture report={report} subject={subject} />
            <div className="text-xs flex flex-wrap items-center gap-x-2 gap-y-1 mt-2 text-t3">
              <span className={classes.ramp} aria-hidden="true" />
              less to more time
              <span className="flex-1 text-right">
                {subject.team === 1 ? '← Orange attacks' : 'Blue attacks →'}
              </span>
            </div>
            <Thirds report={report} subject={subject} />
          </div>
        </div>
      </div>
    </Panel>
  );
}

function HeatPicture({ report, subject }: { report: MatchReport; subject: Subject }) {
  const { columns, rows } = report.heatMaps;
  const steps = useMemo(
    () => calculateHeatContours({ columns, rows, cells: subject.cells }),
    [columns, rows, subject.cells],
  );
  return (
    <PitchPicture standard={report.match.map.standard} label={`Heat map of ${subject.name}`}>
      {steps.map(({ step, path }) => (
        <path key={step} d={path} fill={`var(--heat-${step})`} />
      ))}
    </PitchPicture>
  );
}

/** Thirds of the field from the subject's own end; for the ball, from blue's. */
function Thirds({ report, subject }: { report: MatchReport; subject: Subject }) {
  const shares = calculateThirdShares(report, subject);
  if (!shares) return null;
  const words =
    subject.team === null ? ['Blue third', 'Midfield', 'Orange third'] : ['Defense', 'Midfield', 'Attack'];
  return (
    <dl className="grid grid-cols-[repeat(3,1fr)] gap-2 mt-3 pt-3 border-t border-t-line">
      {words.map((word, index) => (
        <div key={word}>
          <dt className="text-xs text-t3">{word}</dt>
          <dd className="num text-base">{formatNumber(shares[index] ?? 0, 1)}%</dd>
        </div>
      ))}
    </dl>
  );
}

function calculateThirdShares({ players, heatMaps }: MatchReport, subject: Subject): number[] | null {
  if (subject.team === null) {
    const { columns, rows } = heatMaps;
    const total = subject.cells.reduce((sum, seconds) => sum + seconds, 0);
    if (total === 0) return null;
    const sums = [0, 0, 0];
    subject.cells.forEach((seconds, index) => {
      const third = Math.min(2, Math.floor(((Math.floor(index / columns) + 0.5) / rows) * 3));
      sums[third] = (sums[third] ?? 0) + seconds;
    });
    return sums.map((sum) => (sum / total) * 100);
  }
  const statistics = players.find((player) => player.key === subject.key)?.statistics ?? {};
  const shares = ['defensive', 'neutral', 'offensive'].map(
    (third) => statistics[`positioning.percent_${third}_third`],
  );
  return shares.every(isNumber) ? shares : null;
}

function listSubjects(report: MatchReport): Subject[] {
  const { ball, players } = report.heatMaps;
  const subjects: Subject[] = [
    { key: BALL, name: 'Ball', team: null, cells: ball },
    ...listAllPlayers(report).map(({ key, name, team }) => ({ key, name, team, cells: players[key] ?? [] })),
  ];
  return subjects.filter(({ cells }) => cells.some((seconds) => seconds > 0));
}

export default function OverviewTab() {
  const { insight } = useMatch();
  return (
    <div className={classes.trio} data-two={insight === null || undefined}>
      <TeamComparison />
      <HeatMapPanel />
      {insight && (
        <Panel title="Shots and attempts" aside="click a time to watch" flush>
          <Waiting>
            <ShotTable label="Table of shots" />
          </Waiting>
        </Panel>
      )}
    </div>
  );
}
