import { QueryClient } from '@tanstack/react-query';

/** Defaults of specification.md 9: no refetch on focus or mount, no retry; freshness comes from invalidation. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, refetchOnMount: false, retry: false, staleTime: 30_000 },
    mutations: { retry: false },
  },
});
