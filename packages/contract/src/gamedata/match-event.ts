import { z } from 'zod';
import { namedObject } from '../named.ts';
import { eventCode, eventKind } from './engine-codes.ts';
import { clock, team } from './match-parts.ts';

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
