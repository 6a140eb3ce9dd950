/** How far back a progression looks. */
export const PROGRESSION_WINDOWS = ['20', '50', 'season', 'all'] as const;
export type ProgressionWindow = (typeof PROGRESSION_WINDOWS)[number];

export const PROGRESSION_REACHES = ['none', 'games', 'season', 'all'] as const;
type ProgressionReach = (typeof PROGRESSION_REACHES)[number];

/** What the feature ProgressionTracking opens. */
export interface ProgressionAccess {
  readonly reach: ProgressionReach;
  readonly windows: readonly ProgressionWindow[];
  /** Periods of the player's own choice may be compared. */
  readonly periods: boolean;
}

/** Games that may be looked back at by `games`; also the least of a season. */
export const MIN_REACH_GAMES = 20;

export const PROGRESSION_ACCESS: Readonly<Record<ProgressionReach, ProgressionAccess>> = {
  none: { reach: 'none', windows: ['20'], periods: false },
  games: { reach: 'games', windows: ['20'], periods: false },
  season: { reach: 'season', windows: ['20', '50', 'season'], periods: false },
  all: { reach: 'all', windows: ['20', '50', 'season', 'all'], periods: true },
};
