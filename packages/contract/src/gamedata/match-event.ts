import { z } from 'zod';
import { named, namedObject } from '../named.ts';
import { clock, team } from './match-parts.ts';

/**
 * Codes of the analysis engine, here integers and words: their values live in the engine's registries (decisions.md 19.1). The
 * server writes those into the OpenAPI document and refuses others in a query.
 */

/** Number of a game event, 5 to 240. */
export const eventCode = named('EventCode', z.number().int());
/** Number of a group of game events, 5 to 40. */
export const eventGroup = named('EventGroup', z.number().int());
/** The detector's word for an event: touch, shot, flipReset. */
export const eventKind = named('EventKind', z.string());

export const eventCodeInQuery = z.coerce.number().int();
export const eventGroupInQuery = z.coerce.number().int();
export const eventKindInQuery = z.string();

const evidence = z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()]));

/**
 * Something that happened in a match. Positions are field coordinates in uu, times seconds of summed frame deltas,
 * players by the key of the report. `evidence` holds the figures that a person can check against the game.
 */
export const matchEvent = namedObject('MatchEvent', {
  /** The detector's word for it: touch, shot, flipReset. */
  kind: eventKind,
  /** Number of the game event (5 to 240), or null for kinds without one. */
  code: eventCode.nullable(),
  team: team.nullable(),
  player: z.string().nullable(),
  playerName: z.string().nullable(),
  other: z.string().nullable(),
  otherName: z.string().nullable(),
  frame: z.number().int(),
  endFrame: z.number().int(),
  time: z.number(),
  duration: z.number(),
  clock,
  x: z.number(),
  y: z.number(),
  z: z.number(),
  /** Pitch zone 5 to 120 in the acting team's attack frame. */
  zone: z.number().int().nullable(),
  confidence: z.number(),
  evidence,
});
export type MatchEvent = z.infer<typeof matchEvent>;
