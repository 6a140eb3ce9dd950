import type { Progression, ProgressionPoint } from '@datacoach/contract';
import { formatShortDate } from '../../../shared/format/date.ts';
import { type MetricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';
import { withUnit } from './measure-facts.ts';

type Grouping = Progression['filter']['by'];

export function countWords(games: number): string {
  return `${games} ${games === 1 ? 'game' : 'games'}`;
}

/** "5 more games" */
export function moreGames(games: number): string {
  return `${games} more ${games === 1 ? 'game' : 'games'}`;
}

/** "March 2nd", "Week of March 2nd" */
export function pointDate(point: ProgressionPoint, by: Grouping): string {
  const date = formatShortDate(new Date(point.at));
  return by === 'week' ? `Week from ${date}` : date;
}

interface PointValues {
  /** Of the point's games. */
  value: number | null;
  /** Of the 20 games up to it. */
  mean: Progression['line']['means'][number];
}

/** Read aloud at a point. */
export function pointWords(
  point: ProgressionPoint,
  by: Grouping,
  { value, mean }: PointValues,
  facts: MetricFacts,
): string {
  const write = (number: number) => withUnit(writeValue(facts, number), facts);
  return [
    pointDate(point, by),
    by === 'game' ? null : countWords(point.games),
    value === null ? null : write(value),
    mean && `mean of ${countWords(mean.games)} ${write(mean.value)}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}
