import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { findPageAt, isAdminPath } from '../navigation/find-page.ts';
import { queryClient } from '../query-client.ts';
import { showToast } from '../toasts/show-toast.tsx';
import { clearAccountData, clearSession, consumeLogoutPath, resetAccountData } from './end-session.ts';
import { saveRedirectTarget } from './redirect-target.ts';
import { type Session, sessionQuery } from './session.ts';

/** How long before the access token expires the session is refreshed (specification.md 9). */
const REFRESH_BEFORE_EXPIRY_MS = 600_000;
/** Used when the server hasn't issued a new token yet (its clock may be slow), or the token has expired. */
const RETRY_MS = 30_000;
const MIN_WAIT_MS = 1_000;

/**
 * Returns how long to wait before refreshing the session, in ms. Tokens with a shorter lifetime than the lead are
 * renewed halfway. `unchanged`: the last response had no new token.
 */
export function calculateRefreshDelay(expiry: number, now: number, unchanged: boolean): number {
  const untilLead = expiry - now - REFRESH_BEFORE_EXPIRY_MS;
  if (untilLead > 0) return untilLead;
  if (unchanged || expiry <= now) return RETRY_MS;
  return Math.min(Math.max((expiry - now) / 2, MIN_WAIT_MS), RETRY_MS);
}

/**
 * Keeps the access token fresh, leaves the page if it can't be renewed, the user logged out or the session is gone,
 * and restarts when another account has signed in.
 */
export function useSessionRefresh(): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  // Only observes; components that need a session fetch it.
  const { data: session, dataUpdatedAt } = useQuery({ ...sessionQuery, enabled: false });
  const expiry = session?.accessTokenExpiry ?? null;
  const broken = session?.error === 'RefreshAccessTokenError';
  const present = Boolean(session);
  const wasPresent = useRef(false);
  const lastExpiry = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer with the old expiry is waited for again
  useEffect(() => {
    if (expiry === null || broken) return;
    const wait = calculateRefreshDelay(expiry, Date.now(), lastExpiry.current === expiry);
    lastExpiry.current = expiry;
    const refetchSession = () => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    // A broken connection doesn't end the session: the next request renews the token.
    const timer = setTimeout(() => void refetchSession().catch(() => undefined), wait);
    return () => clearTimeout(timer);
  }, [expiry, broken, dataUpdatedAt, queryClient]);

  useEffect(
    () =>
      watchAccount(({ user }) => {
        showToast({ kind: 'info', message: `This browser is now logged in as ${user.name}.` });
        // The new account may not be allowed on this page.
        void router.invalidate();
      }),
    [router],
  );

  useEffect(() => {
    if (present && !broken) {
      wasPresent.current = true;
      return;
    }
    // A session that is invalid from the start is ended by the guards.
    if (!wasPresent.current) return;
    wasPresent.current = false;
    const { pathname, href } = router.state.location;
    const loggedOutTo = consumeLogoutPath();
    const leavePage = async () => {
      if (broken) await clearSession();
      const page = findPageAt(pathname);
      if (loggedOutTo) await router.navigate({ to: loggedOutTo });
      else if (page?.kind !== 'open' && page?.kind !== 'login') {
        saveRedirectTarget(href);
        const to = broken ? '/login' : isAdminPath(pathname) ? '/admin/login' : '/user-login';
        const error = broken ? 'RefreshAccessTokenError' : 'SessionRequired';
        await router.navigate({ to, search: { error } });
      }
      clearAccountData();
    };
    void leavePage();
  }, [broken, present, router]);
}

/**
 * Calls `onOther` when another account has signed in, for example in another tab. By then pending requests are
 * canceled and the previous account's data is off the screen. Returns a function that stops watching.
 */
function watchAccount(onOther: (session: Session) => void): () => void {
  let userId = queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? null;
  const key = JSON.stringify(sessionQuery.queryKey);
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== key) return;
    const session = queryClient.getQueryData(sessionQuery.queryKey) ?? null;
    const before = userId;
    userId = session?.user.id ?? null;
    if (!session || before === null || before === userId) return;
    resetAccountData();
    onOther(session);
  });
}
