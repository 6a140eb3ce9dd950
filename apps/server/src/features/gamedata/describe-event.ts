import {
  EVENT_CODES,
  EVENT_KINDS,
  type EventContext,
  type EventKind,
  getTrustLevel,
} from '@datacoach/analysis/metadata';
import type { EventItem, MatchEvent } from '@datacoach/contract';
import { eventFacts } from './event-context.ts';

const isKind = (kind: string): kind is EventKind => Object.hasOwn(EVENT_KINDS, kind);
const CODE_LABELS = new Map<number, string>(EVENT_CODES.map(({ code, label }) => [code, label]));

/** Address of an event. */
export interface EventPlace {
  matchId: string;
  ordinal: number;
}

/** An event as lists show it, but for what the reader thinks of it. */
export type DescribedEvent = Omit<EventItem, 'flag'>;

/** One kind (a challenge) may have several codes, whose labels say more. */
export function describeEvent(
  { matchId, ordinal }: EventPlace,
  event: MatchEvent,
  context: EventContext,
): DescribedEvent {
  const kind = isKind(event.kind) ? EVENT_KINDS[event.kind] : undefined;
  const codeLabel = event.code === null ? undefined : CODE_LABELS.get(event.code);
  return {
    id: `${matchId}-${ordinal}`,
    matchId,
    label: codeLabel ?? kind?.label ?? event.kind,
    definition: kind?.definition ?? '',
    trust: isKind(event.kind) ? getTrustLevel(event.kind) : 'experimental',
    facts: eventFacts(event, context),
    ...event,
  };
}

const ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,7})$/;

/** Null for what is no event's id. */
export function parseEventId(id: string): EventPlace | null {
  const match = ID.exec(id.toLowerCase());
  return match ? { matchId: match[1]!, ordinal: Number(match[2]) } : null;
}
