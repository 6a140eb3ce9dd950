import { and, asc, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { deleteBy, findBy, insertNew, updateBy, updateRows } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { matches } from '../../schema/gamedata.schema.ts';
import { liveRoomPeople, liveRooms, type StoredLead } from '../../schema/live-room.schema.ts';
import { isSeenByCoach, isTeamMatchRow } from '../identities/index.ts';

export type StoredRoom = typeof liveRooms.$inferSelect;
export type StoredPerson = typeof liveRoomPeople.$inferSelect;

/** Max games to switch to. */
const MAX_GAMES = 50;

/** Whether an account (an SQL expression) leads a room's team: its head coach, or an assistant who may review. */
const isRoomCoach = (person: SQL) => sql<boolean>`(${liveRooms.coachId} = ${person} or exists (
  select 1 from team_assistants help join users head on head.id = help.coach_id
  where help.coach_id = ${liveRooms.coachId} and help.assistant_id = ${person} and help.rights @> '["review"]'::jsonb
    and head.user_type = 'Coach' and head.banned_at is null))`;

/** Whether an account (an SQL expression) is invited to a room and still on the team. */
const isRoomGuest = (person: SQL) => sql<boolean>`(exists (
  select 1 from ${liveRoomPeople} guest join team_invitations seat
    on seat.coach_id = ${liveRooms.coachId} and seat.player_id = guest.user_id and seat.status = 10
  where guest.room_id = ${liveRooms.id} and guest.user_id = ${person}))`;

/** Returns a room if the account may be in it, and whether as a coach. */
export async function findUserRoom(db: Executor, userId: string, roomId: string) {
  const person = sql`${userId}::uuid`;
  const rows = await db
    .select({ room: liveRooms, isCoach: isRoomCoach(person) })
    .from(liveRooms)
    .where(and(eq(liveRooms.id, roomId), or(isRoomCoach(person), isRoomGuest(person))));
  return rows[0] ?? null;
}

export const findRoom = findBy(liveRooms, 'id');

export function listUserRooms(db: Executor, userId: string) {
  const person = sql`${userId}::uuid`;
  return db
    .select({ room: liveRooms, coach: users.userName, map: matches.mapName })
    .from(liveRooms)
    .innerJoin(users, eq(users.id, liveRooms.coachId))
    .innerJoin(matches, eq(matches.id, liveRooms.matchId))
    .where(or(isRoomCoach(person), isRoomGuest(person)))
    .orderBy(desc(liveRooms.openedAt));
}

/** Returns null if the team has a room already. */
export async function insertRoom(db: Executor, room: typeof liveRooms.$inferInsert) {
  const rows = await db.insert(liveRooms).values(room).onConflictDoNothing().returning({ id: liveRooms.id });
  return rows[0]?.id ?? null;
}

export const deleteRoom = deleteBy(liveRooms, 'id');
export const updateRoom = updateBy(liveRooms, 'id');

interface LeadChange {
  roomId: string;
  leaderId: string;
  matchId: string;
  now: Date;
}

/** Moves a room that the account leads and that watches the match; returns the new turn, or null. */
export async function updateLead(
  db: Executor,
  { roomId, leaderId, matchId, now }: LeadChange,
  lead: StoredLead,
) {
  const rows = await db
    .update(liveRooms)
    .set({ lead, turn: sql`${liveRooms.turn} + 1`, ledAt: now, activeAt: now })
    .where(and(eq(liveRooms.id, roomId), eq(liveRooms.leaderId, leaderId), eq(liveRooms.matchId, matchId)))
    .returning({ turn: liveRooms.turn });
  return rows[0]?.turn ?? null;
}

/** Replaces the drawings in the same way; returns whether it did. */
export async function updateMarks(
  db: Executor,
  { roomId, leaderId, matchId, now }: LeadChange,
  marks: StoredRoom['marks'],
): Promise<boolean> {
  return updateRows(
    db,
    liveRooms,
    { marks, activeAt: now },
    and(eq(liveRooms.id, roomId), eq(liveRooms.leaderId, leaderId), eq(liveRooms.matchId, matchId)),
  );
}

/** Returns the people of a room who may still be in it, first those added first. */
export function listPeople(db: Executor, roomId: string) {
  const person = sql`${liveRoomPeople.userId}`;
  return db
    .select({ person: liveRoomPeople, userName: users.userName, isCoach: isRoomCoach(person) })
    .from(liveRoomPeople)
    .innerJoin(liveRooms, eq(liveRooms.id, liveRoomPeople.roomId))
    .innerJoin(users, eq(users.id, liveRoomPeople.userId))
    .where(and(eq(liveRoomPeople.roomId, roomId), or(isRoomCoach(person), isRoomGuest(person))))
    .orderBy(desc(isRoomCoach(person)), asc(liveRoomPeople.addedAt), asc(users.userName));
}

export const insertPerson = insertNew(liveRoomPeople);

export async function deletePeople(db: Executor, roomId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .delete(liveRoomPeople)
    .where(and(eq(liveRoomPeople.roomId, roomId), inArray(liveRoomPeople.userId, [...userIds])));
}

/** Stores that pages of these people are open, or that they have left. */
export async function updatePresence(
  db: Executor,
  roomId: string,
  userIds: readonly string[],
  part: Pick<StoredPerson, 'isHere' | 'seenAt'>,
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .update(liveRoomPeople)
    .set(part)
    .where(and(eq(liveRoomPeople.roomId, roomId), inArray(liveRoomPeople.userId, [...userIds])));
}

/** Deletes rooms that nobody has used since `unused`, or whose coaches are gone since `alone`; returns their ids. */
export async function deleteIdleRooms(db: Executor, unused: Date, alone: Date): Promise<string[]> {
  const rows = await db
    .delete(liveRooms)
    .where(
      or(
        lt(liveRooms.activeAt, unused),
        and(
          lt(liveRooms.openedAt, alone),
          sql`not exists (
            select 1 from ${liveRoomPeople} someone join users account on account.id = someone.user_id
            where someone.room_id = ${liveRooms.id} and account.user_type = 'Coach'
              and someone.seen_at >= ${alone.toISOString()}::timestamptz)`,
        ),
      ),
    )
    .returning({ id: liveRooms.id });
  return rows.map(({ id }) => id);
}

/** Returns the team's newest matches, or also the coach's own ones, that can be watched frame by frame. */
export function listTeamGames(db: Executor, coachId: string, now: Date, onlyTeam: boolean) {
  const [coach, match] = [sql`${coachId}::uuid`, sql`${matches.id}`];
  return db
    .select({
      id: matches.id,
      map: matches.mapName,
      playlist: matches.playlistName,
      playedAt: matches.playedAt,
      blueScore: matches.blueScore,
      orangeScore: matches.orangeScore,
    })
    .from(matches)
    .where(
      and(
        sql`${matches.id} in (
          select source.match_id from replays source where source.match_id is not null and (source.owner_id = ${coach}
            or source.owner_id in (
              select seat.player_id from team_invitations seat where seat.coach_id = ${coach} and seat.status = 10)))`,
        eq(matches.coverage, 'full'),
        onlyTeam ? isTeamMatchRow(coach, match) : isSeenByCoach(coach, match, now),
      ),
    )
    .orderBy(sql`${matches.playedAt} desc nulls last`, asc(matches.id))
    .limit(MAX_GAMES);
}

/** Returns what an account's export has of the rooms that are open now. */
export function listRoomsInExport(db: Executor, userId: string) {
  return db
    .select({
      roomId: liveRooms.id,
      matchId: liveRooms.matchId,
      openedAt: liveRooms.openedAt,
      addedAt: liveRoomPeople.addedAt,
      seenAt: liveRoomPeople.seenAt,
    })
    .from(liveRooms)
    .leftJoin(liveRoomPeople, and(eq(liveRoomPeople.roomId, liveRooms.id), eq(liveRoomPeople.userId, userId)))
    .where(or(eq(liveRooms.coachId, userId), eq(liveRoomPeople.userId, userId)));
}
