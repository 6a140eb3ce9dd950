import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import {
  answerText,
  commentKey,
  reviewAnswer,
  reviewComment,
  reviewContent,
  reviewedMatch,
  reviewVoice,
} from './review-content.ts';

const endpoint = defineEndpoints('match-reviews', { access: 'coach' });

const base = '/api/v1/coach/match-reviews';
/** A match, whose review it is, or a playlist. */
const params = z.object({ subjectId: z.uuid('Choose a match or a playlist.') });

/** A member who played in the match; for a playlist, any member. */
const concerned = namedObject('ConcernedPlayer', {
  playerId: z.uuid(),
  userName: z.string(),
  /** Null if the review isn't shared with them. */
  sharedAt: z.iso.datetime().nullable(),
  /** When they marked it as seen; null before that. */
  seenAt: z.iso.datetime().nullable(),
  /** Games that the player can't open: they belong to another member, who doesn't share them. */
  closedGames: z.number().int(),
  /** They can't open any. */
  isClosed: z.boolean(),
});

const homework = namedObject('ReviewHomework', {
  commentId: z.string(),
  playerId: z.uuid(),
  /** Times in a row that it was played right, out of `gaps`. */
  step: z.number().int(),
  gaps: z.number().int(),
});

/** The coach's review of a match, or a playlist; without `id` it hasn't been saved yet. */
const coachReview = namedObject('CoachReview', {
  id: z.uuid().nullable(),
  /** Null for a playlist. */
  matchId: z.uuid().nullable(),
  /** A playlist's games that the coach can still see. */
  games: z.array(reviewedMatch),
  /** Increases with every save; 0 before the first. */
  revision: z.number().int(),
  title: z.string(),
  comments: z.array(reviewComment),
  changedAt: z.iso.datetime().nullable(),
  players: z.array(concerned),
  answers: z.array(reviewAnswer),
  homework: z.array(homework),
  voices: z.array(reviewVoice),
});
export type CoachReview = z.infer<typeof coachReview>;

const listed = namedObject('ListedReview', {
  id: z.uuid(),
  title: z.string(),
  /** Null for a playlist. */
  match: reviewedMatch.nullable(),
  games: z.number().int(),
  comments: z.number().int(),
  changedAt: z.iso.datetime(),
  /** Players it is shared with, and who has seen the current version. */
  players: z.array(z.object({ playerId: z.uuid(), userName: z.string(), hasSeen: z.boolean() })),
  answers: z.number().int(),
});
export type ListedReview = z.infer<typeof listed>;

export const listMatchReviews = endpoint(`GET ${base}`, {
  summary: "The coach's match reviews, last changed first",
  responses: { 200: z.object({ items: z.array(listed) }) },
});

export const getMatchReview = endpoint(`GET ${base}/{subjectId}`, {
  summary: "The coach's review of a match, or a playlist, with the members it can be shared with",
  params,
  responses: { 200: coachReview },
});

/** 409 `review-changed` if it has a newer revision than the change is based on. */
export const saveMatchReview = endpoint(`PUT ${base}/{subjectId}`, {
  summary: 'Save the review of a match, or a playlist',
  params,
  body: reviewContent.extend({ revision: z.number().int().min(0) }),
  responses: { 200: coachReview },
  errors: [409],
});

export const deleteMatchReview = endpoint(`DELETE ${base}/{subjectId}`, {
  summary: 'Delete the review of a match, or a playlist, for everyone',
  params,
  responses: { 200: coachReview },
});

/** 409 `too-many-playlists`. */
export const createPlaylist = endpoint(`POST ${base}`, {
  summary: 'Create a playlist: a review of clips from several games',
  body: reviewContent,
  responses: { 201: coachReview },
  errors: [404, 409],
});

/** 409 `playlist-full`. */
export const addPlaylistClips = endpoint(`POST ${base}/{subjectId}/clips`, {
  summary: 'Add clips to the end of a playlist',
  params,
  body: reviewContent.pick({ comments: true }),
  responses: { 200: coachReview },
  errors: [409],
});

const ofClip = params.extend({ commentId: commentKey });

/** 403 `storage-full`; 413 and 415 if it isn't a short recording. */
export const saveReviewVoice = endpoint(`POST ${base}/{subjectId}/voices/{commentId}`, {
  summary: 'Save the voice-over of a clip, instead of the previous one: WebM, Ogg or MP4 audio',
  params: ofClip,
  fileField: 'file',
  fileFields: z.object({ seconds: z.string() }),
  responses: { 201: coachReview },
  errors: [422, 429],
});

export const deleteReviewVoice = endpoint(`DELETE ${base}/{subjectId}/voices/{commentId}`, {
  summary: 'Delete the voice-over of a clip',
  params: ofClip,
  responses: { 200: coachReview },
});

export const getReviewVoice = endpoint(`GET ${base}/{subjectId}/voices/{commentId}`, {
  summary: 'The voice-over of a clip',
  params: ofClip,
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
});

/** A team's maximum seats, including purchased ones. */
const MAX_AT_ONCE = 50;

export const shareMatchReview = endpoint(`PUT ${base}/{subjectId}/players`, {
  summary: 'Choose which members a review is shared with; new ones are notified',
  params,
  body: z.object({ playerIds: z.array(z.uuid()).max(MAX_AT_ONCE) }),
  responses: { 200: coachReview },
  errors: [409],
});

export const setReviewHomework = endpoint(`POST ${base}/{subjectId}/homework`, {
  summary: 'Assign a comment as homework to a player the review is shared with',
  params,
  body: z.object({ commentId: commentKey, playerId: z.uuid() }),
  responses: { 200: coachReview },
  errors: [409],
});

export const replyInReview = endpoint(`POST ${base}/{subjectId}/answers`, {
  summary: "Reply to a player's reply",
  params,
  body: z.object({ commentId: commentKey, playerId: z.uuid(), text: answerText }),
  responses: { 200: coachReview },
  errors: [409],
});
