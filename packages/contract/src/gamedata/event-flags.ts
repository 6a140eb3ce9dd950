import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { eventKind } from './match-event.ts';

const endpoint = defineEndpoints('gamedata', { access: 'account' });

/** Why an event looks wrong to a player. */
export const FLAG_REASONS = [
  'did-not-happen',
  'wrong-player',
  'wrong-outcome',
  'wrong-time',
  'other',
] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];
export const flagReason = z.enum(FLAG_REASONS);

const params = z.object({ id: z.string().max(60) });

export const flagEvent = endpoint('PUT /api/v1/gamedata/event/{id}/flag', {
  summary: 'Report an event as wrong, with a reason; reporting again changes the reason',
  params,
  body: z.object({ reason: flagReason }),
  responses: { 200: z.object({ flag: flagReason }) },
});

export const unflagEvent = endpoint('DELETE /api/v1/gamedata/event/{id}/flag', {
  summary: 'Withdraw the report of an event',
  params,
  responses: { 200: z.object({ flag: z.null() }) },
});

const flagCount = namedObject('EventFlagCount', {
  kind: eventKind,
  analysisVersion: z.string(),
  reason: flagReason,
  flags: z.number().int(),
  /** The newest flagged event, to look at. */
  example: z.string(),
});

/** Counts the flags by detector (decisions.md 21.5), newest engine version first. */
export const countEventFlags = endpoint('GET /api/v1/admin/event-flags', {
  summary: 'How often players reported each kind of event as wrong, by reason and engine version',
  access: { module: 'Users', action: 'View' },
  responses: { 200: z.array(flagCount) },
});
