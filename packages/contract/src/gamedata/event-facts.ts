import { z } from 'zod';
import { namedObject } from '../named.ts';

/** Part of the acting player in his team at that moment; `ambiguous` is crowding. */
export const EVENT_ROLES = ['first', 'second', 'third', 'ambiguous'] as const;
/** How the acting team stood at that moment. */
export const SCORE_STATES = ['ahead', 'level', 'behind'] as const;
/** Shot outcome types (specification.md 3). */
export const OUTCOME_TYPES = ['Shots', 'Assists', 'Goals', 'Saves'] as const;

export const eventRole = z.enum(EVENT_ROLES);
export const scoreState = z.enum(SCORE_STATES);

/** What a list says of an event in columns of its own; null where the file does not tell or it makes no sense. */
export const eventFacts = namedObject('EventFacts', {
  /** Which of the game's four outcomes it belongs to. */
  outcomeType: z.enum(OUTCOME_TYPES).nullable(),
  /** What came of it: goal, save, won … */
  outcome: z.string().nullable(),
  /** Words for `zone`. */
  zoneLabel: z.string().nullable(),
  /** uu/s. */
  ballSpeed: z.number().nullable(),
  heightLabel: z.string().nullable(),
  placementLabel: z.string().nullable(),
  xg: z.number().nullable(),
  /** Null in duels and out of live play. */
  role: eventRole.nullable(),
  /** Null for events of no team. */
  scoreState: scoreState.nullable(),
});
export type EventFacts = z.infer<typeof eventFacts>;
