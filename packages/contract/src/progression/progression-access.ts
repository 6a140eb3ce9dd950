/** Time windows of a progression. */
export const PROGRESSION_WINDOWS = ['20', '50', 'season', 'all'] as const;
export type ProgressionWindow = (typeof PROGRESSION_WINDOWS)[number];

export const PROGRESSION_REACHES = ['none', 'games', 'season', 'all'] as const;
type ProgressionReach = (typeof PROGRESSION_REACHES)[number];

/** What the feature ProgressionTracking opens. */
export interface ProgressionAccess {
  readonly reach: ProgressionReach;
  readonly windows: readonly ProgressionWindow[];
  /** Whether the player can compare periods of their choice. */
  readonly periods: boolean;
}

/** Number of recent games allowed by `games`; also the minimum for a season. */
export const MIN_REACH_GAMES = 20;

export const PROGRESSION_ACCESS: Readonly<Record<ProgressionReach, ProgressionAccess>> = {
  none: { reach: 'none', windows: ['20'], periods: false },
  games: { reach: 'games', windows: ['20'], periods: false },
  season: { reach: 'season', windows: ['20', '50', 'season'], periods: false },
  all: { reach: 'all', windows: ['20', '50', 'season', 'all'], periods: true },
};
