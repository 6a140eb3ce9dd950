import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { deleteBy, findRow, insertNew, lockRow, updateBy } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { matches, matchPlayers } from '../../schema/gamedata.schema.ts';
import { playerIdentities } from '../../schema/identities.schema.ts';
import {
  matchReviewAnswers,
  matchReviewPlayers,
  matchReviews,
  matchReviewVoices,
} from '../../schema/match-reviews.schema.ts';
import { isReviewOpenTo, isSeenByCoach, isTeamMatchRow, selectReviewedGames } from '../identities/index.ts';

export type StoredReview = typeof matchReviews.$inferSelect;
export type StoredAnswer = typeof matchReviewAnswers.$inferSelect;

const MAX_LISTED = 100;
/** Max replies per review: flood protection rather than a limit on conversation. */
export const MAX_ANSWERS = 1000;

/** A review in a list: the database counts its comments. */
const LISTED_COLUMNS = {
  id: matchReviews.id,
  title: matchReviews.title,
  changedAt: matchReviews.changedAt,
  comments: sql<number>`jsonb_array_length(${matchReviews.comments})`,
  games: sql<number>`(select count(*)::integer from ${selectReviewedGames(sql`match_reviews`)} game)`,
};
const MATCH = {
  id: matches.id,
  map: matches.mapName,
  playlist: matches.playlistName,
  playedAt: matches.playedAt,
  blueScore: matches.blueScore,
  orangeScore: matches.orangeScore,
};

/** Builds the condition for a coach's review of a match, or for a playlist: `subjectId` is its match or itself. */
function isAbout(coachId: string, subjectId: string) {
  const isPlaylist = and(eq(matchReviews.id, subjectId), isNull(matchReviews.matchId));
  return and(eq(matchReviews.coachId, coachId), or(eq(matchReviews.matchId, subjectId), isPlaylist));
}

export function findMatchReview(db: Executor, coachId: string, subjectId: string) {
  return findRow(db, matchReviews, isAbout(coachId, subjectId));
}

export function lockMatchReview(tx: Transaction, coachId: string, subjectId: string) {
  return lockRow(tx, matchReviews, isAbout(coachId, subjectId));
}

/** Adds a playlist, or the coach's first review of a match; returns its id, null if the match has one. */
export async function insertReview(tx: Transaction, review: typeof matchReviews.$inferInsert) {
  const rows = await tx
    .insert(matchReviews)
    .values(review)
    .onConflictDoNothing()
    .returning({ id: matchReviews.id });
  return rows[0]?.id ?? null;
}

export function countPlaylists(tx: Transaction, coachId: string): Promise<number> {
  return tx.$count(matchReviews, and(eq(matchReviews.coachId, coachId), isNull(matchReviews.matchId)));
}

export const updateReview = updateBy(matchReviews, 'id');
export const deleteReview = deleteBy(matchReviews, 'id');

/** Builds the condition that a coach may see a match, or that it is one of the team's. */
function isShownTo(coachId: string, match: SQL, now: Date, onlyTeam: boolean): SQL {
  const coach = sql`${coachId}::uuid`;
  return onlyTeam ? isTeamMatchRow(coach, match) : isSeenByCoach(coach, match, now);
}

/** Returns a coach's playlists and reviews of visible matches, or of the team's, last changed first. */
export function listCoachReviews(db: Executor, coachId: string, now: Date, onlyTeam = false) {
  return db
    .select({ review: LISTED_COLUMNS, match: MATCH })
    .from(matchReviews)
    .leftJoin(matches, eq(matches.id, matchReviews.matchId))
    .where(
      and(
        eq(matchReviews.coachId, coachId),
        or(isNull(matchReviews.matchId), isShownTo(coachId, sql`${matches.id}`, now, onlyTeam)),
      ),
    )
    .orderBy(desc(matchReviews.changedAt), asc(matchReviews.id))
    .limit(MAX_LISTED);
}

/** Returns those of these matches that a coach may see, or that are the team's. */
export function listShownGames(
  db: Executor,
  coachId: string,
  matchIds: readonly string[],
  now: Date,
  onlyTeam: boolean,
) {
  return listGames(db, matchIds, isShownTo(coachId, sql`${matches.id}`, now, onlyTeam));
}

export async function listGames(db: Executor, matchIds: readonly string[], condition?: SQL) {
  if (matchIds.length === 0) return [];
  return await db
    .select(MATCH)
    .from(matches)
    .where(and(inArray(matches.id, [...matchIds]), condition));
}

/** Returns reviews open to a player, last shared first. */
export function listOpenTo(db: Executor, playerId: string, now: Date) {
  return db
    .select({ review: LISTED_COLUMNS, reader: matchReviewPlayers, match: MATCH, coach: users.userName })
    .from(matchReviewPlayers)
    .innerJoin(matchReviews, eq(matchReviews.id, matchReviewPlayers.reviewId))
    .leftJoin(matches, eq(matches.id, matchReviews.matchId))
    .innerJoin(users, eq(users.id, matchReviews.coachId))
    .where(
      and(eq(matchReviewPlayers.playerId, playerId), isReviewOpenTo(playerId, sql`${matchReviews.id}`, now)),
    )
    .orderBy(desc(matchReviewPlayers.sharedAt), asc(matchReviews.id))
    .limit(MAX_LISTED);
}

export async function findOpenTo(db: Executor, playerId: string, reviewId: string, now: Date) {
  const rows = await db
    .select({ review: matchReviews, reader: matchReviewPlayers, coach: users.userName })
    .from(matchReviewPlayers)
    .innerJoin(matchReviews, eq(matchReviews.id, matchReviewPlayers.reviewId))
    .innerJoin(users, eq(users.id, matchReviews.coachId))
    .where(
      and(
        eq(matchReviewPlayers.playerId, playerId),
        eq(matchReviews.id, reviewId),
        isReviewOpenTo(playerId, sql`${matchReviews.id}`, now),
      ),
    );
  return rows[0] ?? null;
}

/**
 * Returns which of these accounts played in a match, with the player's key. A claim only counts in own uploads
 * (decisions.md 16.1), which a file in a folder isn't.
 */
export async function listMatchPlayers(db: Executor, matchId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, string>();
  const { rows } = await db.execute<{ user_id: string; player_key: string }>(sql`
    select distinct on (mine.user_id) mine.user_id, player.player_key
    from player_identities mine
    join ${matchPlayers} player on player.identity = mine.identity and player.match_id = ${matchId}
    where (mine.link_status = 'verified' or (mine.link_status = 'claimed' and exists (
        select 1 from replays own
        where own.match_id = ${matchId} and own.owner_id = mine.user_id and own.folder_id is null)))
      and mine.user_id = any(${sql.param(`{${userIds.join(',')}}`)}::uuid[])
    order by mine.user_id, player.number`);
  return new Map(rows.map(({ user_id, player_key }) => [user_id, player_key]));
}

/** Returns the side of each match on which most of these accounts play, by the players they say they are. */
export async function listOwnSides(db: Executor, matchIds: readonly string[], userIds: readonly string[]) {
  if (matchIds.length === 0 || userIds.length === 0) return new Map<string, 0 | 1>();
  const rows = await db
    .select({ matchId: matchPlayers.matchId, team: matchPlayers.team })
    .from(matchPlayers)
    .innerJoin(playerIdentities, eq(playerIdentities.identity, matchPlayers.identity))
    .where(
      and(
        inArray(matchPlayers.matchId, [...matchIds]),
        inArray(playerIdentities.userId, [...userIds]),
        ne(playerIdentities.linkStatus, 'refused'),
      ),
    )
    .groupBy(matchPlayers.matchId, matchPlayers.team)
    .orderBy(asc(countDistinct(playerIdentities.userId)));
  return new Map(rows.map(({ matchId, team }) => [matchId, team]));
}

/** Returns the readers of reviews, in the order of sharing. */
export function listReviewReaders(db: Executor, reviewIds: readonly string[]) {
  if (reviewIds.length === 0) return Promise.resolve([]);
  const { reviewId, playerId, sharedAt, seenAt } = matchReviewPlayers;
  return db
    .select({ reviewId, playerId, sharedAt, seenAt, userName: users.userName })
    .from(matchReviewPlayers)
    .innerJoin(users, eq(users.id, playerId))
    .where(inArray(reviewId, [...reviewIds]))
    .orderBy(asc(sharedAt), asc(playerId));
}

export const insertReader = insertNew(matchReviewPlayers);
export const deleteReader = deleteBy(matchReviewPlayers, 'reviewId', 'playerId');

export async function setSeen(db: Executor, reviewId: string, playerId: string, seenAt: Date | null) {
  await db
    .update(matchReviewPlayers)
    .set({ seenAt })
    .where(and(eq(matchReviewPlayers.reviewId, reviewId), eq(matchReviewPlayers.playerId, playerId)));
}

/** Returns all replies in a review, or in one player's conversation, oldest first. */
export function listAnswersIn(db: Executor, reviewId: string, playerId?: string): Promise<StoredAnswer[]> {
  return db
    .select()
    .from(matchReviewAnswers)
    .where(
      and(
        eq(matchReviewAnswers.reviewId, reviewId),
        playerId === undefined ? undefined : eq(matchReviewAnswers.playerId, playerId),
      ),
    )
    .orderBy(asc(matchReviewAnswers.writtenAt), asc(matchReviewAnswers.id))
    .limit(MAX_ANSWERS);
}

export async function countAnswers(db: Executor, reviewIds: readonly string[]): Promise<Map<string, number>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await db
    .select({ reviewId: matchReviewAnswers.reviewId, answers: count() })
    .from(matchReviewAnswers)
    .where(and(inArray(matchReviewAnswers.reviewId, [...reviewIds]), eq(matchReviewAnswers.byCoach, false)))
    .groupBy(matchReviewAnswers.reviewId);
  return new Map(rows.map(({ reviewId, answers }) => [reviewId, answers]));
}

export async function insertAnswer(tx: Transaction, answer: typeof matchReviewAnswers.$inferInsert) {
  const rows = await tx.insert(matchReviewAnswers).values(answer).returning({ id: matchReviewAnswers.id });
  return rows[0]!.id;
}

/** Returns what an account has written in reviews, and which reviews were shared with it, for its export. */
export async function listReviewsForExport(db: Executor, userId: string) {
  return {
    made: await db.select().from(matchReviews).where(eq(matchReviews.coachId, userId)),
    voices: await db
      .select(getTableColumns(matchReviewVoices))
      .from(matchReviewVoices)
      .innerJoin(matchReviews, eq(matchReviews.id, matchReviewVoices.reviewId))
      .where(eq(matchReviews.coachId, userId)),
    sharedWithYou: await db
      .select({
        reviewId: matchReviewPlayers.reviewId,
        sharedAt: matchReviewPlayers.sharedAt,
        seenAt: matchReviewPlayers.seenAt,
      })
      .from(matchReviewPlayers)
      .where(eq(matchReviewPlayers.playerId, userId)),
    conversations: await db
      .select({
        reviewId: matchReviewAnswers.reviewId,
        commentId: matchReviewAnswers.commentId,
        byCoach: matchReviewAnswers.byCoach,
        text: matchReviewAnswers.text,
        writtenAt: matchReviewAnswers.writtenAt,
      })
      .from(matchReviewAnswers)
      .innerJoin(matchReviews, eq(matchReviews.id, matchReviewAnswers.reviewId))
      .where(or(eq(matchReviewAnswers.playerId, userId), eq(matchReviews.coachId, userId)))
      .orderBy(asc(matchReviewAnswers.writtenAt)),
  };
}
