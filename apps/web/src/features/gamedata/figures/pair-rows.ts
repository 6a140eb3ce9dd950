import {
  METRIC_GROUPS,
  STATISTIC_GROUP_LABELS,
  STATISTIC_GROUPS,
  STATISTICS,
} from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import type { FigureRow } from './figure-row.ts';
import { metricRows } from './metric-rows.ts';
import { statisticRows } from './statistic-rows.ts';

/** A group of figures that two players have. */
export interface PairGroup {
  readonly key: string;
  readonly label: string;
  readonly rows: readonly FigureRow[];
}

/** Every figure that at least one of two players has, by group: what the scoreboard knows, then what the events tell. */
export function pairGroups(
  report: MatchReport,
  insight: MatchInsight | null,
  players: readonly [string, string],
): PairGroup[] {
  const groups = [
    ...STATISTIC_GROUPS.map((group) => ({
      key: `statistics ${group}`,
      label: STATISTIC_GROUP_LABELS[group],
      rows: statisticRows(
        report,
        STATISTICS.filter((statistic) => statistic.group === group),
      ),
    })),
    ...METRIC_GROUPS.map(({ key, label }) => ({
      key: `metrics ${key}`,
      label,
      rows: insight ? metricRows(report, insight, key) : [],
    })),
  ];
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter((row) => players.some((key) => (row.players.get(key)?.value ?? null) !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Whose figure is the better one: 0 or 1; null where neither is, or neither more nor less is good. */
export function betterOf(row: FigureRow, players: readonly [string, string]): 0 | 1 | null {
  const [one, other] = players.map((key) => row.players.get(key)?.value ?? null);
  if (one === null || other === null || one === undefined || other === undefined) return null;
  if (row.better === 'neutral' || one === other) return null;
  return one > other === (row.better === 'higher') ? 0 : 1;
}
