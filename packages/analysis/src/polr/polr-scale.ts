import { MAX_TIER } from '../model/ranks.data.ts';

const SCALE = 70;
/** POLR points per tier: 3.18 (decisions.md 1.3). */
const PER_TIER = SCALE / MAX_TIER;

/**
 * Returns the POLR of a tier, which may be fractional: tier 1 covers 0 to 3.18, so a player exactly at its reference
 * has 1.59.
 */
export const convertTierToPolr = (tier: number) => Math.min(SCALE, Math.max(0, (tier - 0.5) * PER_TIER));

export const convertPolrToTier = (polr: number) => Math.min(MAX_TIER, Math.floor(polr / PER_TIER) + 1);

/** Knots of the score lookup: [POLR 0-70, position 0-54]. Source: specification.md 9. */
const KNOTS = [
  [0, 0],
  [15, 7],
  [30, 12],
  [35, 18],
  [40, 24],
  [50, 35],
  [55, 40],
  [60, 44],
  [65, 49],
  [70, 54],
] as const;

/** Returns a POLR value's position on the rank ladder, 0-54: linear between the knots, clamped. For display only. */
export function scoreLookup(polr: number): number {
  const upper = KNOTS.findIndex(([input]) => polr <= input);
  if (upper === 0) return KNOTS[0][1];
  if (upper === -1) return KNOTS[KNOTS.length - 1]![1];
  const [x0, y0] = KNOTS[upper - 1]!;
  const [x1, y1] = KNOTS[upper]!;
  return y0 + ((polr - x0) / (x1 - x0)) * (y1 - y0);
}
