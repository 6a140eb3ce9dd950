import { METRICS } from '@datacoach/analysis/metadata';
import { type FolderView, HIDDEN_NAME } from './folder-view.ts';
import type { Appearance } from './scout-appearances.ts';

interface PersonSum {
  id: string;
  name: string;
  games: number;
  value: number;
}

/** A metric by player over the games, highest first. */
export function ranking(view: FolderView, appearances: readonly Appearance[], key: string): PersonSum[] {
  const { number, scale } = METRICS.find((metric) => metric.key === key)!;
  const sums = new Map<string, { sum: number; over: number; games: number }>();
  for (const { players } of appearances) {
    for (const { id, values, overs } of players) {
      const value = values[number];
      if (value === null || value === undefined) continue;
      const known = sums.get(id) ?? { sum: 0, over: 0, games: 0 };
      known.sum += value * overs[number]!;
      known.over += overs[number]!;
      known.games += 1;
      sums.set(id, known);
    }
  }
  return [...sums]
    .filter(([, { over }]) => over > 0)
    .map(([id, { sum, over, games }]) => ({
      id,
      name: view.names.get(id) || HIDDEN_NAME,
      games,
      value: scale === 'match' ? sum / games : sum / over,
    }))
    .sort((a, b) => b.value - a.value);
}
