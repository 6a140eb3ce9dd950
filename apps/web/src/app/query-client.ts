import { notifyManager, QueryClient } from '@tanstack/react-query';

// A button is out of action before the second click of a double one: by a timer, as otherwise, it would come after it.
notifyManager.setScheduler(queueMicrotask);

/** Defaults of specification section 9: no refetch on focus or mount, no retry; freshness comes from invalidation. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, refetchOnMount: false, retry: false, staleTime: 30_000 },
    mutations: { retry: false },
  },
});
