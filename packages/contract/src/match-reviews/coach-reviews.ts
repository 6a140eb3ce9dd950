import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import {
  answerText,
  commentKey,
  reviewAnswer,
  reviewComment,
  reviewContent,
  reviewedMatch,
} from './review-content.ts';

const endpoint = endpointsOf('match-reviews');

const base = '/api/v1/coach/match-reviews';
const params = z.object({ matchId: z.uuid('Choose a match.') });

/** A member who played in the match. */
const concerned = namedObject('ConcernedPlayer', {
  playerId: z.uuid(),
  userName: z.string(),
  /** Player key in the report. */
  playerKey: z.string(),
  /** Null if the review isn't shared with them. */
  sharedAt: z.iso.datetime().nullable(),
  /** When they marked it as seen; null before that. */
  seenAt: z.iso.datetime().nullable(),
  /** The player can't open the match: it belongs to another member, who doesn't share it. */
  isClosed: z.boolean(),
});

const homework = namedObject('ReviewHomework', {
  commentId: z.string(),
  playerId: z.uuid(),
  /** Times in a row that it was played right, out of `gaps`. */
  step: z.number().int(),
  gaps: z.number().int(),
});

/** The coach's review of a match; without `id` it hasn't been saved yet. */
const coachReview = namedObject('CoachReview', {
  id: z.uuid().nullable(),
  matchId: z.uuid(),
  /** Increases with every save; 0 before the first. */
  revision: z.number().int(),
  title: z.string(),
  comments: z.array(reviewComment),
  changedAt: z.iso.datetime().nullable(),
  players: z.array(concerned),
  answers: z.array(reviewAnswer),
  homework: z.array(homework),
});
export type CoachReview = z.infer<typeof coachReview>;

const listed = namedObject('ListedReview', {
  id: z.uuid(),
  title: z.string(),
  match: reviewedMatch,
  comments: z.number().int(),
  changedAt: z.iso.datetime(),
  /** Players it is shared with, and who has seen the current version. */
  players: z.array(z.object({ playerId: z.uuid(), userName: z.string(), hasSeen: z.boolean() })),
  answers: z.number().int(),
});
export type ListedReview = z.infer<typeof listed>;

export const listMatchReviews = endpoint(`GET ${base}`, {
  summary: "The coach's match reviews, last changed first",
  access: 'coach',
  responses: { 200: z.object({ items: z.array(listed) }) },
});

export const getMatchReview = endpoint(`GET ${base}/{matchId}`, {
  summary: "The coach's review of a match, with the members who played in it",
  access: 'coach',
  params,
  responses: { 200: coachReview },
  errors: [404],
});

/** 409 `review-changed` if it has a newer revision than the change is based on. */
export const saveMatchReview = endpoint(`PUT ${base}/{matchId}`, {
  summary: 'Save the review of a match',
  access: 'coach',
  params,
  body: reviewContent.extend({ revision: z.number().int().min(0) }),
  responses: { 200: coachReview },
  errors: [404, 409],
});

export const deleteMatchReview = endpoint(`DELETE ${base}/{matchId}`, {
  summary: 'Delete the review of a match for everyone',
  access: 'coach',
  params,
  responses: { 200: coachReview },
  errors: [404],
});

/** A team's maximum seats, including purchased ones. */
const MAX_AT_ONCE = 50;

export const shareMatchReview = endpoint(`PUT ${base}/{matchId}/players`, {
  summary: 'Choose which members who played a review is shared with; new ones are notified',
  access: 'coach',
  params,
  body: z.object({ playerIds: z.array(z.uuid()).max(MAX_AT_ONCE) }),
  responses: { 200: coachReview },
  errors: [404, 409],
});

export const setReviewHomework = endpoint(`POST ${base}/{matchId}/homework`, {
  summary: 'Assign a comment as homework to a player the review is shared with',
  access: 'coach',
  params,
  body: z.object({ commentId: commentKey, playerId: z.uuid() }),
  responses: { 200: coachReview },
  errors: [404, 409],
});

export const replyInReview = endpoint(`POST ${base}/{matchId}/answers`, {
  summary: "Reply to a player's reply",
  access: 'coach',
  params,
  body: z.object({ commentId: commentKey, playerId: z.uuid(), text: answerText }),
  responses: { 200: coachReview },
  errors: [404, 409],
});
