import type { EventContext } from '@datacoach/analysis/metadata';
import type { EventSort } from '@datacoach/contract';
import type { PlayerFilter } from './event.repository.ts';

export interface EventFilter {
  /** In the order of their events. */
  matchIds: readonly string[];
  player: PlayerFilter;
  /** Null for all with a code, or those of the kinds. */
  codes: readonly number[] | null;
  /** Null for all with a code. */
  kinds: readonly string[] | null;
  /** Conditions that need the whole match, and the sort order. */
  criteria: EventCriteria;
  descending: boolean;
  page: { index: number; size: number };
}

/** Filters and orders beyond player and code. */
export interface EventCriteria {
  /** Acting team by match; null for both. A match without an own team has no own events. */
  teams: ReadonlyMap<string, 0 | 1> | null;
  role: EventContext['role'];
  scoreState: EventContext['scoreState'];
  /** Metric that counts the events, for the requested player, else the team, else anyone; null for any. */
  metric: string | null;
  /** Only these indexes in the streams; null for all. */
  ordinals: ReadonlySet<number> | null;
  sort: EventSort;
}

/** Matches everything, in chronological order. */
export const NO_CRITERIA: EventCriteria = {
  teams: null,
  role: null,
  scoreState: null,
  metric: null,
  ordinals: null,
  sort: 'time',
};

/** Whether everything matches, in chronological order. */
export function isOpen({ teams, role, scoreState, metric, ordinals, sort }: EventCriteria): boolean {
  return [teams, role, scoreState, metric, ordinals].every((one) => one === null) && sort === 'time';
}

/** Whether the rows of events with a code tell what passes, and in which order. */
export function isInRows({ metric, ordinals, sort }: EventCriteria): boolean {
  return metric === null && ordinals === null && sort === 'time';
}
