import { z } from 'zod';
import { momentWithinReach } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { AVAILABILITIES, EVENT_MINUTES, TEAM_EVENT_KINDS } from './team-codes.ts';

const endpoint = defineEndpoints('team', { access: 'coach' });

const kind = z.enum(TEAM_EVENT_KINDS);
const availability = z.enum(AVAILABILITIES);

const teamEvent = namedObject('TeamEvent', {
  id: z.uuid(),
  kind,
  title: z.string(),
  text: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.number().int(),
  isCanceled: z.boolean(),
  coach: z.string(),
  /** The player's own availability; null for a coach, and before the answer. */
  answer: availability.nullable(),
  /** All members with their availability, for the coach only. */
  players: z.array(z.object({ playerId: z.uuid(), userName: z.string(), answer: availability.nullable() })),
});
export type TeamEvent = z.infer<typeof teamEvent>;

const calendar = namedObject('TeamCalendar', {
  items: z.array(teamEvent),
  /** Address that calendar apps subscribe to; null for an administrator viewing as the user: it would outlast the visit. */
  feedUrl: z.string().nullable(),
});

export const getTeamEvents = endpoint('GET /api/v1/team-events', {
  summary: "Current and upcoming events of the coach's team, or of the player's teams",
  access: 'playerOrCoach',
  responses: { 200: calendar },
});

const eventBody = namedObject('TeamEventPlan', {
  kind,
  title: z.string().trim().min(1, 'Name the event.').max(120, 'Use at most 120 characters for the name.'),
  text: z.string().trim().max(2000, 'Use at most 2,000 characters.').default(''),
  startsAt: momentWithinReach('Choose a date and time.'),
  minutes: z.literal(EVENT_MINUTES, 'Choose a length.'),
});

export const createTeamEvent = endpoint('POST /api/v1/coach/team-events', {
  summary: 'Plan a practice or a scrim and ask the members whether they can make it',
  body: eventBody,
  responses: { 201: calendar },
  errors: [409, 422],
});

/** A new start clears the answers. */
export const updateTeamEvent = endpoint('PUT /api/v1/coach/team-events/{eventId}', {
  summary: 'Change an event and notify the members',
  body: eventBody,
  responses: { 200: calendar },
  errors: [422],
});

export const cancelTeamEvent = endpoint('DELETE /api/v1/coach/team-events/{eventId}', {
  summary: 'Cancel an event and notify the members',
  responses: { 200: calendar },
});

export const answerTeamEvent = endpoint('PUT /api/v1/team-events/{eventId}/answer', {
  summary: 'Say whether the player can make it',
  access: 'player',
  body: z.object({ answer: availability }),
  responses: { 200: calendar },
});

/** For calendar apps, which can't sign in: the token identifies the account. */
export const getTeamCalendarFile = endpoint('GET /api/v1/team-events/calendar/{token}', {
  summary: "The account's team events as a calendar (RFC 5545)",
  access: 'public',
  params: z.object({ token: z.string().max(200) }),
  mediaType: 'text/calendar',
  responses: { 200: z.file() },
  errors: [429],
});
