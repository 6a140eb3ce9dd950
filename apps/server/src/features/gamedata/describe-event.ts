import {
  EVENT_CODES,
  EVENT_KINDS,
  type EventContext,
  type EventKind,
  getTrustLevel,
} from '@datacoach/analysis/metadata';
import type { EventItem, MatchEvent } from '@datacoach/contract';
import { getEventFacts } from './event-context.ts';

const isEventKind = (kind: string): kind is EventKind => Object.hasOwn(EVENT_KINDS, kind);
const CODE_LABELS = new Map<number, string>(EVENT_CODES.map(({ code, label }) => [code, label]));

/** Address of an event. */
export interface EventPosition {
  matchId: string;
  ordinal: number;
}

/** An event as shown in lists, without the reader's flag. */
export type DescribedEvent = Omit<EventItem, 'flag'>;

/** Describes an event. A kind such as a challenge may have several codes with more precise labels. */
export function describeEvent(
  { matchId, ordinal }: EventPosition,
  event: MatchEvent,
  context: EventContext,
): DescribedEvent {
  const kind = isEventKind(event.kind) ? EVENT_KINDS[event.kind] : undefined;
  const codeLabel = event.code === null ? undefined : CODE_LABELS.get(event.code);
  return {
    id: `${matchId}-${ordinal}`,
    matchId,
    label: codeLabel ?? kind?.label ?? event.kind,
    definition: kind?.definition ?? '',
    trust: isEventKind(event.kind) ? getTrustLevel(event.kind) : 'experimental',
    facts: getEventFacts(event, context),
    ...event,
  };
}

const ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,7})$/;

/** Parses an event id; null if invalid. */
export function parseEventId(id: string): EventPosition | null {
  const match = ID.exec(id.toLowerCase());
  return match ? { matchId: match[1]!, ordinal: Number(match[2]) } : null;
}
