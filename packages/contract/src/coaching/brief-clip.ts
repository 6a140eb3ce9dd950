import { z } from 'zod';
import { clock } from '../gamedata/match-parts.ts';
import { namedObject } from '../named.ts';
import { SESSION_CLIPS } from './session-codes.ts';

/** A moment that a coach is shown before a session. */
export const briefClip = namedObject('BriefClip', {
  /** The event, as lists of events call it. */
  id: z.string(),
  matchId: z.uuid(),
  /** Seconds into the recording. */
  time: z.number(),
  /** The scoreboard's; left out of those that were chosen before clips kept it. */
  clock: clock.optional(),
  /** Key of the report. */
  player: z.string().nullable(),
  label: z.string(),
  playedAt: z.iso.datetime().nullable(),
  /** Where it happened, field coordinates in uu. */
  team: z.union([z.literal(0), z.literal(1)]).nullable(),
  x: z.number(),
  y: z.number(),
});
export type BriefClip = z.infer<typeof briefClip>;

/** Ids of the events that a player wants his coach to see; null leaves the choice to the brief. */
export const clipChoice = z
  .array(z.string().max(60))
  .max(SESSION_CLIPS, `Choose at most ${SESSION_CLIPS} clips.`)
  .nullable();
