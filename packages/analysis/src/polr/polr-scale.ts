import { HIGHEST_TIER } from '../model/ranks.table.ts';

const SCALE = 70;
/** Values of POLR that a tier covers: 3.18 (product-decisions.md 1.3). */
const PER_TIER = SCALE / HIGHEST_TIER;

/** POLR of a tier that may lie between two: tier 1 covers 0 to 3.18, so a player right at its reference stands at 1.59. */
export function polrOfTier(tier: number): number {
  return Math.min(SCALE, Math.max(0, (tier - 0.5) * PER_TIER));
}

/** Tier whose part of the scale a POLR value lies in. */
export function tierOfPolr(polr: number): number {
  return Math.min(HIGHEST_TIER, Math.floor(polr / PER_TIER) + 1);
}
