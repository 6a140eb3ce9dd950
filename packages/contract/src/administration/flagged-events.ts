import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { flagReason } from '../gamedata/event-flags.ts';
import { matchDetail, matchEvents } from '../gamedata/match.ts';
import { eventKind, eventKindInQuery } from '../gamedata/match-event.ts';
import { namedExtension, namedObject, pageOf } from '../named.ts';

const endpoint = defineEndpoints('administration');

const flaggedEvent = namedObject('FlaggedEvent', {
  eventId: z.string(),
  kind: eventKind,
  reason: flagReason,
  analysisVersion: z.string(),
  at: z.iso.datetime(),
  flaggedBy: z.object({ id: z.uuid(), userName: z.string() }),
  map: z.string().nullable(),
  gameBuild: z.string().nullable(),
  playedAt: z.iso.datetime().nullable(),
  /** Seconds into the recording; null if a newer engine has replaced the event. */
  seconds: z.number().nullable(),
  playerName: z.string().nullable(),
});

/** Lists the events that players flagged as wrong, newest first (decisions.md 21.5). */
export const listFlaggedEvents = endpoint('GET /api/v1/admin/flagged-events', {
  summary: 'Events reported as wrong by players',
  access: { module: 'Users', action: 'View' },
  query: z.object({
    kind: eventKindInQuery.max(60).optional(),
    analysisVersion: z.string().max(40).optional(),
    reason: flagReason.optional(),
    pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  responses: { 200: pageOf(flaggedEvent) },
});

const path = '/api/v1/admin/flagged-events/{eventId}';
const look = {
  access: { module: 'Users', action: 'View' },
  params: z.object({ eventId: z.string().regex(/^[0-9a-f-]{36}-\d{1,6}$/, 'Play not found.') }),
} as const;

const flaggedMoment = namedExtension('FlaggedMoment', matchDetail.pick({ revision: true, report: true }), {
  kind: eventKind,
  reasons: z.array(flagReason),
  /** Seconds into the recording, and its duration. */
  seconds: z.number(),
  duration: z.number(),
});
export type FlaggedMoment = z.infer<typeof flaggedMoment>;

/**
 * Returns the match around a flagged moment, even a private one: the flag is the player's permission to look. Each
 * view is logged. 404 once the flag is withdrawn or a newer engine has replaced the moment.
 */
export const openFlaggedMoment = endpoint(`GET ${path}`, {
  ...look,
  summary: 'View a play a player reported as wrong',
  responses: { 200: flaggedMoment },
});

export const getFlaggedMomentEvents = endpoint(`GET ${path}/events`, {
  ...look,
  summary: 'Every event of the match around a reported play',
  responses: { 200: matchEvents },
});

export const getFlaggedMomentTracks = endpoint(`GET ${path}/tracks`, {
  ...look,
  summary: 'Positions of the ball and cars around a reported play',
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
});
