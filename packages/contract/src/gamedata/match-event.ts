import { z } from 'zod';
import { named, namedObject } from '../named.ts';
import { clock, team } from './match-parts.ts';

/**
 * Codes of the analysis engine, typed as integers and strings here: their values are in the engine's registries
 * (decisions.md 19.1). The server writes those into the OpenAPI document and rejects others in a query.
 */

/** Number of a game event, 5 to 240. */
export const eventCode = named('EventCode', z.number().int());
/** Number of a group of game events, 5 to 40. */
export const eventGroup = named('EventGroup', z.number().int());
/** The detector's name for an event: touch, shot, flipReset. */
export const eventKind = named('EventKind', z.string());

export const eventCodeInQuery = z.coerce.number().int();
export const eventGroupInQuery = z.coerce.number().int();
export const eventKindInQuery = z.string();

const evidence = z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()]));

/**
 * Something that happened in a match. Positions are field coordinates in uu, times are seconds of summed frame
 * deltas, players are keys in the report. `evidence` holds the values that a person can check against the game.
 */
export const matchEvent = namedObject('MatchEvent', {
  /** The detector's name for it: touch, shot, flipReset. */
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
  /** Field zone 5 to 120 in the acting team's attack frame. */
  zone: z.number().int().nullable(),
  confidence: z.number(),
  evidence,
});
export type MatchEvent = z.infer<typeof matchEvent>;
