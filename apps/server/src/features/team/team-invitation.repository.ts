import { INVITATION_STATUS, type InvitationStatus } from '@datacoach/contract';
import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { escapeLike, findBy, first, updateRows } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { homework, teamInvitations } from '../../schema/coach.schema.ts';
import { matchPlayers } from '../../schema/gamedata.schema.ts';
import { hiddenPlayers, playerIdentities } from '../../schema/identities.schema.ts';
import { matchReviews } from '../../schema/match-reviews.schema.ts';
import { replays } from '../../schema/replays.schema.ts';
import { findUser, type User } from '../auth/index.ts';
import { isWaitingForConsent, listTeamNames } from '../identities/index.ts';
import { countSeatsHeldByLinks, revokeLinks } from './team-link.repository.ts';

/** Names aren't unique; showing more than this helps nobody. */
const MAX_NAMESAKES = 10;
const MAX_SEEN = 50;

/** Returns accounts of a type whose username (ignoring case) or confirmed email address matches exactly. */
export function listUsersNamed(db: Executor, userType: User['userType'], search: string): Promise<User[]> {
  const pattern = escapeLike(search);
  return db
    .select()
    .from(users)
    .where(
      and(
        eq(users.userType, userType),
        or(
          ilike(users.userName, pattern),
          and(eq(users.emailKey, search.toLowerCase()), isNotNull(users.emailConfirmedAt)),
        ),
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(MAX_NAMESAKES);
}

/** Returns verified, not hidden players of the coach's uploads, and in how many matches they play. */
export function listPlayersSeen(db: Executor, coachId: string): Promise<{ user: User; matches: number }[]> {
  const matches = countDistinct(matchPlayers.matchId);
  return db
    .select({ user: users, matches })
    .from(replays)
    .innerJoin(matchPlayers, eq(matchPlayers.matchId, replays.matchId))
    .innerJoin(playerIdentities, eq(playerIdentities.identity, matchPlayers.identity))
    .innerJoin(users, eq(users.id, playerIdentities.userId))
    .where(
      and(
        eq(replays.ownerId, coachId),
        eq(users.userType, 'Player'),
        eq(playerIdentities.linkStatus, 'verified'),
        isNull(playerIdentities.hiddenAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(hiddenPlayers)
            .where(eq(hiddenPlayers.identity, playerIdentities.identity)),
        ),
      ),
    )
    .groupBy(users.id)
    .orderBy(desc(matches), asc(users.userName))
    .limit(MAX_SEEN);
}

export type InvitationRow = typeof teamInvitations.$inferSelect;

const OPEN: readonly InvitationStatus[] = [INVITATION_STATUS.pending, INVITATION_STATUS.accepted];

/** Adds a row; returns null if this pair already has a pending or accepted invitation. */
export function insertInvitation(db: Executor, invitation: typeof teamInvitations.$inferInsert) {
  return first(db.insert(teamInvitations).values(invitation).onConflictDoNothing().returning());
}

/** Returns the newest row of a pair. */
export async function findNewest(db: Executor, coachId: string, playerId: string) {
  const rows = await db
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.coachId, coachId), eq(teamInvitations.playerId, playerId)))
    .orderBy(desc(teamInvitations.invitedAt), desc(teamInvitations.id))
    .limit(1);
  return rows[0] ?? null;
}

/** Returns since when the coach may see the player; null outside the team or before consent. */
export async function findVisibleSince(db: Executor, coachId: string, playerId: string) {
  const newest = await findNewest(db, coachId, playerId);
  if (newest?.status !== INVITATION_STATUS.accepted) return null;
  const { rows } = await db.execute<{ waits: boolean }>(
    sql`select ${isWaitingForConsent(sql`${coachId}::uuid`, sql`${playerId}::uuid`)} as waits`,
  );
  return rows[0]?.waits ? null : (newest.seesFrom ?? newest.answeredAt);
}

/** Sets since when the coach sees a member; null if they aren't a member. */
export async function changeSight(db: Executor, id: string, seesFrom: Date | null) {
  const rows = await db
    .update(teamInvitations)
    .set({ seesFrom })
    .where(and(eq(teamInvitations.id, id), eq(teamInvitations.status, INVITATION_STATUS.accepted)))
    .returning();
  return rows[0] ?? null;
}

export const findPlayerInvitation = findBy(teamInvitations, 'playerId', 'id');

export type StatusChange = Partial<Pick<InvitationRow, 'answeredAt' | 'removedAt' | 'removedBy'>> & {
  status: InvitationStatus;
};

/** Changes a status; null if it's no longer the expected one. */
export async function updateStatus(db: Executor, id: string, from: InvitationStatus, change: StatusChange) {
  const rows = await db
    .update(teamInvitations)
    .set(change)
    .where(and(eq(teamInvitations.id, id), eq(teamInvitations.status, from)))
    .returning();
  return rows[0] ?? null;
}

/** Ends an account's open invitations and memberships on either side. */
export async function closeOpenInvitations(
  db: Executor,
  userId: string,
  side: 'coach' | 'player',
  now: Date,
) {
  const column = side === 'coach' ? teamInvitations.coachId : teamInvitations.playerId;
  await db
    .update(teamInvitations)
    .set({ status: INVITATION_STATUS.removed, removedAt: now, removedBy: side })
    .where(and(eq(column, userId), inArray(teamInvitations.status, OPEN)));
  if (side === 'coach') await revokeLinks(db, userId, now);
}

/** Counts a team's taken and offered seats, also those of links; locks the coach's account so that concurrent calls count each other. */
export async function countTakenSeats(db: Executor, coachId: string, now: Date): Promise<number> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, coachId)).for('update');
  const rows = await db
    .select({ id: teamInvitations.id })
    .from(teamInvitations)
    .where(and(eq(teamInvitations.coachId, coachId), inArray(teamInvitations.status, OPEN)));
  return rows.length + (await countSeatsHeldByLinks(db, coachId, now));
}

export interface InvitationWithOther {
  invitation: InvitationRow;
  other: Pick<User, 'id' | 'userName' | 'teamName' | 'imageId'>;
}

const OTHER = { id: users.id, userName: users.userName, teamName: users.teamName, imageId: users.imageId };
const NEWEST_FIRST = [desc(teamInvitations.invitedAt), desc(teamInvitations.id)] as const;

/** Newest first, with the names that the team shows. */
export async function listSentInvitations(db: Executor, coachId: string): Promise<InvitationWithOther[]> {
  const names = await listTeamNames(db, coachId);
  const rows = await db
    .select({ invitation: teamInvitations, other: OTHER })
    .from(teamInvitations)
    .innerJoin(users, eq(users.id, teamInvitations.playerId))
    .where(eq(teamInvitations.coachId, coachId))
    .orderBy(...NEWEST_FIRST);
  return rows.map(({ invitation, other }) => ({ invitation, other: withTeamName(other, names) }));
}

/** Returns an account as its team sees it: without the surname of a school team's player under 18. */
export function withTeamName<Player extends { id: string; userName: string }>(
  player: Player,
  names: ReadonlyMap<string, string>,
): Player {
  const name = names.get(player.id);
  return name === undefined ? player : { ...player, userName: name, epicUserName: null };
}

/** Returns a player's name as the team's coaches see it. */
export async function findTeamName(db: Executor, coachId: string, playerId: string): Promise<string> {
  const name = (await listTeamNames(db, coachId)).get(playerId);
  return name ?? (await findUser(db, playerId))?.userName ?? '';
}

export function listReceivedInvitations(db: Executor, playerId: string): Promise<InvitationWithOther[]> {
  return db
    .select({ invitation: teamInvitations, other: OTHER })
    .from(teamInvitations)
    .innerJoin(users, eq(users.id, teamInvitations.coachId))
    .where(eq(teamInvitations.playerId, playerId))
    .orderBy(...NEWEST_FIRST);
}

export async function setTeamName(db: Executor, coachId: string, teamName: string | null): Promise<void> {
  await db.update(users).set({ teamName }).where(eq(users.id, coachId));
}

/** A member of a team, and since when their coach may see their activity. */
export interface Member {
  player: User;
  joinedAt: Date;
  seesFrom: Date;
  /** Their games aren't shown until a guardian agrees (decisions.md 20.13). */
  waitsForConsent: boolean;
}

/** Returns the members of a team as its coaches see them, longest membership first. */
export async function listMembers(db: Executor, coachId: string): Promise<Member[]> {
  const names = await listTeamNames(db, coachId);
  const waits = sql<boolean>`${isWaitingForConsent(sql`${teamInvitations.coachId}`, sql`${users.id}`)}`;
  const rows = await db
    .select({ invitation: teamInvitations, player: users, waits })
    .from(teamInvitations)
    .innerJoin(users, eq(users.id, teamInvitations.playerId))
    .where(and(eq(teamInvitations.coachId, coachId), eq(teamInvitations.status, INVITATION_STATUS.accepted)))
    .orderBy(asc(teamInvitations.answeredAt), asc(teamInvitations.id));
  return rows.map(({ invitation: { answeredAt, invitedAt, seesFrom }, player, waits: waitsForConsent }) => {
    const joinedAt = answeredAt ?? invitedAt;
    return { player: withTeamName(player, names), joinedAt, seesFrom: seesFrom ?? joinedAt, waitsForConsent };
  });
}

/** Homework as its coach set it: a plan, a weekly goal, a task, or a play of a review. */
export type SetHomework =
  | { planId: string }
  | { homeworkId: string }
  | { goalMetric: number; mode: number }
  | { reviewId: string };

/** Returns the coaches of a member who set this homework. */
export async function listCoachesWhoSetHomework(db: Executor, playerId: string, set: SetHomework) {
  const isSet =
    'reviewId' in set
      ? exists(
          db
            .select(ONE)
            .from(matchReviews)
            .where(and(eq(matchReviews.id, set.reviewId), eq(matchReviews.coachId, teamInvitations.coachId))),
        )
      : exists(
          db
            .select(ONE)
            .from(homework)
            .where(
              and(
                eq(homework.coachId, teamInvitations.coachId),
                eq(homework.playerId, playerId),
                'planId' in set
                  ? eq(homework.planId, set.planId)
                  : 'homeworkId' in set
                    ? eq(homework.id, set.homeworkId)
                    : and(
                        eq(sql`${homework.goalMetric}`, set.goalMetric),
                        eq(sql`${homework.mode}`, set.mode),
                      ),
              ),
            ),
        );
  const rows = await db
    .select({ coachId: teamInvitations.coachId })
    .from(teamInvitations)
    .where(
      and(
        eq(teamInvitations.playerId, playerId),
        eq(teamInvitations.status, INVITATION_STATUS.accepted),
        isSet,
      ),
    );
  return rows.map(({ coachId }) => coachId);
}

const ONE = { one: sql`1` };

/** Withdraws invitations to teams that another account of the same player is on. */
export async function closeInvitationsToSameTeams(db: Executor, playerId: string, memberId: string) {
  const { removed, pending, accepted } = INVITATION_STATUS;
  const teams = db
    .select({ coachId: teamInvitations.coachId })
    .from(teamInvitations)
    .where(and(eq(teamInvitations.playerId, memberId), eq(teamInvitations.status, accepted)));
  await db
    .update(teamInvitations)
    .set({ status: removed })
    .where(
      and(
        eq(teamInvitations.playerId, playerId),
        eq(teamInvitations.status, pending),
        inArray(teamInvitations.coachId, teams),
      ),
    );
}

/** Makes a player's memberships invitations again. */
export async function reopenInvitations(db: Executor, playerId: string): Promise<void> {
  const { pending, accepted } = INVITATION_STATUS;
  await updateRows(
    db,
    teamInvitations,
    { status: pending, answeredAt: null, seesFrom: null },
    and(eq(teamInvitations.playerId, playerId), eq(teamInvitations.status, accepted)),
  );
}

/** Returns the coaches of the teams that a player is on, by name. */
export function listPlayerCoaches(db: Executor, playerId: string) {
  return db
    .select({ id: users.id, userName: users.userName })
    .from(teamInvitations)
    .innerJoin(users, eq(users.id, teamInvitations.coachId))
    .where(
      and(eq(teamInvitations.playerId, playerId), eq(teamInvitations.status, INVITATION_STATUS.accepted)),
    )
    .orderBy(asc(users.userName));
}
