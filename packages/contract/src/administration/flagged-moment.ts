import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { eventKind } from '../gamedata/engine-codes.ts';
import { flagReason } from '../gamedata/event-flags.ts';
import { matchDetail } from '../gamedata/get-match.ts';
import { matchEvents } from '../gamedata/get-match-events.ts';
import { named } from '../named.ts';

const path = '/api/v1/admin/flagged-events/{eventId}';
const look = {
  method: 'GET',
  area: 'administration',
  access: 'admin',
  permission: { module: 'Users', action: 'View' },
  params: z.object({ eventId: z.string().regex(/^[0-9a-f-]{36}-\d{1,6}$/, 'There is no such moment.') }),
  errors: [400, 401, 403, 404],
} as const;

export const flaggedMoment = named(
  'FlaggedMoment',
  matchDetail.pick({ revision: true, report: true }).extend({
    kind: eventKind,
    reasons: z.array(flagReason),
    /** Seconds into the recording, and how long it takes. */
    seconds: z.number(),
    duration: z.number(),
  }),
);
export type FlaggedMoment = z.infer<typeof flaggedMoment>;

/**
 * The match around a moment that a player has called wrong, also a private one: the flag is the player's word that
 * somebody may look. Each look is written down. 404 once the flag is taken back, or a newer engine has replaced the
 * moment.
 */
export const openFlaggedMoment = defineEndpoint({
  ...look,
  path,
  summary: 'Look at a moment that looked wrong to a player',
  responses: { 200: flaggedMoment },
});

export const getFlaggedMomentEvents = defineEndpoint({
  ...look,
  path: `${path}/events`,
  summary: 'Every event of the match around a flagged moment',
  responses: { 200: matchEvents },
});

export const getFlaggedMomentTracks = defineEndpoint({
  ...look,
  path: `${path}/tracks`,
  summary: 'Where ball and cars were around a flagged moment',
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
});
