import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { matchDetail, matchEvents } from '../gamedata/match.ts';
import { reviewedMatch } from '../match-reviews/review-content.ts';
import { namedExtension, namedObject } from '../named.ts';
import { liveLead, roomMarks, roomParams } from './lead-room.ts';

const endpoint = defineEndpoints('live-room', { access: 'playerOrCoach' });

const base = '/api/v1/live-rooms';
const matchParams = roomParams.extend({ matchId: z.uuid('Choose a match.') });
/** A team's maximum seats, including purchased ones. */
const playerIds = z.array(z.uuid()).max(50);

const person = namedObject('LivePerson', {
  userId: z.uuid(),
  userName: z.string(),
  /** The head coach, or an assistant with the right to review. */
  isCoach: z.boolean(),
  /** Whether they have the room open. */
  isHere: z.boolean(),
  /** Whether the room's match can be shown to them; not if it belongs to a member who doesn't share it with them. */
  canWatch: z.boolean(),
});
export type LivePerson = z.infer<typeof person>;

/** Who is in the room, who leads, and what they watch. */
const liveRoom = namedObject('LiveRoom', {
  id: z.uuid(),
  coachId: z.uuid(),
  coach: z.string(),
  matchId: z.uuid(),
  /** Null if the account that led was deleted: a coach can take the lead. */
  leaderId: z.uuid().nullable(),
  /** The coach first, then coaches who came by, then the invited players. */
  people: z.array(person),
});
export type LiveRoom = z.infer<typeof liveRoom>;

const roomNow = namedObject('LiveRoomNow', { room: liveRoom, lead: liveLead, marks: roomMarks });
export type LiveRoomNow = z.infer<typeof roomNow>;

const listed = namedObject('ListedLiveRoom', {
  id: z.uuid(),
  coachId: z.uuid(),
  coach: z.string(),
  map: z.string(),
  openedAt: z.iso.datetime(),
});
export type ListedLiveRoom = z.infer<typeof listed>;

/** 409 `room-open` if the team already has one. */
export const openLiveRoom = endpoint('POST /api/v1/coach/live-rooms', {
  summary: 'Open a live room on a game of the team and invite its players',
  access: 'coach',
  body: z.object({ matchId: z.uuid(), playerIds, time: z.number().min(0).max(10_000) }),
  responses: { 201: z.object({ id: z.uuid() }) },
  errors: [404, 409, 429],
});

export const listLiveRooms = endpoint(`GET ${base}`, {
  summary: 'Live rooms that the caller can join',
  responses: { 200: z.object({ items: z.array(listed) }) },
});

export const getLiveRoom = endpoint(`GET ${base}/{roomId}`, {
  summary: 'A live room as it is now',
  params: roomParams,
  responses: { 200: roomNow },
});

/**
 * Server-sent events: `room`, `lead` and `marks`, first as they are now and then whenever they change; `pointer` while
 * the leader points; `ended`. Comments keep the connection alive. Ends after some minutes; the page reopens it.
 */
export const streamLiveRoom = endpoint(`GET ${base}/{roomId}/stream`, {
  summary: 'Stream of what happens in a live room',
  params: roomParams,
  mediaType: 'text/event-stream',
  responses: { 200: z.file() },
  errors: [429],
});

export const inviteToLiveRoom = endpoint(`PUT ${base}/{roomId}/players`, {
  summary: "Choose which of the team's players can join; new ones are notified",
  params: roomParams,
  body: z.object({ playerIds }),
});

export const setRoomLeader = endpoint(`PUT ${base}/{roomId}/leader`, {
  summary: 'Hand the lead to someone in the room, take it, or give it back to a coach',
  params: roomParams,
  body: z.object({ userId: z.uuid() }),
});

export const setRoomMatch = endpoint(`PUT ${base}/{roomId}/match`, {
  summary: 'Switch the room to another game of the team',
  params: roomParams,
  body: z.object({ matchId: z.uuid() }),
  errors: [409],
});

export const endLiveRoom = endpoint(`DELETE ${base}/{roomId}`, {
  summary: 'End a live room for everyone',
  params: roomParams,
});

export const listRoomGames = endpoint(`GET ${base}/{roomId}/games`, {
  summary: "The team's newest games, for a coach to switch to",
  params: roomParams,
  responses: { 200: z.object({ items: z.array(reviewedMatch) }) },
});

/** The room's match, which opens here even if the caller couldn't open the match itself. */
const roomMatch = namedExtension('LiveRoomMatch', matchDetail.pick({ revision: true, report: true }), {
  /** The caller's key in the report. */
  me: z.string().nullable(),
});

export const getRoomMatch = endpoint(`GET ${base}/{roomId}/match/{matchId}`, {
  summary: "The room's match",
  params: matchParams,
  responses: { 200: roomMatch },
});

export const getRoomEvents = endpoint(`GET ${base}/{roomId}/match/{matchId}/events`, {
  summary: "Every event of the room's match",
  params: matchParams,
  responses: { 200: matchEvents },
});

export const getRoomTracks = endpoint(`GET ${base}/{roomId}/match/{matchId}/tracks`, {
  summary: "Positions of the ball and cars in the room's match",
  params: matchParams,
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
});
