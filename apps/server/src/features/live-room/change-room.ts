import type { BodyOf } from '@datacoach/contract';
import type { Context, DbAndClock } from '../../feature-module.ts';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { LIVE_ROOM_CHANGED, publishChange } from '../../platform/database/change-channel.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/access.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { findMatch, findVisibleMatch, type Match } from '../gamedata/index.ts';
import { requireTeamPlan } from '../membership/index.ts';
import { addNotification } from '../notifications/index.ts';
import { listMembers } from '../team/index.ts';
import type { RoomPart } from './describe-room.ts';
import { enterAsCoach, enterRoom } from './enter-room.ts';
import {
  deleteIdleRooms,
  deletePeople,
  deleteRoom,
  insertPerson,
  insertRoom,
  listPeople,
  updateLead,
  updateMarks,
  updateRoom,
} from './live-room.repository.ts';

type RoomContext = DbAndClock;

/** What processes with pages of a room hear. */
export type RoomChange = { roomId: string } & (
  | { part: RoomPart | 'end' }
  | { part: 'pointer'; at: BodyOf<'pointInLiveRoom'>['at'] }
);

export const publishRoomChange = (db: Executor, about: RoomChange) =>
  publishChange(db, { topic: LIVE_ROOM_CHANGED, userId: null, about });

/** Before anyone has led. */
const createLeadAt = (time: number) =>
  ({ time, playing: false, speed: 1, camera: 'stand', player: null, pose: null, page: 'nobody' }) as const;

/**
 * Opens a room for a team and invites these players; returns its id. Throws ProblemError 403, 404, 409.
 *
 * @param caller the head coach, or an assistant calling for them
 */
export async function openRoom(
  context: Context,
  caller: Caller,
  { matchId, playerIds, time }: BodyOf<'openLiveRoom'>,
): Promise<string> {
  const { db, clock } = context;
  const { userId: coachId, actorId } = caller;
  await requireTeamPlan(context, coachId);
  const { match } = await findVisibleMatch(context, caller, matchId);
  requireRecording(match);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const room = { coachId, matchId, leaderId: actorId, lead: createLeadAt(time), turn: 1, marks: [] };
    const id = await insertRoom(tx, { ...room, ledAt: now, openedAt: now, activeAt: now });
    if (!id) throw conflict('room-open', 'Your team already has a live room. Join it or end it first.');
    for (const userId of [coachId, actorId]) await insertPerson(tx, { roomId: id, userId, addedAt: now });
    await setPlayers(tx, { id, coachId, matchId }, actorId, playerIds, now);
    return id;
  });
}

function requireRecording({ coverage }: Match): void {
  if (coverage === 'full') return;
  throw conflict('nothing-to-watch', 'We could only read the scoreboard of this game. Choose another.');
}

/** Invites exactly these players. Throws ProblemError 403, 404. */
export async function inviteToRoom(
  { db, clock }: RoomContext,
  caller: Caller,
  roomId: string,
  playerIds: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const room = await enterAsCoach({ db: tx }, caller, roomId);
    await setPlayers(tx, room, caller.userId, playerIds, clock.now());
    if (room.leaderId !== null && room.leaderId !== caller.userId) {
      const people = await listPeople(tx, roomId);
      // A leader who is no longer invited gives the lead back.
      if (!people.some(({ person }) => person.userId === room.leaderId))
        await updateRoom(tx, roomId, { leaderId: caller.userId });
    }
    await publishRoomChange(tx, { roomId, part: 'room' });
  });
}

async function setPlayers(
  tx: Transaction,
  { id: roomId, coachId, matchId }: { id: string; coachId: string; matchId: string },
  inviterId: string,
  playerIds: readonly string[],
  now: Date,
): Promise<void> {
  const members = new Set((await listMembers(tx, coachId)).map(({ player }) => player.id));
  if (playerIds.some((playerId) => !members.has(playerId))) {
    throw new ProblemError(404, 'player-not-found', 'This player isn’t on your team anymore.');
  }
  const invited = (await listPeople(tx, roomId)).filter(({ isCoach }) => !isCoach);
  const known = new Set(invited.map(({ person }) => person.userId));
  await deletePeople(
    tx,
    roomId,
    [...known].filter((playerId) => !playerIds.includes(playerId)),
  );
  const [inviter, match] = [await findUser(tx, inviterId), await findMatch(tx, matchId)];
  for (const playerId of new Set(playerIds)) {
    if (known.has(playerId)) continue;
    // A row may be left from an earlier membership.
    await insertPerson(tx, { roomId, userId: playerId, addedAt: now });
    await addNotification(tx, now, {
      userId: playerId,
      kind: 'live-room',
      values: {
        name: inviter?.userName ?? '',
        what: match ? `${match.playlistName} on ${match.mapName}` : 'a game',
      },
      path: `/live-room/${roomId}`,
      // Inviting someone again sends a new notification.
      onceKey: `live-room:${roomId}:${now.getTime()}`,
    });
  }
}

/** Moves everybody to a moment; returns the turn. Throws ProblemError 404, 409. */
export async function leadRoom(
  context: RoomContext,
  caller: Caller,
  roomId: string,
  { matchId, ...lead }: BodyOf<'leadLiveRoom'>,
): Promise<number> {
  return changeAsLeader(context, caller, roomId, matchId, 'lead', (tx, move) => updateLead(tx, move, lead));
}

/** Replaces the drawings. Throws ProblemError 404, 409. */
export async function drawInRoom(
  context: RoomContext,
  caller: Caller,
  roomId: string,
  { matchId, marks }: BodyOf<'drawInLiveRoom'>,
): Promise<void> {
  await changeAsLeader(
    context,
    caller,
    roomId,
    matchId,
    'marks',
    async (tx, move) => (await updateMarks(tx, move, marks)) || null,
  );
}

/** Runs a change that only the leader can make, and only of the match that the room watches. */
async function changeAsLeader<Result>(
  { db, clock }: RoomContext,
  caller: Caller,
  roomId: string,
  matchId: string,
  part: RoomPart,
  change: (tx: Transaction, move: Parameters<typeof updateLead>[1]) => Promise<Result | null>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const { room } = await enterRoom({ db: tx }, caller, roomId);
    if (room.leaderId !== caller.userId) throw notLeader();
    const changed = await change(tx, { roomId, leaderId: caller.userId, matchId, now: clock.now() });
    if (changed === null) throw conflict('match-switched', 'The room is already watching another game.');
    await publishRoomChange(tx, { roomId, part });
    return changed;
  });
}

const notLeader = (): ProblemError => conflict('not-leader', 'Someone else is leading now.');

/** Shows where the leader points; nothing is stored. Throws ProblemError 404, 409. */
export async function pointInRoom(
  { db }: RoomContext,
  caller: Caller,
  roomId: string,
  at: BodyOf<'pointInLiveRoom'>['at'],
): Promise<void> {
  const { room } = await enterRoom({ db }, caller, roomId);
  if (room.leaderId !== caller.userId) throw notLeader();
  await publishRoomChange(db, {
    roomId,
    part: 'pointer',
    at: at && { x: Math.round(at.x), y: Math.round(at.y) },
  });
}

/** Hands the lead over: coaches to anybody in the room, a leading player back to a coach. Throws ProblemError 403, 404. */
export async function setLeader({ db, clock }: RoomContext, caller: Caller, roomId: string, userId: string) {
  await db.transaction(async (tx) => {
    const { room, isCoach } = await enterRoom({ db: tx }, caller, roomId);
    const next = (await listPeople(tx, roomId)).find(({ person }) => person.userId === userId);
    if (!isCoach && !(room.leaderId === caller.userId && (next?.isCoach ?? true))) {
      throw new ProblemError(403, 'coach-only', 'Only a coach on the team can hand over the lead.');
    }
    if (!next) throw new ProblemError(404, 'person-not-found', 'This person isn’t in the room.');
    await updateRoom(tx, roomId, { leaderId: userId, activeAt: clock.now() });
    await publishRoomChange(tx, { roomId, part: 'room' });
  });
}

/** Switches to another game of the team, from its start. Throws ProblemError 403, 404, 409. */
export async function switchMatch(
  { db, clock }: RoomContext,
  caller: Caller,
  roomId: string,
  matchId: string,
) {
  const room = await enterAsCoach({ db }, caller, roomId);
  const viewer = { userId: room.coachId, actorId: caller.userId };
  const { match } = await findVisibleMatch({ db, clock }, viewer, matchId);
  requireRecording(match);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const lead = { lead: createLeadAt(0), turn: room.turn + 1, ledAt: now, marks: [] };
    await updateRoom(tx, roomId, { matchId, ...lead, activeAt: now });
    for (const part of ['room', 'lead', 'marks'] as const) await publishRoomChange(tx, { roomId, part });
  });
}

/** Throws ProblemError 403, 404. */
export async function endRoom({ db }: RoomContext, caller: Caller, roomId: string): Promise<void> {
  await enterAsCoach({ db }, caller, roomId);
  await db.transaction(async (tx) => {
    await deleteRoom(tx, roomId);
    await publishRoomChange(tx, { roomId, part: 'end' });
  });
}

/** Rooms end when nobody has led, drawn or joined for this long, or no coach has been there. */
const MAX_IDLE_MS = { unused: 120 * MINUTE_MS, alone: 15 * MINUTE_MS } as const;

export async function endIdleRooms({ db, clock }: RoomContext): Promise<void> {
  const now = clock.now().getTime();
  await db.transaction(async (tx) => {
    const ended = await deleteIdleRooms(
      tx,
      new Date(now - MAX_IDLE_MS.unused),
      new Date(now - MAX_IDLE_MS.alone),
    );
    for (const roomId of ended) await publishRoomChange(tx, { roomId, part: 'end' });
  });
}
