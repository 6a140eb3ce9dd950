import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { endSession } from './end-session.ts';
import { sessionQuery } from './session.ts';

/** The session is read again this long before its access token ends (specification section 9). */
const REFRESH_BEFORE_EXPIRY_MS = 600_000;
/** Never faster than this, should the server give tokens that live shorter than the lead. */
const SHORTEST_WAIT_MS = 30_000;

/** Keeps the access token fresh, and leaves for /login when it cannot be renewed or somebody signed out. */
export function useSessionKeeper(): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const expiry = session?.accessTokenExpiry ?? null;
  const broken = session?.error === 'RefreshAccessTokenError';
  const signedOut = session === null;

  useEffect(() => {
    if (expiry === null) return;
    const wait = Math.max(expiry - Date.now() - REFRESH_BEFORE_EXPIRY_MS, SHORTEST_WAIT_MS);
    const timer = setTimeout(() => void queryClient.refetchQueries(sessionQuery), wait);
    return () => clearTimeout(timer);
  }, [expiry, queryClient]);

  useEffect(() => {
    if (!broken && !signedOut) return;
    const left = broken ? endSession() : Promise.resolve();
    void left.then(() => router.navigate({ to: '/login' }));
  }, [broken, signedOut, router]);
}
