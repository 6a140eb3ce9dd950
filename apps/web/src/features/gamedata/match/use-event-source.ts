import type { MatchEvent } from '@datacoach/contract';
import { useMemo } from 'react';
import type { EventSource } from './match-context.ts';

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
