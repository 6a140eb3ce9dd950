import { z } from 'zod';
import { named } from '../named.ts';
import { eventFacts } from './event-facts.ts';
import { flagReason } from './event-flags.ts';
import { matchEvent } from './match-event.ts';

/** An event by itself: with its address, and what its kind means in the player's words. */
export const eventItem = named(
  'EventItem',
  matchEvent.extend({
    /** `<matchId>-<ordinal>`: the ordinal is its place in the match's whole stream, from 0. */
    id: z.string(),
    matchId: z.uuid(),
    label: z.string(),
    definition: z.string(),
    facts: eventFacts,
    /** Why it looks wrong to the caller. */
    flag: flagReason.nullable(),
  }),
);
export type EventItem = z.infer<typeof eventItem>;
