import type { QueryClient } from '@tanstack/react-query';
import { matchEventsQuery, matchQuery } from '../api/match-query.ts';
import { dropDecoder, readyDecoder, tracksQuery } from './load-tracks.ts';

/** Asks for the match, and for its recording and events as soon as its revision is known, before the page is drawn. */
export async function prefetchViewer(queryClient: QueryClient, matchId: string): Promise<void> {
  readyDecoder();
  // The page itself says what is wrong.
  const match = await queryClient.fetchQuery(matchQuery(matchId)).catch(() => null);
  if (match?.report.coverage !== 'full') return dropDecoder();
  const events = matchEventsQuery(matchId, match.revision);
  await Promise.all([
    queryClient.prefetchQuery(tracksQuery(matchId, match.revision)),
    queryClient.prefetchQuery({ ...events, staleTime: Number.POSITIVE_INFINITY }),
  ]);
}
