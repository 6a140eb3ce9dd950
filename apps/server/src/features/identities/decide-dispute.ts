import type { Context } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { recordAudit } from '../audit/index.ts';
import { findUser } from '../auth/index.ts';
import { noSuchPlayer } from './claim-player.ts';
import { closeDispute, type Dispute, lockDispute, raiseDispute } from './identity-dispute.repository.ts';
import { linkPlayer } from './link-player.ts';
import { findHolder, recordedMatches } from './player-identity.repository.ts';
import { findPlayers } from './shared-match.repository.ts';

/** Stores that a player of another account is said to be the caller. Throws ProblemError 404, 409. */
export async function disputePlayer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  { identity, reason }: { identity: string; reason: string },
): Promise<void> {
  const [found] = await findPlayers(db, userId, { identities: [identity] }, 1);
  if (!found) throw noSuchPlayer();
  const holder = await findHolder(db, identity);
  if (!holder || holder.userId === userId) {
    throw new ProblemError(409, 'not-taken', 'This player is no other account’s. Claim him instead.');
  }
  await raiseDispute(db, { userId, identity, name: found.name, reason, raisedAt: clock.now() });
}

/** A dispute as administrators see it. */
export async function describeDispute(db: Executor, dispute: Dispute, userName: string) {
  const { id, identity, name, reason, state, raisedAt, decidedAt, note, userId } = dispute;
  const holder = await findHolder(db, identity);
  const holdingUser = holder && holder.userId !== userId ? await findUser(db, holder.userId) : null;
  const recordedBy = async (who: string) => (await recordedMatches(db, who)).get(identity) ?? 0;
  return {
    id,
    identity,
    name,
    reason,
    state,
    raisedAt: raisedAt.toISOString(),
    raisedBy: { id: userId, userName, recordedMatches: await recordedBy(userId) },
    holder: holdingUser && {
      id: holdingUser.id,
      userName: holdingUser.userName,
      verifiedBy: holder!.verifiedBy,
      recordedMatches: await recordedBy(holdingUser.id),
    },
    decidedAt: decidedAt?.toISOString() ?? null,
    note,
  };
}

/** Decides an open dispute. Throws ProblemError 404, 409. */
export async function decideDispute(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  administratorId: string,
  disputeId: string,
  { decision, note }: { decision: 'move' | 'keep'; note: string },
) {
  return db.transaction(async (tx) => {
    const dispute = await lockDispute(tx, disputeId);
    const user = dispute && (await findUser(tx, dispute.userId));
    if (!dispute || !user) throw new ProblemError(404, 'not-found', 'There is no such dispute.');
    if (dispute.state !== 'open') throw new ProblemError(409, 'decided', 'This dispute is decided already.');
    const now = clock.now();
    const { userId, identity, name } = dispute;
    if (decision === 'move') {
      const moved = await linkPlayer(tx, { userId, identity, name, proof: 'admin', isWanted: true }, now);
      if (!moved) {
        throw new ProblemError(
          409,
          'decided',
          'An administrator has given this player to the other account.',
        );
      }
    }
    const state = decision === 'move' ? 'moved' : 'kept';
    const closing = { state, decidedAt: now, decidedBy: administratorId, note } as const;
    await closeDispute(tx, disputeId, closing);
    await recordAudit(tx, {
      actorId: administratorId,
      at: now,
      action: 'decide-dispute',
      targetKind: 'user',
      targetId: userId,
      after: { decision, identity },
      note: note || null,
    });
    return describeDispute(tx, { ...dispute, ...closing }, user.userName);
  });
}
