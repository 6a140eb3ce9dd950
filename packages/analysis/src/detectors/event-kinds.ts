import eventKinds from './event-kinds.data.json' with { type: 'json' };

/** A code of the event list, with the statistic groups whose lists show it (`gameStatType`). */
export interface EventCode {
  readonly code: number;
  readonly key: string;
  readonly label: string;
  readonly groups: readonly number[];
}

/**
 * How we know of an event: the replay says it, it follows from other events and positions by its definition, or it is
 * recognized, right more or less often (`event-trust.ts`).
 */
export const EVENT_BASES = ['recorded', 'derived', 'recognized'] as const;

/** A kind of event in the player's words; one kind (a challenge) may have several codes (won, lost, neutral). */
export interface EventKindRow {
  readonly label: string;
  readonly basis: (typeof EVENT_BASES)[number];
  readonly definition: string;
  readonly codes?: readonly EventCode[];
}

export type EventKind = keyof typeof eventKinds;

/** Every kind of event that a detector emits. */
export const EVENT_KINDS: Readonly<Record<EventKind, EventKindRow>> = eventKinds as Readonly<
  Record<EventKind, EventKindRow>
>;

/** The 48 numbered game events. Source: game-and-stats.md 4.1; the numbers are stable once released. */
export const EVENT_CODES: readonly EventCode[] = Object.values(EVENT_KINDS)
  .flatMap(({ codes = [] }) => codes)
  .sort((a, b) => a.code - b.code);
