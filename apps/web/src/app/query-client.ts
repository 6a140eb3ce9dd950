import { QueryClient, type QueryKey } from '@tanstack/react-query';

/** Defaults of specification.md 9: no refetch on focus or mount, no retry; freshness comes from invalidation. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, refetchOnMount: false, retry: false, staleTime: 30_000 },
    mutations: { retry: false },
  },
});

/**
 * Asks again for everything under `queryKey`, shown or only loaded ahead. A first answer that is still on its way is
 * waited for: it was asked for before the change, and invalidating alone would take it for the new one.
 */
export async function refetchQueries(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const onTheirWay = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  await Promise.allSettled(onTheirWay.map((query) => query.promise));
  await queryClient.invalidateQueries({ queryKey, refetchType: 'all' });
}
