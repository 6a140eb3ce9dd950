import type { Context, DbAndClock } from '../../feature-module.ts';
import type { Caller } from '../../platform/http/access.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findVisibleMatch, type Match, matchNotFound, type NameReader } from '../gamedata/index.ts';
import { countOpenableMatches } from '../identities/index.ts';
import { findUserRoom, type StoredRoom } from './live-room.repository.ts';

type RoomContext = DbAndClock;

/** A room that the caller may be in. */
export interface EnteredRoom {
  room: StoredRoom;
  /** The head coach, or an assistant with the right to review. */
  isCoach: boolean;
}

export function roomNotFound(): ProblemError {
  return new ProblemError(
    404,
    'live-room-not-found',
    'This live room has ended, or you don’t have access to it.',
  );
}

/** Throws ProblemError 404: for everybody else the room doesn't exist. */
export async function enterRoom(
  { db }: Pick<Context, 'db'>,
  { userId }: Pick<Caller, 'userId'>,
  roomId: string,
): Promise<EnteredRoom> {
  const entered = await findUserRoom(db, userId, roomId);
  if (!entered) throw roomNotFound();
  return entered;
}

/** Same for what only coaches may do. Throws ProblemError 403, 404. */
export async function enterAsCoach(
  context: Pick<Context, 'db'>,
  caller: Pick<Caller, 'userId'>,
  roomId: string,
): Promise<StoredRoom> {
  const { room, isCoach } = await enterRoom(context, caller, roomId);
  if (isCoach) return room;
  throw new ProblemError(403, 'coach-only', 'Only a coach on the team can do this.');
}

/**
 * Returns the room's match if the caller may see it. Coaches see players' names as the team does, players see the game's.
 * Throws ProblemError 404.
 */
export async function findRoomMatch(
  context: RoomContext,
  caller: Pick<Caller, 'userId' | 'userType'>,
  roomId: string,
  matchId: string,
): Promise<{ match: Match; reader: NameReader }> {
  const { room, isCoach } = await enterRoom(context, caller, roomId);
  if (room.matchId !== matchId) throw matchNotFound();
  const { match } = await findVisibleMatch(context, { userId: room.coachId }, matchId, matchClosed);
  const reader = { userId: room.coachId, userType: caller.userType };
  if (isCoach) return { match, reader };
  const open = await countOpenableMatches(context.db, room.coachId, [caller.userId], [matchId]);
  if (!open.has(caller.userId)) throw matchClosed();
  return { match, reader };
}

function matchClosed(): ProblemError {
  return new ProblemError(
    404,
    'match-closed',
    'You can’t see this game: its owner doesn’t share it with you. You’ll see the next one.',
  );
}
