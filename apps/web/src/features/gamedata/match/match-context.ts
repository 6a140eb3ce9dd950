import type { MatchEvent, MatchInsight, MatchReport } from '@datacoach/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import type { MatchSearch } from './match-search.ts';

/** The match's events, which load after the page. `none`: the file has no play, or its events weren't analyzed. */
export type EventSource =
  | { readonly state: 'ready'; readonly events: readonly MatchEvent[] }
  | { readonly state: 'loading' | 'none' }
  | { readonly state: 'failed'; readonly retry: () => void };

export const createEventSource = (events: readonly MatchEvent[] | null): EventSource =>
  events ? { state: 'ready', events } : { state: 'none' };

export interface MatchData {
  /** URL part of the stored match, for the viewer; null for a match analyzed only in this browser. */
  readonly matchId: string | null;
  readonly report: MatchReport;
  /** Key of the user's player. */
  readonly me: string | null;
  readonly insight: MatchInsight | null;
  readonly source: EventSource;
  /** Rank ids in the match's mode of players with a known account, by player key. */
  readonly ranks?: Readonly<Record<string, string>>;
  /** URL part of the match's share link, if viewed without an account. */
  readonly shareKey?: string;
}

interface MatchContextValue extends MatchData {
  readonly search: MatchSearch;
  /** Updates the URL in place; `undefined` removes a value. */
  readonly change: (part: { [K in keyof MatchSearch]: MatchSearch[K] | undefined }) => void;
  /** Shows an event's details next to the page; `among` is the list that Earlier and Later step through. */
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

export function useEvents(): readonly MatchEvent[] {
  const { source } = useMatch();
  return source.state === 'ready' ? source.events : NO_EVENTS;
}

type EventsQueryResult = Pick<
  UseQueryResult<{ events: readonly MatchEvent[] }>,
  'data' | 'isError' | 'refetch'
>;

/** The events load after the page: there are many, and the page's first stats don't need them. */
export function useEventSource(played: boolean, { data, isError, refetch }: EventsQueryResult): EventSource {
  return useMemo(() => {
    if (!played) return { state: 'none' };
    if (data) return { state: 'ready', events: data.events };
    return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  }, [played, data, isError, refetch]);
}
