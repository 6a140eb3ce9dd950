import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { matchDetail } from '../gamedata/get-match.ts';
import { matchEvents } from '../gamedata/get-match-events.ts';
import { named, namedObject } from '../named.ts';
import { answerText, commentKey, reviewAnswer, reviewComment, reviewedMatch } from './review-content.ts';

const area = 'match-reviews';
const base = '/api/v1/match-reviews';
const params = z.object({ reviewId: z.uuid('Name the review by its id.') });

const listed = namedObject('ReceivedReview', {
  id: z.uuid(),
  coach: z.string(),
  title: z.string(),
  match: reviewedMatch,
  comments: z.number().int(),
  sharedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** When it was ticked as seen; null before that. */
  seenAt: z.iso.datetime().nullable(),
});
export type ReceivedReview = z.infer<typeof listed>;

export const listSharedReviews = defineEndpoint({
  method: 'GET',
  path: base,
  area,
  summary: 'Match reviews that coaches share with the caller, newest first',
  access: 'player',
  responses: { 200: z.object({ items: z.array(listed) }) },
  errors: [401, 403],
});

/** The review with its match, which opens here even where the match itself is not the caller's. */
const sharedReview = named(
  'SharedReview',
  matchDetail.pick({ revision: true, report: true }).extend({
    id: z.uuid(),
    coach: z.string(),
    title: z.string(),
    comments: z.array(reviewComment),
    changedAt: z.iso.datetime(),
    seenAt: z.iso.datetime().nullable(),
    /** Key of the caller in the report. */
    me: z.string().nullable(),
    /** The caller's own conversation with the coach. */
    answers: z.array(reviewAnswer),
    /** Comments that are the caller's homework. */
    homework: z.array(z.string()),
  }),
);
export type SharedReview = z.infer<typeof sharedReview>;

export const getSharedReview = defineEndpoint({
  method: 'GET',
  path: `${base}/{reviewId}`,
  area,
  summary: 'A match review that is shared with the caller',
  access: 'player',
  params,
  responses: { 200: sharedReview },
  errors: [400, 401, 403, 404],
});

export const getSharedReviewEvents = defineEndpoint({
  method: 'GET',
  path: `${base}/{reviewId}/events`,
  area,
  summary: 'Every event of the match of a shared review',
  access: 'player',
  params,
  responses: { 200: matchEvents },
  errors: [400, 401, 403, 404],
});

export const getSharedReviewTracks = defineEndpoint({
  method: 'GET',
  path: `${base}/{reviewId}/tracks`,
  area,
  summary: 'Where ball and cars were in the match of a shared review',
  access: 'player',
  params,
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
  errors: [400, 401, 403, 404],
});

export const tickSharedReview = defineEndpoint({
  method: 'PUT',
  path: `${base}/{reviewId}/seen`,
  area,
  summary: 'Tick a shared review as seen, or take that back',
  access: 'player',
  params,
  body: z.object({ isSeen: z.boolean() }),
  responses: { 200: z.object({ seenAt: z.iso.datetime().nullable() }) },
  errors: [400, 401, 403, 404],
});

export const answerReviewComment = defineEndpoint({
  method: 'POST',
  path: `${base}/{reviewId}/answers`,
  area,
  summary: 'Answer a comment of a shared review; the coach is told',
  access: 'player',
  params,
  body: z.object({ commentId: commentKey, text: answerText }),
  responses: { 201: z.object({ answers: z.array(reviewAnswer) }) },
  errors: [400, 401, 403, 404, 409],
});
