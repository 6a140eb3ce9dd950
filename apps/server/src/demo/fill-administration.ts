import type { FlagReason } from '@datacoach/contract';
import { grantTokens } from '../features/administration/change-user.ts';
import { listAllFlags, saveFlag } from '../features/gamedata/event-flag.repository.ts';
import { findMatch, openEventStream, readEventStream } from '../features/gamedata/index.ts';
import type { Platform } from '../platform/platform.ts';
import { getDemoUser } from './demo-accounts.ts';
import { newestUploads } from './upload-matches.ts';

/** What the player flags as wrong in their newest game, an event kind and the reason: kinds that 1v1 games have too. */
const FLAGS: readonly { kind: string; reason: FlagReason }[] = [
  { kind: 'whiff', reason: 'did-not-happen' },
  { kind: 'fiftyFifty', reason: 'wrong-player' },
  { kind: 'shot', reason: 'wrong-outcome' },
];

/** Adds what administrators of the demo see: flagged moments and a change of their own in the audit trail. */
export async function fillAdministration(
  { database: { db }, clock }: Platform,
  playerId: string,
  today: Date,
): Promise<void> {
  if ((await listAllFlags(db, playerId)).length > 0) return;
  const admin = await getDemoUser(db, 'Admin');
  const [replay] = await newestUploads(db, playerId, 1);
  const match = replay?.matchId ? await findMatch(db, replay.matchId) : null;
  const packed = match && (await readEventStream(db, match.id));
  if (!match || !packed) return;
  const stream = await openEventStream(packed);
  for (const [at, { kind, reason }] of FLAGS.entries()) {
    const ordinal = stream.listOrdinals([kind])[at];
    if (ordinal === undefined) continue;
    const { id: matchId, analysisVersion } = match;
    await saveFlag(db, { userId: playerId, matchId, ordinal, kind, analysisVersion, reason, at: today });
  }
  await grantTokens({ db, clock }, admin.id, playerId, { tokens: 1, note: 'Won the community cup' });
}
