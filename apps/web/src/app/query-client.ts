import { type Query, QueryClient, type QueryKey } from '@tanstack/react-query';

/** Defaults of specification.md 9: no refetch on focus or mount, no retry; data is refreshed by invalidation. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, refetchOnMount: false, retry: false, staleTime: 30_000 },
    mutations: { retry: false },
  },
});

/**
 * Refetches everything under `queryKey`, whether shown or only preloaded. Waits for a first fetch still in flight: it
 * started before the change, and invalidating alone would treat its result as new.
 */
export async function refetchQueries(
  queryClient: QueryClient,
  queryKey: QueryKey,
  predicate: (query: Query) => boolean = () => true,
): Promise<void> {
  const pending = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  await Promise.allSettled(pending.map((query) => query.promise));
  await queryClient.invalidateQueries({ queryKey, predicate, refetchType: 'all' });
}
