import type { FlagReason } from '@datacoach/contract';
import { grantTokens } from '../features/administration/change-user.ts';
import { findUserByEmail } from '../features/auth/user.repository.ts';
import { listAllFlags, saveFlag } from '../features/gamedata/event-flag.repository.ts';
import { findMatch, openEventStream, readEventStream } from '../features/gamedata/index.ts';
import { listNewestStates } from '../features/replays/replay.repository.ts';
import { readReplays } from '../features/replays/replay-list.repository.ts';
import type { Platform } from '../platform/platform.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

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
  const { email } = DEMO_ACCOUNTS.find(({ userType }) => userType === 'Admin')!;
  const admin = await findUserByEmail(db, email);
  const newest = await listNewestStates(db, playerId, 1);
  const [replay] = await readReplays(
    db,
    newest.map(({ id }) => id),
  );
  const match = replay?.matchId ? await findMatch(db, replay.matchId) : null;
  const packed = match && (await readEventStream(db, match.id));
  if (!admin || !match || !packed) return;
  const stream = await openEventStream(packed);
  for (const [at, { kind, reason }] of FLAGS.entries()) {
    const ordinal = stream.listOrdinals([kind])[at];
    if (ordinal === undefined) continue;
    const { id: matchId, analysisVersion } = match;
    await saveFlag(db, { userId: playerId, matchId, ordinal, kind, analysisVersion, reason, at: today });
  }
  await grantTokens({ db, clock }, admin.id, playerId, { tokens: 1, note: 'Won the community cup' });
}
