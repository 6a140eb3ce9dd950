import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { sendStoredBody } from '../../platform/http/stored-body.ts';
import { unpackBytes } from '../../platform/packed-list/packed-list.ts';
import { type Match, readEventStream, readTracks } from './match.repository.ts';

/** Returns a match's stored events as a response, cached forever if the request names the `revision`. */
export async function readEventsBody(db: Executor, match: Match, requested?: string) {
  const packed = await readEventStream(db, match.id);
  if (!packed) return { analysisVersion: match.analysisVersion, events: [] };
  const revision = getRevision(match);
  return sendStoredBody<{ analysisVersion: string; events: [] }>({
    tag: `events-${revision}`,
    immutable: requested === revision,
    contentType: 'application/json; charset=utf-8',
    packed,
    unpack: unpackBytes,
  });
}

/** Returns the stored tracks in the same way. Throws ProblemError 404 if only the scoreboard could be read. */
export async function readTracksBody(db: Executor, match: Match, requested?: string) {
  const packed = await readTracks(db, match.id);
  if (!packed) {
    throw new ProblemError(404, 'tracks-not-found', 'We could only read the scoreboard for this match.');
  }
  const revision = getRevision(match);
  return sendStoredBody<File>({
    tag: `tracks-${revision}`,
    immutable: requested === revision,
    contentType: 'application/octet-stream',
    packed,
    unpack: unpackBytes,
  });
}

/** Returns the version of a match's stats, which changes whenever they are rewritten. */
export function getRevision({ analysisVersion, updatedAt }: Match): string {
  return `${analysisVersion}-${updatedAt.getTime().toString(36)}`;
}
