import type { Role, RoleName } from '../../detectors/role/role.detector.ts';

/** Seconds of live play in each role; `ambiguous` is crowding. Source: game-and-stats.md 3.33. */
export type RoleInsight = Record<RoleName, number>;

/** @param own role spans of one player */
export function roleSeconds(own: readonly Role[]): RoleInsight {
  const seconds: RoleInsight = { first: 0, second: 0, third: 0, ambiguous: 0 };
  for (const { duration, evidence } of own) seconds[evidence.role] += duration;
  return seconds;
}
