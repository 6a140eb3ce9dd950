import { hashKey, type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isRefusal } from './api/failure.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `showsFailures`: shows an error when a refetch fails, as the status page must. */
    queryMeta: { showsFailures?: true };
  }
}

/**
 * Defaults of specification.md 9: no refetch on focus, no retry; data is refreshed by invalidation, on mount if it was
 * invalidated while not shown (decisions.md 15.14). When the browser is offline, a change fails right away instead of
 * waiting silently.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: keepData }),
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      refetchOnMount: ({ state }) => state.isInvalidated,
      retry: false,
      staleTime: 30_000,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Keeps showing the data when its refetch fails: an error in its place would remove the form that the user is filling
 * out. A refusal (deleted data, a lost permission) is shown. The query stays invalidated, so the next screen refetches it.
 */
function keepData(error: Error, query: Query<unknown, unknown, unknown>): void {
  if (query.state.data === undefined || isRefusal(error) || query.meta?.showsFailures) return;
  query.setState({ status: 'success', error: null });
}

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

/** For each query: how many changes have started, and which of them its data comes from. */
const changes = new Map<string, { started: number; applied: number }>();

/**
 * Caches the answer to a change as the data of a query, so that it shows everywhere at once. After several changes, the
 * answer to the last one wins, in whatever order they arrive.
 */
export async function cacheResponse<Data>(query: { queryKey: QueryKey }, call: Promise<Data>): Promise<Data> {
  const hash = hashKey(query.queryKey);
  const turns = changes.get(hash) ?? { started: 0, applied: 0 };
  changes.set(hash, turns);
  const turn = ++turns.started;
  const data = await call;
  if (turn < turns.applied) return data;
  turns.applied = turn;
  // A fetch that started before the change would bring back the old data.
  await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  queryClient.setQueryData(query.queryKey, data);
  return data;
}
