import type { ListedLiveRoom, LiveLead, LiveRoom, LiveRoomNow } from '@datacoach/contract';
import type { DbAndClock } from '../../feature-module.ts';
import { findUser } from '../auth/index.ts';
import { countOpenableMatches, listTeamNames } from '../identities/index.ts';
import {
  findRoom,
  listPeople,
  listUserRooms,
  type StoredPerson,
  type StoredRoom,
} from './live-room.repository.ts';

type RoomContext = DbAndClock;
export type RoomPart = keyof LiveRoomNow;

/** Pages report every 25 s that they are open; a person whose process died is gone after this. */
const PRESENCE_TIMEOUT_MS = 80_000;

/** Returns these parts of a room as they are now; null once it has ended. */
export async function describeRoom<Part extends RoomPart>(
  context: RoomContext,
  roomId: string,
  parts: readonly Part[],
): Promise<Pick<LiveRoomNow, Part> | null> {
  const room = await findRoom(context.db, roomId);
  if (!room) return null;
  const now = {
    ...(parts.includes('room' as Part) && { room: await describePeople(context, room) }),
    ...(parts.includes('lead' as Part) && { lead: describeLead(room, context.clock.now()) }),
    ...(parts.includes('marks' as Part) && { marks: room.marks }),
  };
  return now as Pick<LiveRoomNow, Part>;
}

function describeLead({ lead, matchId, turn, ledAt }: StoredRoom, now: Date): LiveLead {
  return { ...lead, matchId, turn, age: Math.max(0, now.getTime() - ledAt.getTime()) };
}

async function describePeople({ db, clock }: RoomContext, room: StoredRoom): Promise<LiveRoom> {
  const { id, coachId, matchId, leaderId } = room;
  const rows = await listPeople(db, id);
  const players = rows.filter(({ isCoach }) => !isCoach).map(({ person }) => person.userId);
  const open = await countOpenableMatches(db, coachId, players, [matchId]);
  const names = await listTeamNames(db, coachId);
  const now = clock.now();
  const people = rows.map(({ person, userName, isCoach }) => ({
    userId: person.userId,
    userName: names.get(person.userId) ?? userName,
    isCoach,
    isHere: isPresent(person, now),
    canWatch: isCoach || open.has(person.userId),
  }));
  people.sort((a, b) => Number(b.userId === coachId) - Number(a.userId === coachId));
  const coach = people.find(({ userId }) => userId === coachId)?.userName;
  return {
    id,
    coachId,
    coach: coach ?? (await findUser(db, coachId))?.userName ?? '',
    matchId,
    leaderId,
    people,
  };
}

function isPresent({ isHere: isPresent, seenAt }: StoredPerson, now: Date): boolean {
  return isPresent && seenAt !== null && now.getTime() - seenAt.getTime() < PRESENCE_TIMEOUT_MS;
}

/** Returns the rooms that an account can join, last opened first. */
export async function describeUserRooms({ db }: RoomContext, userId: string): Promise<ListedLiveRoom[]> {
  const rows = await listUserRooms(db, userId);
  return rows.map(({ room: { id, coachId, openedAt }, coach, map }) => ({
    id,
    coachId,
    coach,
    map,
    openedAt: openedAt.toISOString(),
  }));
}
