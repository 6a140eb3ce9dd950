import { type Query, QueryClient, type QueryKey } from '@tanstack/react-query';

/** Defaults of specification.md 9: no refetch on focus or mount, no retry; data is refreshed by invalidation. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, refetchOnMount: false, retry: false, staleTime: 30_000 },
    mutations: { retry: false },
  },
});

/**
 * Refetches the queries of these paths, whether shown or only preloaded; a path is also the key of a query without
 * parameters. Waits for a first fetch still in flight: it started before the change, and invalidating alone would treat
 * its result as new.
 */
export async function refetchQueries(
  paths: readonly unknown[],
  isMeant: (query: Query) => boolean = () => true,
): Promise<void> {
  const predicate = (query: Query) => paths.includes(query.queryKey[0]) && isMeant(query);
  const pending = queryClient.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  await Promise.allSettled(pending.map((query) => query.promise));
  await queryClient.invalidateQueries({ predicate, refetchType: 'all' });
}

/** Caches the answer to a change as the data of a query, so that it shows everywhere at once. */
export async function cacheResponse(query: { queryKey: QueryKey }, call: Promise<unknown>): Promise<void> {
  queryClient.setQueryData(query.queryKey, await call);
}
