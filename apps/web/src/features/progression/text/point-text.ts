import { counted } from '@datacoach/analysis/format-number';
import { RANKS } from '@datacoach/analysis/metadata';
import type { Progression, ProgressionMark, ProgressionPoint } from '@datacoach/contract';
import { formatDate, formatShortDate } from '../../../shared/format/date.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { formatMetricValue, type MetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { addUnit } from './measure-facts.ts';

type Grouping = Progression['filter']['by'];

export const formatGames = (games: number): string => counted(games, 'game');

/** Formats "March 2nd" or "Week of March 2nd". */
export function formatPointDate(point: ProgressionPoint, by: Grouping): string {
  const date = formatShortDate(new Date(point.at));
  return by === 'week' ? `Week from ${date}` : date;
}

interface PointValues {
  /** For the point's games. */
  value: number | null;
  /** For the 20 games up to it. */
  mean: Progression['line']['means'][number];
}

export function describePoint(
  point: ProgressionPoint,
  by: Grouping,
  { value, mean }: PointValues,
  facts: MetricFacts,
): string {
  const formatValue = (number: number) => addUnit(formatMetricValue(facts, number), facts);
  return [
    formatPointDate(point, by),
    by === 'game' ? null : formatGames(point.games),
    value === null ? null : formatValue(value),
    mean && `average of ${formatGames(mean.games)} ${formatValue(mean.value)}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** "season 21", "last 90 days" */
export const describeSeason = ({ number }: Progression['season']): string =>
  number === null ? 'last 90 days' : `season ${number}`;

/** Formats "Doubles · season 21 · 60 games, 34 won, January 12th to March 10th, 2026". */
export function describeWindow({ filter, season, shown }: Progression): string {
  const window = {
    '20': 'last 20 games',
    '50': 'last 50 games',
    season: describeSeason(season),
    all: 'all time',
  }[filter.window];
  if (!shown) return `${formatMode(filter.mode)} · ${window}`;
  const [from, to] = [new Date(shown.from), new Date(shown.to)];
  const played = shown.games === 1 ? formatDate(to) : `${formatShortDate(from, to)} to ${formatDate(to)}`;
  return `${formatMode(filter.mode)} · ${window} · ${formatGames(shown.games)}, ${shown.won} won, ${played}`;
}

/**
 * Formats "up to Champion I", "season 21" or "Faster recoveries, week 2: Small pads"; if short, "C1", "season 21" or
 * "week 2".
 */
export function describeMark(mark: ProgressionMark, isShort = false): string {
  if (mark.kind === 'season') return `season ${mark.number}`;
  if (mark.kind === 'plan') return isShort ? (/week \d+/.exec(mark.words)?.[0] ?? 'plan') : mark.words;
  const rank = RANKS.find(({ id }) => id === mark.rank);
  const before = RANKS.find(({ id }) => id === mark.before);
  if (!rank || rank.tier === 0) return 'no rank';
  if (isShort) return rank.short;
  if (!before || before.tier === 0) return `${rank.name} set`;
  return rank.tier > before.tier ? `up to ${rank.name}` : `down to ${rank.name}`;
}
