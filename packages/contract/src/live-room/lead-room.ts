import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { cameraPose, commentKey, playerKey, reviewMark } from '../match-reviews/review-content.ts';
import { MAX_MARKS, REVIEW_CAMERAS } from '../match-reviews/review-limits.ts';
import { namedObject } from '../named.ts';

const endpoint = defineEndpoints('live-room', { access: 'playerOrCoach' });

export const roomParams = z.object({ roomId: z.uuid('Choose a live room.') });
const base = '/api/v1/live-rooms/{roomId}';

/** What everybody in the room sees: the moment, and from where. */
const leadFields = {
  matchId: z.uuid(),
  /** Seconds into the recording. */
  time: z.number().min(0).max(10_000),
  playing: z.boolean(),
  speed: z.number().min(0.1).max(4),
  camera: z.enum(REVIEW_CAMERAS),
  /** Key of the player whose camera is used. */
  player: playerKey.nullable(),
  /** A fixed camera; without it the camera of this kind follows the play. */
  pose: cameraPose.nullable(),
  /** The leading page, because a leader can have the room open twice. */
  page: commentKey,
};
export const liveLead = namedObject('LiveLead', {
  ...leadFields,
  /** Increases with every change, so that a late one isn't mistaken for the newest. */
  turn: z.number().int(),
  /** How long ago `time` was true, ms; while it plays, the moment has moved on by that. */
  age: z.number(),
});
export type LiveLead = z.infer<typeof liveLead>;

export const roomMarks = z.array(reviewMark).max(MAX_MARKS, `At most ${MAX_MARKS} drawings at once.`);

/** A point of the floor, uu; pointing at the stands also means a point of its plane. */
const pointed = z.number().min(-100_000).max(100_000);
const pointer = z.object({ x: pointed, y: pointed }).nullable();
export type LivePointer = z.infer<typeof pointer>;

/** 409 `not-leader` if someone else has the lead, `match-switched` if the room watches another match by now. */
export const leadLiveRoom = endpoint(`PUT ${base}/lead`, {
  summary: 'Move everyone in the room to a moment; only the leader can',
  params: roomParams,
  body: z.object(leadFields),
  responses: { 200: z.object({ turn: z.number().int() }) },
  errors: [409, 429],
});

export const drawInLiveRoom = endpoint(`PUT ${base}/marks`, {
  summary: 'Replace the drawings on the picture; only the leader can',
  params: roomParams,
  body: z.object({ matchId: z.uuid(), marks: roomMarks }),
  errors: [409, 429],
});

/** Isn't stored: anyone who isn't there misses it. */
export const pointInLiveRoom = endpoint(`PUT ${base}/pointer`, {
  summary: 'Show where the leader points; null hides the pointer',
  params: roomParams,
  body: z.object({ at: pointer }),
  errors: [409, 429],
});
