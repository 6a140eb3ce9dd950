import type { Progression, ProgressionComparison } from '@datacoach/contract';
import { type CsvCell, formatCsv } from '../../../shared/files/save-file.ts';
import { formatCsvHead } from '../../../shared/metrics/metric-facts.ts';

/** Exports one row per point, unrounded; times as ISO 8601, metrics by the engine's keys. */
export function formatProgressCsv({ points, line, second, filter }: Progression): string {
  const columns = [line, ...(second ? [second] : [])];
  const head = [
    'from',
    'games',
    'won',
    ...columns.flatMap(({ measure }) => [
      formatCsvHead(measure),
      formatCsvHead(measure, '_mean_of_20'),
      formatCsvHead(measure, '_low_80'),
      formatCsvHead(measure, '_high_80'),
      `${measure}_mean_games`,
    ]),
    filter.by === 'game' ? 'match' : 'newest_match',
  ];
  const rows = points.map((point, index): CsvCell[] => [
    point.at,
    point.games,
    point.won,
    ...columns.flatMap(({ values, means }) => {
      const mean = means[index];
      return [values[index], mean?.value, mean?.interval?.[0], mean?.interval?.[1], mean?.games];
    }),
    point.played.at(-1)?.matchId,
  ]);
  return formatCsv([head, ...rows]);
}

export function formatComparisonCsv({ rows }: Pick<ProgressionComparison, 'rows'>): string {
  const head = 'metric before before_games now now_games difference low_80 high_80 verdict'.split(' ');
  return formatCsv([
    head,
    ...rows.map(({ measure, difference: { earlier, later, difference, interval, verdict } }) => [
      ...[measure, earlier.value, earlier.games, later.value, later.games],
      ...[difference, ...interval, verdict],
    ]),
  ]);
}
