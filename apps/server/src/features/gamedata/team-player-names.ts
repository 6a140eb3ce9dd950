import type { UserType } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { listTeamPlayerNames } from '../identities/index.ts';
import { listNamesInMatches } from './match.repository.ts';

/** Returns what a school's team shows instead of players' names, by name; empty for all but its coaches. */
export async function listRenames(
  db: Executor,
  { userId, userType }: { userId: string; userType: UserType },
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const shown = userType === 'Coach' ? await listTeamPlayerNames(db, userId) : new Map<string, string>();
  const found = await listNamesInMatches(db, matchIds, [...shown.keys()]);
  return new Map(found.map(({ identity, name }) => [name, shown.get(identity)!]));
}

/** Properties of reports and events that hold a player's name. */
const NAMES = new Set(['name', 'playerName', 'otherName', 'recorderName']);

/** Replaces players' names in a report or events. */
export function renamePlayers<Content>(content: Content, renames: ReadonlyMap<string, string>): Content {
  if (renames.size === 0) return content;
  const replaceName = (key: string, value: unknown) =>
    typeof value === 'string' && NAMES.has(key) ? (renames.get(value) ?? value) : value;
  return JSON.parse(JSON.stringify(content), replaceName) as Content;
}
