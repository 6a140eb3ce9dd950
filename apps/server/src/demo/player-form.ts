import type { Weakness } from '@datacoach/replay-fixtures';

/** How good the demo's player is at a time. */
export interface Form {
  tier: number;
  weakness: Weakness;
  severity: number;
}

/** Diamond II at first, Champion I at the end. */
const FIRST_TIER = 14;
const LAST_TIER = 16;
/** Share of the season after which he trains kickoffs, and after which it has worked. */
const DRILL_BEGINS = 0.4;
const DRILL_WORKS = 0.75;

/** Form at a share of the season, 0 to 1: everything grows slowly, kickoffs only once they are trained. */
export function formOf(share: number): Form {
  const trained = Math.min(1, Math.max(0, (share - DRILL_BEGINS) / (DRILL_WORKS - DRILL_BEGINS)));
  return {
    tier: FIRST_TIER + (LAST_TIER - FIRST_TIER) * share,
    weakness: 'kickoffs',
    severity: 1 - trained,
  };
}
