import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { getFailureStatus } from '../api/failure.ts';
import { findRedirect } from '../navigation/find-page.ts';
import { clearSession } from './end-session.ts';
import { getLandingPath, saveRedirectTarget } from './redirect-target.ts';
import { type Session, sessionQuery } from './session.ts';

const GATEWAY_TIMEOUT = 504;

/**
 * Returns the session for opening a page, refetched if stale; null if signed out. A session that can't be renewed is
 * ended and leads to /login.
 */
export async function fetchCurrentSession(queryClient: QueryClient): Promise<Session | null> {
  const session = await queryClient.fetchQuery(sessionQuery).catch((error: unknown) => {
    const known = queryClient.getQueryData(sessionQuery.queryKey);
    // A broken connection doesn't end a known session; a gateway timeout replaces the page (decisions.md 21.4).
    if (known && getFailureStatus(error) !== GATEWAY_TIMEOUT) return known;
    throw error;
  });
  if (session?.error !== 'RefreshAccessTokenError') return session;
  await clearSession();
  throw redirect({ to: '/login', search: { error: 'RefreshAccessTokenError' } });
}

interface RouteOpening {
  location: { href: string };
  /** The page is only being preloaded: nothing is stored. */
  preload?: boolean;
}

/**
 * Guards every page behind the login: stores a visitor's target and asks them to log in; redirects everyone else from
 * pages not for their role (specification.md 2).
 */
export async function requireSession(
  queryClient: QueryClient,
  { location, preload = false }: RouteOpening,
): Promise<Session> {
  const session = await fetchCurrentSession(queryClient);
  const elsewhere = findRedirect({ target: location.href, session });
  if (session && elsewhere === null) return session;
  if (!session && !preload) saveRedirectTarget(location.href);
  // A player on an admin page goes where a login page would lead.
  const isLanding = session && elsewhere === '/training-plans' && !preload;
  throw redirect({ href: isLanding ? getLandingPath(session) : (elsewhere ?? '/login') });
}

/** A route's `beforeLoad` that gives the page its session. */
export async function loadSession({
  context,
  ...opening
}: RouteOpening & { context: { queryClient: QueryClient } }): Promise<{ session: Session }> {
  return { session: await requireSession(context.queryClient, opening) };
}

/** Guards the login pages: redirects signed-in users to their landing page. */
export async function redirectWhenSignedIn(queryClient: QueryClient): Promise<void> {
  const session = await fetchCurrentSession(queryClient);
  if (session) throw redirect({ href: getLandingPath(session) });
}
