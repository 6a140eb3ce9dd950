import type { Executor } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/access.ts';
import { listTeamPlayerNames } from '../identities/index.ts';
import { openEventStream } from './event-stream.ts';
import { listNamesInMatches, type Match, readEventStream } from './match.repository.ts';
import { readEventsBody } from './stored-recording.ts';

/** Who sees the players' names: an account, or an assistant acting for it. */
export type NameReader = Pick<Caller, 'userId' | 'userType'>;

/** The names to show, by the player's name in the match. */
type Renames = ReadonlyMap<string, string>;

/** Returns the names a school team shows instead of in-game names, by match. Empty unless the reader is one of its coaches. */
export async function listRenames(
  db: Executor,
  { userId, userType }: NameReader,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, Renames>> {
  const shown = userType === 'Coach' ? await listTeamPlayerNames(db, userId) : new Map<string, string>();
  const renames = new Map<string, Map<string, string>>();
  for (const { matchId, identity, name } of await listNamesInMatches(db, matchIds, [...shown.keys()])) {
    renames.set(matchId, (renames.get(matchId) ?? new Map<string, string>()).set(name, shown.get(identity)!));
  }
  return renames;
}

/** Returns the same for one match. */
export async function findRenames(db: Executor, reader: NameReader, matchId: string): Promise<Renames> {
  return (await listRenames(db, reader, [matchId])).get(matchId) ?? new Map<string, string>();
}

/** Properties of reports and events that hold a player's name. */
const NAMES = new Set(['name', 'playerName', 'otherName', 'recorderName']);

/** Replaces players' names in a match's report or events. */
export function renamePlayers<Content>(content: Content, renames: Renames | undefined): Content {
  if (!renames?.size) return content;
  const replaceName = (key: string, value: unknown) =>
    typeof value === 'string' && NAMES.has(key) ? (renames.get(value) ?? value) : value;
  return JSON.parse(JSON.stringify(content), replaceName) as Content;
}

/** Returns a match's events with the names that this reader sees. Cached forever if the request has a `revision`. */
export async function readEventsFor(db: Executor, reader: NameReader, match: Match, revision?: string) {
  const renames = await findRenames(db, reader, match.id);
  const packed = renames.size > 0 ? await readEventStream(db, match.id) : null;
  if (!packed) return readEventsBody(db, match, revision);
  const stream = await openEventStream(packed);
  const events = renamePlayers(stream.listEvents(), renames);
  return { analysisVersion: match.analysisVersion, openingScores: stream.openingScores, events };
}
