import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { matchDetail, matchEvents } from '../gamedata/match.ts';
import { named, namedObject } from '../named.ts';
import { answerText, commentKey, reviewAnswer, reviewComment, reviewedMatch } from './review-content.ts';

const endpoint = endpointsOf('match-reviews');

const base = '/api/v1/match-reviews';
const params = z.object({ reviewId: z.uuid('Choose a review.') });

const listed = namedObject('ReceivedReview', {
  id: z.uuid(),
  coach: z.string(),
  title: z.string(),
  match: reviewedMatch,
  comments: z.number().int(),
  sharedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** When it was marked as seen; null before that. */
  seenAt: z.iso.datetime().nullable(),
});
export type ReceivedReview = z.infer<typeof listed>;

export const listSharedReviews = endpoint(`GET ${base}`, {
  summary: 'Match reviews shared with the caller, newest first',
  access: 'player',
  responses: { 200: z.object({ items: z.array(listed) }) },
});

/** The review with its match, which opens here even if the caller couldn't open the match itself. */
const sharedReview = named(
  'SharedReview',
  matchDetail.pick({ revision: true, report: true }).extend({
    id: z.uuid(),
    coach: z.string(),
    title: z.string(),
    comments: z.array(reviewComment),
    changedAt: z.iso.datetime(),
    seenAt: z.iso.datetime().nullable(),
    /** The caller's key in the report. */
    me: z.string().nullable(),
    /** The caller's own conversation with the coach. */
    answers: z.array(reviewAnswer),
    /** Comments assigned to the caller as homework. */
    homework: z.array(z.string()),
  }),
);
export type SharedReview = z.infer<typeof sharedReview>;

export const getSharedReview = endpoint(`GET ${base}/{reviewId}`, {
  summary: 'A match review shared with the caller',
  access: 'player',
  params,
  responses: { 200: sharedReview },
  errors: [404],
});

export const getSharedReviewEvents = endpoint(`GET ${base}/{reviewId}/events`, {
  summary: 'Every event of the match of a shared review',
  access: 'player',
  params,
  responses: { 200: matchEvents },
  errors: [404],
});

export const getSharedReviewTracks = endpoint(`GET ${base}/{reviewId}/tracks`, {
  summary: 'Positions of the ball and cars in the match of a shared review',
  access: 'player',
  params,
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
  errors: [404],
});

export const tickSharedReview = endpoint(`PUT ${base}/{reviewId}/seen`, {
  summary: 'Mark a shared review as seen or unseen',
  access: 'player',
  params,
  body: z.object({ isSeen: z.boolean() }),
  responses: { 200: z.object({ seenAt: z.iso.datetime().nullable() }) },
  errors: [404],
});

export const answerReviewComment = endpoint(`POST ${base}/{reviewId}/answers`, {
  summary: 'Reply to a comment in a shared review; the coach is notified',
  access: 'player',
  params,
  body: z.object({ commentId: commentKey, text: answerText }),
  responses: { 201: z.object({ answers: z.array(reviewAnswer) }) },
  errors: [404, 409],
});
