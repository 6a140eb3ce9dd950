import { formatNumber } from '@datacoach/analysis/format-number';
import {
  METRIC_GROUPS,
  METRICS,
  type MetricGroup,
  type MetricInfo,
  type MetricStat,
  STATISTIC_GROUP_LABELS,
  STATISTIC_GROUPS,
  STATISTICS,
  type StatisticInfo,
} from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import { formatClock } from '../../../shared/format/date.ts';
import { getStatisticUnit, toShownStatistic } from '../../../shared/format/statistic-value.ts';
import { getMetricTerm, getMetricUnit, toShownMetric } from '../../../shared/metrics/metric-facts.ts';
import { getStatisticTerm, type Term } from '../../../shared/ui/definition.tsx';

export interface Stat {
  readonly value: number | null;
  /** Its sample ("from 12"), or why there is none ("no shots"). */
  readonly note: string | null;
}

/** One stat of the match for everyone: a row of a comparison. */
export interface StatRow {
  readonly key: string;
  readonly label: string;
  readonly term: Term;
  /** Follows the value; '' for plain counts. */
  readonly unit: string;
  /** What the notes count, below the label: "shots". */
  readonly sample: string | null;
  readonly decimals: number;
  readonly better: 'higher' | 'lower' | 'neutral';
  /** By player key. */
  readonly players: ReadonlyMap<string, Stat>;
  /** Null if there are no team values. */
  readonly teams: readonly [Stat, Stat] | null;
}

export const NO_STAT: Stat = { value: null, note: null };

const createStat = (value: number | null | undefined): Stat => ({ value: value ?? null, note: null });

/** Returns the rows of the five groups that every report has. */
export const listStatisticRows = (report: MatchReport, statistics: readonly StatisticInfo[]): StatRow[] =>
  statistics.map((statistic) => {
    const { key, label, unit, decimals, better, team } = statistic;
    const toShownStat = (value: number | null | undefined) => createStat(toShownStatistic(unit, value));
    const [blue, orange] = report.teams;
    return {
      key,
      label,
      term: getStatisticTerm(statistic),
      unit: getStatisticUnit(unit),
      sample: null,
      decimals,
      better,
      players: new Map(report.players.map((player) => [player.key, toShownStat(player.statistics[key])])),
      teams: team ? [toShownStat(blue?.statistics[key]), toShownStat(orange?.statistics[key])] : null,
    };
  });

const NEEDED = ['', 'a player', 'a teammate', '2 teammates'] as const;

/** Returns a stat's sample, or briefly why it is missing. */
export function formatStatNote(
  metric: Pick<MetricInfo, 'scale' | 'sample' | 'minimumTeamSize'>,
  { value, over }: MetricStat,
  teamSize: number,
): string | null {
  if (teamSize < metric.minimumTeamSize) return `needs ${NEEDED[metric.minimumTeamSize]}`;
  const counted = metric.scale === 'share' || metric.scale === 'mean';
  if (value === null) return counted ? 'from 0' : 'not in replay';
  if (!counted) return null;
  return metric.sample.startsWith('s ') ? `from ${formatClock(over)}` : `from ${formatNumber(over)}`;
}

const formatSample = ({ scale, sample }: MetricInfo): string | null =>
  scale === 'share' || scale === 'mean'
    ? sample.replace(/^s of (?=playing time)/, '').replace(/^s /, 'time ')
    : null;

const ZONE_TIME = /^timeInZone/;

/**
 * Returns a group's rows: every metric available in this match, with a dash and the reason if a player has none.
 * Times in the 24 zones are shown in a separate picture.
 */
export function listMetricRows(report: MatchReport, insight: MatchInsight, group: MetricGroup): StatRow[] {
  const { teamSize } = report.match;
  const createStat = (metric: MetricInfo, found: MetricStat | undefined): Stat =>
    found
      ? { value: toShownMetric(metric.key, found.value), note: formatStatNote(metric, found, teamSize) }
      : NO_STAT;
  return METRICS.filter(
    (metric) => metric.group === group && !ZONE_TIME.test(metric.key) && isInMatch(insight, metric.key),
  ).map((metric) => ({
    key: metric.key,
    label: metric.label,
    term: getMetricTerm(metric),
    unit: getMetricUnit(metric, 'per 5 min'),
    sample: formatSample(metric),
    decimals: metric.decimals,
    better: metric.better,
    players: new Map(
      Object.entries(insight.players).map(([key, { metrics }]) => [
        key,
        createStat(metric, metrics[metric.key]),
      ]),
    ),
    teams: [
      createStat(metric, insight.teams[0]?.metrics[metric.key]),
      createStat(metric, insight.teams[1]?.metrics[metric.key]),
    ],
  }));
}

/** A report of an older engine lacks metrics that this page knows. */
const isInMatch = ({ players }: MatchInsight, key: string): boolean =>
  Object.values(players).some(({ metrics }) => metrics[key] !== undefined);

interface PairGroup {
  readonly key: string;
  readonly label: string;
  readonly rows: readonly StatRow[];
}

/** Returns every stat that at least one of two players has, by group: first the scoreboard's, then those from events. */
export function listPairGroups(
  report: MatchReport,
  insight: MatchInsight | null,
  players: readonly [string, string],
): PairGroup[] {
  const groups = [
    ...STATISTIC_GROUPS.map((group) => ({
      key: `statistics ${group}`,
      label: STATISTIC_GROUP_LABELS[group],
      rows: listStatisticRows(
        report,
        STATISTICS.filter((statistic) => statistic.group === group),
      ),
    })),
    ...METRIC_GROUPS.map(({ key, label }) => ({
      key: `metrics ${key}`,
      label,
      rows: insight ? listMetricRows(report, insight, key) : [],
    })),
  ];
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter((row) => players.some((key) => (row.players.get(key)?.value ?? null) !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Returns whose value is better: 0 or 1; null if neither, or if the stat has no better direction. */
export function findBetterSide(row: StatRow, players: readonly [string, string]): 0 | 1 | null {
  const [one, other] = players.map((key) => row.players.get(key)?.value ?? null);
  if (one === null || other === null || one === undefined || other === undefined) return null;
  if (row.better === 'neutral' || one === other) return null;
  return one > other === (row.better === 'higher') ? 0 : 1;
}

/**
 * Returns the stats of a group that this match can have: roles need a teammate, and at least one player must have a
 * value.
 */
export const listShownStatistics = (report: MatchReport, group: StatisticInfo['group']): StatisticInfo[] =>
  STATISTICS.filter(
    (statistic) =>
      statistic.group === group &&
      report.match.teamSize >= statistic.minimumTeamSize &&
      report.players.some((player) => isNumber(player.statistics[statistic.key])),
  );

export const findStatisticInfo = (key: string): StatisticInfo | undefined =>
  STATISTICS.find((statistic) => statistic.key === key);

export const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';

/** Returns the best value of a row, or null if no direction is better or all are equal. */
export function findBestValue(
  statistic: Pick<StatisticInfo, 'better'>,
  values: readonly (number | null | undefined)[],
): number | null {
  const numbers = values.filter(isNumber);
  if (statistic.better === 'neutral' || numbers.length < 2) return null;
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  if (low === high) return null;
  return statistic.better === 'higher' ? high : low;
}

/** Returns the length of a bar as a share of the longest in its row, 0 to 1. */
export function calculateBarShare(
  value: number | null | undefined,
  values: readonly (number | null | undefined)[],
): number {
  const longest = Math.max(0, ...values.filter(isNumber).map(Math.abs));
  return isNumber(value) && longest > 0 ? Math.abs(value) / longest : 0;
}
