import type { Executor } from '../../platform/database/database.ts';
import { recorderIdentities } from './replay.repository.ts';

/** Matches that the same player must have recorded among an account's uploads to be its owner (rulings A3). */
const RECORDED_MATCHES = 2;

/** Platform identities that certainly belong to the account. */
export function ownIdentities(db: Executor, ownerId: string): Promise<string[]> {
  return recorderIdentities(db, ownerId, RECORDED_MATCHES);
}

/** The one that plays, or null when none or more than one of them does. */
export function onlyOne(
  identities: readonly string[],
  playing: (identity: string) => boolean,
): string | null {
  const found = identities.filter(playing);
  return found.length === 1 ? found[0]! : null;
}
