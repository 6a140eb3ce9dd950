import eventKinds from './event-kinds.data.json' with { type: 'json' };

/** A code of the event list, and the stat groups that list it (`gameStatType`). */
export interface EventCode {
  readonly code: number;
  readonly key: string;
  readonly label: string;
  readonly groups: readonly number[];
}

/**
 * How an event is known: recorded in the replay, derived from other events and positions by definition, or
 * recognized, with varying accuracy (`event-trust.ts`).
 */
export const EVENT_BASES = ['recorded', 'derived', 'recognized'] as const;

/** An event kind in the players' words; one kind (a challenge) may have several codes (won, lost, neutral). */
export interface EventKindRow {
  readonly label: string;
  /** `main`: what a commentator would mention. `repeats`: only repeats another event of the same moment. */
  readonly list?: 'main' | 'repeats';
  readonly basis: (typeof EVENT_BASES)[number];
  readonly definition: string;
  readonly codes?: readonly EventCode[];
}

export type EventKind = keyof typeof eventKinds;

export const EVENT_KINDS: Readonly<Record<EventKind, EventKindRow>> = eventKinds as Readonly<
  Record<EventKind, EventKindRow>
>;

/** The 48 numbered game events. Source: game-and-stats.md 4.1; numbers are stable once released. */
export const EVENT_CODES: readonly EventCode[] = Object.values(EVENT_KINDS)
  .flatMap(({ codes = [] }) => codes)
  .sort((a, b) => a.code - b.code);
