import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { matchDetail, matchEvents } from '../gamedata/match.ts';
import { namedExtension, namedObject } from '../named.ts';
import {
  answerText,
  commentKey,
  reviewAnswer,
  reviewComment,
  reviewedMatch,
  reviewVoice,
} from './review-content.ts';

const endpoint = defineEndpoints('match-reviews', { access: 'player' });

const base = '/api/v1/match-reviews';
const params = z.object({ reviewId: z.uuid('Choose a review.') });
/** Which game of a playlist; without it, its first. */
const query = z.object({ matchId: z.uuid('Choose a match.').optional() });

const listed = namedObject('ReceivedReview', {
  id: z.uuid(),
  coach: z.string(),
  title: z.string(),
  /** Null for a playlist. */
  match: reviewedMatch.nullable(),
  games: z.number().int(),
  comments: z.number().int(),
  sharedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** When it was marked as seen; null before that. */
  seenAt: z.iso.datetime().nullable(),
});
export type ReceivedReview = z.infer<typeof listed>;

export const listSharedReviews = endpoint(`GET ${base}`, {
  summary: 'Match reviews shared with the caller, newest first',
  responses: { 200: z.object({ items: z.array(listed) }) },
});

/**
 * The review with its match, or one of a playlist's, which opens here even if the caller couldn't open the match
 * itself. Clips of games that the caller can't open have no text and no marks.
 */
const sharedReview = namedExtension('SharedReview', matchDetail.pick({ revision: true, report: true }), {
  id: z.uuid(),
  coach: z.string(),
  title: z.string(),
  /** Whose report it has. */
  matchId: z.uuid(),
  isPlaylist: z.boolean(),
  /** The games that the caller can open. */
  games: z.array(reviewedMatch),
  comments: z.array(reviewComment),
  voices: z.array(reviewVoice),
  changedAt: z.iso.datetime(),
  seenAt: z.iso.datetime().nullable(),
  /** The caller's key in the report. */
  me: z.string().nullable(),
  /** The caller's own conversation with the coach. */
  answers: z.array(reviewAnswer),
  /** Comments assigned to the caller as homework. */
  homework: z.array(z.string()),
});
export type SharedReview = z.infer<typeof sharedReview>;

export const getSharedReview = endpoint(`GET ${base}/{reviewId}`, {
  summary: 'A match review shared with the caller',
  params,
  query,
  responses: { 200: sharedReview },
});

export const getSharedReviewEvents = endpoint(`GET ${base}/{reviewId}/events`, {
  summary: 'Every event of the match of a shared review',
  params,
  query,
  responses: { 200: matchEvents },
});

export const getSharedReviewTracks = endpoint(`GET ${base}/{reviewId}/tracks`, {
  summary: 'Positions of the ball and cars in the match of a shared review',
  params,
  query,
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
});

export const getSharedReviewVoice = endpoint(`GET ${base}/{reviewId}/voices/{commentId}`, {
  summary: 'The voice-over of a clip in a shared playlist',
  params: params.extend({ commentId: commentKey }),
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
});

export const tickSharedReview = endpoint(`PUT ${base}/{reviewId}/seen`, {
  summary: 'Mark a shared review as seen or unseen',
  params,
  body: z.object({ isSeen: z.boolean() }),
  responses: { 200: z.object({ seenAt: z.iso.datetime().nullable() }) },
});

export const answerReviewComment = endpoint(`POST ${base}/{reviewId}/answers`, {
  summary: 'Reply to a comment in a shared review; the coach is notified',
  params,
  body: z.object({ commentId: commentKey, text: answerText }),
  responses: { 201: z.object({ answers: z.array(reviewAnswer) }) },
  errors: [409],
});
