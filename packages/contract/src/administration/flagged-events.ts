import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { eventKind, eventKindInQuery } from '../gamedata/engine-codes.ts';
import { flagReason } from '../gamedata/event-flags.ts';
import { namedObject } from '../named.ts';
import { pageOf } from '../paging.ts';

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
  /** Seconds into the recording; null when a newer engine has replaced the event. */
  seconds: z.number().nullable(),
  playerName: z.string().nullable(),
});

/** Newest first: what players have called wrong, to be looked at (decisions.md 21.5). */
export const listFlaggedEvents = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/flagged-events',
  area: 'administration',
  summary: 'Events that looked wrong to players, one by one',
  access: 'admin',
  permission: { module: 'Users', action: 'View' },
  query: z.object({
    kind: eventKindInQuery.max(60).optional(),
    analysisVersion: z.string().max(40).optional(),
    reason: flagReason.optional(),
    pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  responses: {
    200: pageOf(flaggedEvent),
  },
  errors: [400, 401, 403],
});
