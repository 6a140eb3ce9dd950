import type { FastifyInstance } from 'fastify';
import type { Context, DbAndClock } from '../../feature-module.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { conflict, notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import {
  type Body,
  registerEndpoints,
  registerEndpointsWith,
} from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { findUser } from '../auth/index.ts';
import { describeIdentities, findCandidates } from './describe-identities.ts';
import { claimPlayer, linkPlayer, playerNotFound } from './link-player.ts';
import {
  closeDispute,
  countRecordedMatches,
  type Dispute,
  findHolder,
  listDisputes,
  listHiddenPlayers,
  listLinkedPlayers,
  lockDispute,
  raiseDispute,
  removeHiddenPlayer,
  storeHiddenPlayer,
  storeIdentity,
} from './player-identity.repository.ts';
import { findPlayers } from './shared-match.repository.ts';

export function identityRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  /** Runs a change in one transaction and returns the updated own players. */
  const changeAndDescribe = (userId: string, change: (tx: Transaction) => Promise<void>) =>
    db.transaction(async (tx) => {
      await change(tx);
      return describeIdentities(tx, userId);
    });
  registerEndpointsWith(
    app,
    { config: limitRoute(context.rateLimits.findPlayers) },
    {
      getIdentityCandidates: ({ query, caller }) => findCandidates(db, caller.userId, query.name),
      claimIdentity: ({ body, caller }) =>
        changeAndDescribe(caller.userId, (tx) => claimPlayer(tx, caller.userId, body, clock.now())),
      disputeIdentity: ({ body, caller }) => disputePlayer(context, caller.userId, body),
    },
  );
  registerEndpoints(app, {
    getIdentities: ({ caller }) => describeIdentities(db, caller.userId),
    releaseIdentity: ({ query, caller }) =>
      changeAndDescribe(caller.userId, async (tx) => {
        const row = await requireOwnIdentity(tx, caller.userId, query.identity);
        // The proof stays, so that claiming the player again restores everything.
        await storeIdentity(tx, { ...row, linkStatus: 'refused', hiddenAt: null });
      }),
    hideIdentity: ({ body, caller }) =>
      changeAndDescribe(caller.userId, async (tx) => {
        const row = await requireOwnIdentity(tx, caller.userId, body.identity);
        if (row.linkStatus !== 'verified') throw notOwn('You can only hide players verified as yours.');
        await storeIdentity(tx, { ...row, hiddenAt: body.isHidden ? (row.hiddenAt ?? clock.now()) : null });
      }),
    listIdentityDisputes: async ({ query }) => {
      const rows = await listDisputes(db, query.state);
      const described = [];
      for (const { dispute, userName } of rows) described.push(await describeDispute(db, dispute, userName));
      return described;
    },
    getHiddenPlayers: () => describeHidden(db),
    hidePlayer: async ({ body, caller }) => {
      const { identity, isHidden, note } = body;
      const now = clock.now();
      await db.transaction(async (tx) => {
        if (isHidden) {
          await storeHiddenPlayer(tx, { identity, note, since: now, hiddenBy: caller.userId });
        } else await removeHiddenPlayer(tx, identity);
        await recordAudit(tx, {
          actorId: caller.userId,
          at: now,
          action: isHidden ? 'hide-player' : 'show-player',
          targetKind: 'player',
          targetId: identity,
          note: note || null,
        });
      });
      return await describeHidden(db);
    },
    decideIdentityDispute: ({ params, body, caller }) =>
      decideDispute(context, caller.userId, params.disputeId, body),
  });
}

async function describeHidden(db: Database) {
  return (await listHiddenPlayers(db)).map(({ identity, note, since }) => ({
    identity,
    note,
    since: since.toISOString(),
  }));
}

async function requireOwnIdentity(tx: Transaction, userId: string, identity: string) {
  const row = (await listLinkedPlayers(tx, userId)).find((one) => one.identity === identity);
  if (!row) throw notOwn('This player isn’t linked to your account.');
  return row;
}

const notOwn = (message: string): ProblemError => new ProblemError(404, 'not-linked', message);

/** Stores the caller's claim to a player of another account. Throws ProblemError 404, 409. */
async function disputePlayer({ db, clock }: DbAndClock, userId: string, body: Body<'disputeIdentity'>) {
  const { identity, reason } = body;
  const [found] = await findPlayers(db, userId, { identities: [identity] }, 1);
  if (!found) throw playerNotFound();
  const holder = await findHolder(db, identity);
  if (!holder || holder.userId === userId) {
    throw conflict('not-taken', 'No one else is verified as this player. Claim them instead.');
  }
  await raiseDispute(db, { userId, identity, name: found.name, reason, raisedAt: clock.now() });
}

async function describeDispute(db: Executor, dispute: Dispute, userName: string) {
  const { id, identity, name, reason, state, raisedAt, decidedAt, note, userId } = dispute;
  const holder = await findHolder(db, identity);
  const holdingUser = holder && holder.userId !== userId ? await findUser(db, holder.userId) : null;
  const countRecordedBy = async (who: string) => (await countRecordedMatches(db, who)).get(identity) ?? 0;
  return {
    id,
    identity,
    name,
    reason,
    state,
    raisedAt: raisedAt.toISOString(),
    raisedBy: { id: userId, userName, recordedMatches: await countRecordedBy(userId) },
    holder: holdingUser && {
      id: holdingUser.id,
      userName: holdingUser.userName,
      verifiedBy: holder!.verifiedBy,
      recordedMatches: await countRecordedBy(holdingUser.id),
    },
    decidedAt: decidedAt?.toISOString() ?? null,
    note,
  };
}

/** Decides an open dispute. Throws ProblemError 404, 409. */
async function decideDispute(
  { db, clock }: DbAndClock,
  administratorId: string,
  disputeId: string,
  { decision, note }: Body<'decideIdentityDispute'>,
) {
  return db.transaction(async (tx) => {
    const dispute = await lockDispute(tx, disputeId);
    const user = dispute && (await findUser(tx, dispute.userId));
    if (!dispute || !user) throw notFound('Dispute not found.');
    if (dispute.state !== 'open') throw conflict('decided', 'This dispute was already decided.');
    const now = clock.now();
    const { userId, identity, name } = dispute;
    if (decision === 'move') {
      const moved = await linkPlayer(tx, { userId, identity, name, proof: 'admin', isRequested: true }, now);
      if (!moved) throw conflict('decided', 'An admin assigned this player to the other account.');
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
