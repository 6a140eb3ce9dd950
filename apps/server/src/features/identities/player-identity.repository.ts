import type { RankedMode } from '@datacoach/contract';
import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { deleteBy, findRow, lockBy, updateBy, upsertRow } from '../../platform/database/rows.ts';
import { getStartedAnswers } from '../../schema/account.schema.ts';
import { users } from '../../schema/auth.schema.ts';
import { matches, matchPlayers } from '../../schema/gamedata.schema.ts';
import { hiddenPlayers, identityDisputes, playerIdentities } from '../../schema/identities.schema.ts';
import { replays } from '../../schema/replays.schema.ts';

export type PlayerIdentity = typeof playerIdentities.$inferSelect;

const isLinked = ne(playerIdentities.linkStatus, 'refused');

/** Returns the account's players, oldest link first. */
export function listLinkedPlayers(db: Executor, userId: string): Promise<PlayerIdentity[]> {
  return db
    .select()
    .from(playerIdentities)
    .where(and(eq(playerIdentities.userId, userId), isLinked))
    .orderBy(asc(playerIdentities.linkedAt), asc(playerIdentities.identity));
}

/** Returns the players the owner has rejected as someone else's. */
export function listRefusedPlayers(db: Executor, userId: string): Promise<PlayerIdentity[]> {
  return db
    .select()
    .from(playerIdentities)
    .where(and(eq(playerIdentities.userId, userId), eq(playerIdentities.linkStatus, 'refused')))
    .orderBy(asc(playerIdentities.linkedAt), asc(playerIdentities.identity));
}

/** Returns every row of these players, of any account and status, locked until the transaction ends. */
export function lockIdentity(tx: Transaction, identity: string): Promise<PlayerIdentity[]> {
  return tx.select().from(playerIdentities).where(eq(playerIdentities.identity, identity)).for('update');
}

/** Returns the account that has verified the player; mere claims don't block others. */
export function findHolder(db: Executor, identity: string): Promise<PlayerIdentity | null> {
  return findRow(
    db,
    playerIdentities,
    and(eq(playerIdentities.identity, identity), eq(playerIdentities.linkStatus, 'verified')),
  );
}

/** Stores an account's row; false if another account was faster. */
export async function storeIdentity(db: Executor, row: PlayerIdentity): Promise<boolean> {
  const { userId, identity, ...change } = row;
  const updated = await db
    .update(playerIdentities)
    .set(change)
    .where(and(eq(playerIdentities.userId, userId), eq(playerIdentities.identity, identity)))
    .returning({ identity: playerIdentities.identity });
  if (updated.length > 0) return true;
  const inserted = await db
    .insert(playerIdentities)
    .values(row)
    .onConflictDoNothing()
    .returning({ identity: playerIdentities.identity });
  return inserted.length > 0;
}

export const removeIdentity = deleteBy(playerIdentities, 'userId', 'identity');

/** Removes links that no provider or administrator has verified. */
export async function removeUnprovedBy(
  db: Executor,
  userId: string,
  proofs: readonly NonNullable<PlayerIdentity['verifiedBy']>[],
): Promise<void> {
  for (const { identity, verifiedBy } of await listLinkedPlayers(db, userId)) {
    if (verifiedBy === null || !proofs.includes(verifiedBy)) await removeIdentity(db, userId, identity);
  }
}

/** Counts the matches each player has recorded among the owner's uploads. */
export async function countRecordedMatches(db: Executor, ownerId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ identity: replays.recorderIdentity, recorded: countDistinct(replays.matchId) })
    .from(replays)
    .where(
      and(
        eq(replays.ownerId, ownerId),
        // Games in a coach's folder belong to others: their recorder isn't the coach.
        isNull(replays.folderId),
        isNotNull(replays.recorderIdentity),
        isNotNull(replays.matchId),
      ),
    )
    .groupBy(replays.recorderIdentity);
  return new Map(rows.map(({ identity, recorded }) => [identity!, recorded]));
}

/**
 * Counts accounts verified by a provider or administrator that uploaded the same matches as the owner, recorded by
 * this player, and the days over which the owner uploaded them.
 */
export async function countAgreement(db: Executor, ownerId: string, identity: string) {
  const { rows } = await db.execute<{ accounts: number; days: number }>(sql`
    select count(distinct other.owner_id)::integer as accounts,
      coalesce(extract(epoch from max(mine.uploaded_at) - min(mine.uploaded_at)) / 86400, 0)::float8 as days
    from replays mine
    join replays other on other.match_id = mine.match_id and other.owner_id <> mine.owner_id
      and other.folder_id is null and other.recorder_identity <> mine.recorder_identity
    join player_identities known on known.user_id = other.owner_id
      and known.identity = other.recorder_identity and known.link_status = 'verified'
      and known.verified_by in ('epic', 'discord', 'admin')
    where mine.owner_id = ${ownerId} and mine.folder_id is null and mine.recorder_identity = ${identity}`);
  return rows[0] ?? { accounts: 0, days: 0 };
}

/** Returns a player's name in their newest match; null if they aren't in any. */
export async function findNewestName(db: Executor, identity: string): Promise<string | null> {
  const rows = await db
    .select({ name: matchPlayers.name })
    .from(matchPlayers)
    .innerJoin(matches, eq(matches.id, matchPlayers.matchId))
    .where(eq(matchPlayers.identity, identity))
    .orderBy(desc(matches.playedAt))
    .limit(1);
  return rows[0]?.name ?? null;
}

/** Returns identity and name of a player in a match; null without a platform id. */
export async function findMatchPlayer(db: Executor, matchId: string, playerKey: string) {
  const rows = await db
    .select({ identity: matchPlayers.identity, name: matchPlayers.name })
    .from(matchPlayers)
    .where(and(eq(matchPlayers.matchId, matchId), eq(matchPlayers.playerKey, playerKey)));
  const { identity = null, name = '' } = rows[0] ?? {};
  return identity === null ? null : { identity, name };
}

/**
 * Returns the declared ranks of the accounts that have verified these players, by player. The rank of a child under
 * 13 is visible only to the child (privacy policy).
 */
export async function listPlayerRanks(
  db: Executor,
  identities: readonly string[],
  mode: RankedMode,
  viewerId: string,
): Promise<Map<string, string>> {
  if (identities.length === 0) return new Map();
  const column = {
    duel: users.duelModeRank,
    doubles: users.doublesModeRank,
    standard: users.standardModeRank,
  }[mode];
  const young = db
    .select({ one: sql`1` })
    .from(getStartedAnswers)
    .where(and(eq(getStartedAnswers.userId, users.id), eq(getStartedAnswers.ageBand, 'under-13')));
  const rows = await db
    .select({ identity: playerIdentities.identity, rank: column })
    .from(playerIdentities)
    .innerJoin(users, eq(users.id, playerIdentities.userId))
    .where(
      and(
        inArray(playerIdentities.identity, [...identities]),
        // A claim only counts for its own account.
        or(
          eq(playerIdentities.linkStatus, 'verified'),
          and(eq(playerIdentities.linkStatus, 'claimed'), eq(users.id, viewerId)),
        ),
        isNull(playerIdentities.hiddenAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(hiddenPlayers)
            .where(eq(hiddenPlayers.identity, playerIdentities.identity)),
        ),
        isNotNull(column),
        or(eq(users.id, viewerId), notExists(young)),
      ),
    );
  return new Map(rows.map(({ identity, rank }) => [identity, rank!]));
}

type HiddenPlayer = typeof hiddenPlayers.$inferSelect;

export function listHiddenPlayers(db: Executor): Promise<HiddenPlayer[]> {
  return db.select().from(hiddenPlayers).orderBy(asc(hiddenPlayers.since), asc(hiddenPlayers.identity));
}

export async function storeHiddenPlayer(db: Executor, player: HiddenPlayer): Promise<void> {
  const { note, hiddenBy } = player;
  await upsertRow(db, hiddenPlayers, ['identity'], player, { note, hiddenBy });
}

export const removeHiddenPlayer = deleteBy(hiddenPlayers, 'identity');

export type Dispute = typeof identityDisputes.$inferSelect;

/** Stores one dispute per player and account: raised again, it reopens with the new reason. */
export async function raiseDispute(
  db: Executor,
  dispute: Pick<Dispute, 'userId' | 'identity' | 'name' | 'reason' | 'raisedAt'>,
): Promise<void> {
  const { reason, raisedAt } = dispute;
  await upsertRow(db, identityDisputes, ['userId', 'identity'], dispute, {
    reason,
    raisedAt,
    state: 'open',
    decidedAt: null,
    decidedBy: null,
    note: null,
  });
}

export async function listDisputes(db: Executor, state: Dispute['state']) {
  return db
    .select({ dispute: identityDisputes, userName: users.userName })
    .from(identityDisputes)
    .innerJoin(users, eq(users.id, identityDisputes.userId))
    .where(eq(identityDisputes.state, state))
    .orderBy(asc(identityDisputes.raisedAt));
}

export const lockDispute = lockBy(identityDisputes, 'id');
export const closeDispute = updateBy(identityDisputes, 'id');

export function listOwnDisputes(db: Executor, userId: string) {
  const { identity, name, reason, state, raisedAt, decidedAt, note } = identityDisputes;
  return db
    .select({ identity, name, reason, state, raisedAt, decidedAt, note })
    .from(identityDisputes)
    .where(and(eq(identityDisputes.userId, userId)));
}

/** Settles players of two accounts: hidden for either is hidden, and a proof replaces a claim. */
export async function mergeProofs(tx: Transaction, from: string, into: string): Promise<void> {
  await tx.execute(sql`
    update player_identities one set hidden_at = other.hidden_at from player_identities other
    where other.identity = one.identity and other.hidden_at is not null and one.hidden_at is null
      and one.user_id in (${from}, ${into}) and other.user_id in (${from}, ${into})`);
  await tx.execute(sql`
    delete from player_identities claim using player_identities proof
    where proof.identity = claim.identity and claim.user_id = ${into} and proof.user_id = ${from}
      and proof.link_status = 'verified'`);
}
