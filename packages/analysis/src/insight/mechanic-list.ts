import type { EventKind } from '../detectors/event-kinds.ts';
import { isExperimental } from '../detectors/event-trust.ts';
import type { GameEvent } from '../detectors/game-event.ts';
import mechanics from './mechanics.data.json' with { type: 'json' };

const FASTER_WORDS = 'At least 5 km/h faster over the ground within a second.';

/**
 * What makes a mechanic successful. `faster`: single flips and dashes, whose dodge has an immediate effect.
 * `fasterAfter`: several dodges, or a turn that ends later, where the gain shows afterwards.
 */
const SUCCESS_WORDS = {
  played: 'Your team still has the ball 3 seconds later, or shoots or scores by then.',
  faster: FASTER_WORDS,
  fasterAfter: FASTER_WORDS,
  turned: 'Turned around and driving forward at 32 km/h or more within 1.2 seconds.',
} as const;
export type SuccessRule = keyof typeof SUCCESS_WORDS;

export type MechanicKey = keyof typeof mechanics;

type IsAttempt = (event: Pick<GameEvent, 'code' | 'evidence'>) => boolean;

/** Mechanics of which not every event of the kind is an attempt. */
const COUNTS: Readonly<Partial<Record<MechanicKey, IsAttempt>>> = {
  flick: ({ evidence }) => !evidence.musty,
  mustyFlick: ({ evidence }) => evidence.musty === true,
  singleAerial: ({ evidence }) => !evidence.double,
  doubleAerial: ({ evidence }) => evidence.double === true,
  fastAerial: ({ evidence }) => evidence.fast === true,
  ceilingShot: ({ evidence }) => evidence.direct === true,
  flip: ({ code }) => code !== null,
};

/** A mechanic of the mechanics list, with what counts as an attempt and as a success. */
export interface Mechanic {
  readonly code: number;
  readonly key: MechanicKey;
  readonly label: string;
  /** Event kind of an attempt; its definition says what is detected. */
  readonly kind: EventKind;
  readonly rule: SuccessRule;
  readonly success: string;
  /** Whether an event of the kind is an attempt. */
  readonly counts: IsAttempt;
  /** Its code in the event list and the key of the drill that trains it; omitted if questions don't use it. */
  readonly questionEvent?: { readonly code: number; readonly drill: string };
}

/** Mechanics list. Source: game-and-stats.md 4.10; the numbers are stable once released. */
export const MECHANICS: readonly Mechanic[] = Object.entries(
  mechanics as Record<MechanicKey, Omit<Mechanic, 'key' | 'success' | 'counts'>>,
).map(([name, row]) => {
  const key = name as MechanicKey;
  return { ...row, key, success: SUCCESS_WORDS[row.rule], counts: COUNTS[key] ?? (() => true) };
});

/** Mechanics whose attempts are events with a code, so that what follows is known; experimental mechanics are excluded. */
export const CODED_MECHANICS = MECHANICS.flatMap((row) =>
  row.questionEvent && !isExperimental(row.kind) ? [{ ...row, questionEvent: row.questionEvent }] : [],
);

export const MECHANIC_CODES: readonly number[] = CODED_MECHANICS.map(
  ({ questionEvent }) => questionEvent.code,
);
