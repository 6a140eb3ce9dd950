import type { MatchEvent, MatchInsight, MatchReport } from '@datacoach/contract';
import { createContext, useContext, useMemo } from 'react';
import type { MatchSearch } from './match-search.ts';

/** Events of the match on their way to the page. `none`: the file has no play, or no one looked for its events. */
export type EventSource =
  | { readonly state: 'ready'; readonly events: readonly MatchEvent[] }
  | { readonly state: 'loading' | 'none' }
  | { readonly state: 'failed'; readonly retry: () => void };

/** Events that are already here, as the browser's own analysis gives them. */
export function eventSourceOf(events: readonly MatchEvent[] | null): EventSource {
  return events ? { state: 'ready', events } : { state: 'none' };
}

export interface MatchData {
  /** Address part of the stored match, for the viewer; null for a match that only this browser has read. */
  readonly matchId: string | null;
  readonly report: MatchReport;
  /** Key of the reader's own player. */
  readonly me: string | null;
  readonly insight: MatchInsight | null;
  readonly source: EventSource;
  /** Ids of ranks, in the match's mode, of players whose account is known, by player key. */
  readonly ranks?: Readonly<Record<string, string>>;
  /** Address part of the link that the match is read by, where its reader has no account. */
  readonly shareKey?: string;
}

interface MatchContextValue extends MatchData {
  readonly search: MatchSearch;
  /** Changes the address in place; `undefined` takes a value away. */
  readonly change: (part: { [K in keyof MatchSearch]: MatchSearch[K] | undefined }) => void;
  /** Shows an event's facts next to the page; `among` is the list that Earlier and Later walk through. */
  readonly open: (event: MatchEvent, among: readonly MatchEvent[]) => void;
}

const MatchContext = createContext<MatchContextValue | null>(null);
export const MatchProvider = MatchContext.Provider;

export function useMatch(): MatchContextValue {
  const value = useContext(MatchContext);
  if (!value) throw new Error('useMatch needs a match page around it.');
  return value;
}

const NO_EVENTS: readonly MatchEvent[] = [];

/** Events of the match in order of time, none while they are not here. */
export function useEvents(): readonly MatchEvent[] {
  const { source } = useMatch();
  return source.state === 'ready' ? source.events : NO_EVENTS;
}

interface EventsAnswer {
  readonly data: { readonly events: readonly MatchEvent[] } | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** The events come after the page: they are many, and its first figures do not need them. */
export function useEventSource(played: boolean, { data, isError, refetch }: EventsAnswer): EventSource {
  return useMemo(() => {
    if (!played) return { state: 'none' };
    if (data) return { state: 'ready', events: data.events };
    return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  }, [played, data, isError, refetch]);
}
