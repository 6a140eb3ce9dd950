import type { PlanName } from '../product-codes.ts';

/** How far back a progression looks. */
export const PROGRESSION_WINDOWS = ['20', '50', 'season', 'all'] as const;
export type ProgressionWindow = (typeof PROGRESSION_WINDOWS)[number];

/** What the feature ProgressionTracking opens of a plan (product-decisions 7). */
export interface ProgressionAccess {
  readonly reach: 'games' | 'season' | 'all';
  readonly windows: readonly ProgressionWindow[];
  /** Periods of the player's own choice may be compared. */
  readonly periods: boolean;
}

/** Games that every plan may look back at; also the least of a season. */
export const LEAST_REACH_GAMES = 20;

export const PROGRESSION_ACCESS: Readonly<Record<PlanName, ProgressionAccess>> = {
  Basic: { reach: 'games', windows: ['20'], periods: false },
  Platinum: { reach: 'season', windows: ['20', '50', 'season'], periods: false },
  Diamond: { reach: 'all', windows: ['20', '50', 'season', 'all'], periods: true },
  TeamPlan: { reach: 'all', windows: ['20', '50', 'season', 'all'], periods: true },
};
