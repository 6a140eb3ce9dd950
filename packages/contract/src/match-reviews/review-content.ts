import { z } from 'zod';
import { clock } from '../gamedata/match-parts.ts';
import { named, namedObject } from '../named.ts';
import {
  COMMENT_LENGTH,
  LEAD_UP_SECONDS,
  MARK_COLORS,
  MARK_TEXT_LENGTH,
  MAX_ANSWER_LENGTH,
  MAX_COMMENTS,
  MAX_MARKS,
  MAX_VOICE_SECONDS,
  REVIEW_CAMERAS,
  REVIEW_TITLE_LENGTH,
  SHOWN_SECONDS,
  VOICE_TYPES,
} from './review-limits.ts';

export const commentKey = z.string().regex(/^[\w-]{1,40}$/, 'Use letters, numbers and hyphens.');
/** A point on the floor, uu, including goals and a margin. */
export const markPosition = namedObject('MarkPlace', {
  x: z.number().min(-7000).max(7000),
  y: z.number().min(-7000).max(7000),
});
export type MarkPosition = z.infer<typeof markPosition>;
/** A point in the picture, relative to its middle, in picture heights, so it works in windows of other sizes. */
const spot = z.object({ x: z.number().min(-4).max(4), y: z.number().min(-1).max(1) });
const color = z.enum(MARK_COLORS);
export const playerKey = z.string().min(1).max(120);

/** Marks are on the floor of the field; a ring follows its player; only the pen draws on the picture itself. */
export const reviewMark = named(
  'ReviewMark',
  z.discriminatedUnion('kind', [
    z.object({
      id: commentKey,
      kind: z.literal('arrow'),
      color,
      points: z.array(markPosition).min(2).max(64),
    }),
    z.object({
      id: commentKey,
      kind: z.literal('zone'),
      color,
      center: markPosition,
      radius: z.number().min(50).max(7000),
    }),
    z.object({ id: commentKey, kind: z.literal('ring'), color, player: playerKey }),
    z.object({
      id: commentKey,
      kind: z.literal('text'),
      color,
      at: markPosition,
      text: z
        .string()
        .trim()
        .min(1, 'Enter some text.')
        .max(MARK_TEXT_LENGTH, `At most ${MARK_TEXT_LENGTH} characters in the drawing.`),
    }),
    z.object({ id: commentKey, kind: z.literal('pen'), color, points: z.array(spot).min(2).max(200) }),
  ]),
);
export type ReviewMark = z.infer<typeof reviewMark>;

const axis = z.number().min(-30_000).max(30_000);
const point = namedObject('CameraPoint', { x: axis, y: axis, z: axis });
/** A camera's position, target (field axes, uu), up direction, and vertical field of view in degrees. */
export const cameraPose = namedObject('CameraPose', {
  position: point,
  target: point,
  up: point,
  fov: z.number().min(5).max(150),
});
export type CameraPose = z.infer<typeof cameraPose>;

/** What makes a comment a clip of a playlist: its game, and where it starts. */
const clip = namedObject('ReviewClip', {
  matchId: z.uuid('Choose a match.'),
  /** Seconds before the comment's time. It ends `seconds` after it. */
  leadUp: z
    .number()
    .min(LEAD_UP_SECONDS.min, 'Start at the play or before it.')
    .max(LEAD_UP_SECONDS.max, `Start at most ${LEAD_UP_SECONDS.max} seconds before the play.`),
});

export const reviewComment = namedObject('ReviewComment', {
  id: commentKey,
  /** Seconds into the recording. */
  time: z.number().min(0).max(10_000),
  /** The scoreboard clock at that time. */
  clock,
  /** How long its marks are shown, s. */
  seconds: z
    .number()
    .min(SHOWN_SECONDS.min, 'Show it for at least 1 second.')
    .max(SHOWN_SECONDS.max, `Show it for at most ${SHOWN_SECONDS.max} seconds.`),
  text: z.string().trim().max(COMMENT_LENGTH, `A comment can have up to ${COMMENT_LENGTH} characters.`),
  camera: z.enum(REVIEW_CAMERAS),
  /** Key of the player whose camera is used. */
  player: playerKey.nullable(),
  /** A fixed camera; without it the camera of this kind follows the play. */
  pose: cameraPose.nullable(),
  marks: z.array(reviewMark).max(MAX_MARKS, `At most ${MAX_MARKS} marks on one comment.`),
  /** Only in playlists, where every comment is a clip. */
  clip: clip.optional(),
});
export type ReviewComment = z.infer<typeof reviewComment>;

export const reviewContent = z.object({
  title: z
    .string()
    .trim()
    .max(REVIEW_TITLE_LENGTH, `A title can have up to ${REVIEW_TITLE_LENGTH} characters.`),
  comments: z.array(reviewComment).max(MAX_COMMENTS, `A review can have up to ${MAX_COMMENTS} comments.`),
});

/** A reply of the player or their coach to a comment; other players don't see it. */
export const reviewAnswer = namedObject('ReviewAnswer', {
  id: z.uuid(),
  commentId: z.string(),
  /** The player in this conversation with the coach. */
  playerId: z.uuid(),
  byCoach: z.boolean(),
  text: z.string(),
  writtenAt: z.iso.datetime(),
});
export type ReviewAnswer = z.infer<typeof reviewAnswer>;

export const answerText = z
  .string()
  .trim()
  .min(1, 'Write a reply.')
  .max(MAX_ANSWER_LENGTH, `A reply can have up to ${MAX_ANSWER_LENGTH} characters.`);

export const reviewedMatch = namedObject('ReviewedMatch', {
  id: z.uuid(),
  map: z.string(),
  playlist: z.string(),
  playedAt: z.iso.datetime().nullable(),
  /** The reader's or their team's goals first; blue first if neither plays. */
  score: z.tuple([z.number().int(), z.number().int()]).readonly(),
});
export type ReviewedMatch = z.infer<typeof reviewedMatch>;

/** A recorded voice-over, which starts with its clip. */
export const reviewVoice = namedObject('ReviewVoice', {
  /** Another recording has another id. */
  id: z.uuid(),
  commentId: z.string(),
  mediaType: z.enum(VOICE_TYPES),
  seconds: z.number().positive().max(MAX_VOICE_SECONDS),
});
export type ReviewVoice = z.infer<typeof reviewVoice>;
