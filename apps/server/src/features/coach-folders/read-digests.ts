import { setImmediate as breathe } from 'node:timers/promises';
import type { WorkerContext } from '../../feature-module.ts';
import type { Database } from '../../platform/database/database.ts';
import { openEventStream, readEventStreams, readReportAndInsight } from '../gamedata/index.ts';
import { isInFolder, joinsMembers, keepDigest, otherFormats, readStored } from './digest.repository.ts';
import { DIGEST_KINDS } from './digest-events.ts';
import { DIGEST_FORMAT, type GameDigest } from './game-digest.ts';
import { makeDigest } from './make-digest.ts';

/** Makes what coaches will read of a match, so that they need not wait for it; nothing where none does. */
export async function prepareDigest(db: Database, matchId: string): Promise<void> {
  if ((await isInFolder(db, matchId)) || (await joinsMembers(db, matchId))) await readDigests(db, [matchId]);
}

/** Digests of these matches, by match. What is missing is made and kept. */
export async function readDigests(
  db: Database,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, GameDigest>> {
  const digests = new Map<string, GameDigest>();
  for (const { matchId, updatedAt, digest } of await readStored(db, matchIds)) {
    const kept = digest === null ? null : (JSON.parse(digest) as GameDigest);
    if (kept?.format === DIGEST_FORMAT) {
      digests.set(matchId, kept);
      continue;
    }
    const made = await makeStored(db, matchId);
    if (!made) continue;
    digests.set(matchId, made);
    await keepDigest(db, { matchId, madeFrom: updatedAt, digest: JSON.stringify(made) });
  }
  return digests;
}

/**
 * Makes digests of other formats anew, so that no coach waits for them after an update; answers how many there were.
 * Between two of them requests are answered; a worker that closes ends it.
 */
export async function renewDigests({
  db,
  logger,
  isClosing,
}: Pick<WorkerContext, 'db' | 'logger' | 'isClosing'>): Promise<number> {
  const found = await otherFormats(db, DIGEST_FORMAT);
  for (const matchId of found) {
    if (isClosing()) break;
    await readDigests(db, [matchId]);
    await breathe();
  }
  if (found.length > 0) logger.info({ found: found.length }, 'digests of folders made anew');
  return found.length;
}

async function makeStored(db: Database, matchId: string): Promise<GameDigest | null> {
  const stored = await readReportAndInsight(db, matchId);
  if (!stored) return null;
  const packed = (await readEventStreams(db, [matchId])).get(matchId);
  const stream = packed && (await openEventStream(packed));
  const events = stream ? stream.ordinalsOf(DIGEST_KINDS).flatMap((ordinal) => stream.at(ordinal) ?? []) : [];
  return makeDigest(stored.report, stored.insight, events);
}
