export const BLUE = 0;
export const ORANGE = 1;
export const TEAM_INDICES = [BLUE, ORANGE] as const;
export type TeamIndex = (typeof TEAM_INDICES)[number];

/** Between the keys of several players; no key has it. */
export const PLAYER_SEPARATOR = '\n';

export const perTeam = <T>(read: (team: TeamIndex) => T): [T, T] => [read(BLUE), read(ORANGE)];

export const TEAM_COLORS = ['blue', 'orange'] as const;

export const getOtherTeam = (team: TeamIndex): TeamIndex => (team === BLUE ? ORANGE : BLUE);

/**
 * Returns the factor that converts field coordinates to a team's attack frame, in which the team attacks +y
 * (game-and-stats.md 1.2): X = s·x, Y = s·y.
 */
export const getAttackSign = (team: TeamIndex): 1 | -1 => (team === BLUE ? 1 : -1);
