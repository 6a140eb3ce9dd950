import { BOOST_PADS } from '@datacoach/analysis/metadata';

/** Where a pad is, for a side that attacks to +y: "Big pad in the opponents’ half, left". */
export function padWords(pad: number): string {
  const { x, y, big } = BOOST_PADS[pad] ?? { x: 0, y: 0, big: false };
  const half = y === 0 ? 'on the middle line' : y > 0 ? 'in the opponents’ half' : 'in the own half';
  const lane = x === 0 ? 'middle' : x > 0 ? 'left' : 'right';
  return `${big ? 'Big' : 'Small'} pad ${half}, ${lane}`;
}

/** Pickups of a side that attacks to +y, by the number of the pad: all, and percent of them in the opponents' half. */
export function padSums(counts: readonly number[]): { all: number; stolenShare: number } {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const stolen = counts.reduce((sum, count, pad) => sum + ((BOOST_PADS[pad]?.y ?? 0) > 0 ? count : 0), 0);
  return { all, stolenShare: all === 0 ? 0 : Math.round((100 * stolen) / all) };
}
