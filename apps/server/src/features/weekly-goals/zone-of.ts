import type { User } from '../auth/index.ts';

/** Weeks are the player's own; those of somebody whose zone is unknown are counted in UTC. */
export function zoneOf({ timeZone }: Pick<User, 'timeZone'>): string {
  return timeZone ?? 'UTC';
}
