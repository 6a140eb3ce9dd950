import type { PlayerScores } from '@datacoach/contract';

const NAMES = ['own', 'mid', 'attacking third'] as const;

/** Returns the share of time in each third of the field, as percentages that add up to 100; null without any time. */
export function calculateThirds({ columns, rows, cells }: PlayerScores['pictures']['heat']) {
  const total = cells.reduce((sum, seconds) => sum + seconds, 0);
  if (total === 0) return null;
  const sums = [0, 0, 0];
  cells.forEach((seconds, cell) => {
    const third = Math.min(2, Math.floor((Math.floor(cell / columns) / rows) * 3));
    sums[third]! += seconds;
  });
  const [own, attack] = [Math.round((sums[0]! / total) * 100), Math.round((sums[2]! / total) * 100)];
  return NAMES.map((name, third) => ({ name, share: [own, 100 - own - attack, attack][third]! }));
}
