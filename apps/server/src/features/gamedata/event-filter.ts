import type { EventContext } from '@datacoach/analysis/metadata';
import type { EventSort } from '@datacoach/contract';
import type { PlayerFilter } from './event.repository.ts';

export interface EventFilter {
  /** In the order in which their events are listed. */
  matchIds: readonly string[];
  player: PlayerFilter;
  /** Null = all with a code, or those of the kinds. */
  codes: readonly number[] | null;
  /** Null = all with a code. */
  kinds: readonly string[] | null;
  /** What only the whole match tells, and what to sort by. */
  criteria: EventCriteria;
  descending: boolean;
  page: { index: number; size: number };
}

/** Filters and orders beyond player and code. */
export interface EventCriteria {
  /** Acting team wanted, by match; null = both. A match without a team of one's own has none of its own events. */
  teams: ReadonlyMap<string, 0 | 1> | null;
  role: EventContext['role'];
  scoreState: EventContext['scoreState'];
  /** Metric that counts them, for the player who is asked for, else the team, else anybody; null = whichever. */
  metric: string | null;
  /** The only places in the streams that are wanted; null = all. */
  ordinals: ReadonlySet<number> | null;
  sort: EventSort;
}

/** Everything passes, in order of time. */
export const NO_CRITERIA: EventCriteria = {
  teams: null,
  role: null,
  scoreState: null,
  metric: null,
  ordinals: null,
  sort: 'time',
};

/** Whether everything passes, in order of time. */
export function isOpen({ teams, role, scoreState, metric, ordinals, sort }: EventCriteria): boolean {
  return [teams, role, scoreState, metric, ordinals].every((one) => one === null) && sort === 'time';
}

/** Whether the rows of events with a code tell what passes, and in which order. */
export function isInRows({ metric, ordinals, sort }: EventCriteria): boolean {
  return metric === null && ordinals === null && sort === 'time';
}
