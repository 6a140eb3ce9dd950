import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { failureStatus } from '../api/failure.ts';
import { redirectFor } from '../navigation/find-page.ts';
import { dropSession } from './end-session.ts';
import { landingPath, saveRedirectTarget } from './redirect-target.ts';
import { type Session, sessionQuery } from './session.ts';

const GATEWAY_TIMEOUT = 504;

/**
 * The session of whoever opens a page, asked for again once it is stale; null for no one. One that cannot be renewed is
 * ended and leads to /login.
 */
export async function liveSession(queryClient: QueryClient): Promise<Session | null> {
  const session = await queryClient.fetchQuery(sessionQuery).catch((error: unknown) => {
    const known = queryClient.getQueryData(sessionQuery.queryKey);
    // A broken line ends no session that is known; a gateway's time-out replaces the page (decisions.md 21.4).
    if (known && failureStatus(error) !== GATEWAY_TIMEOUT) return known;
    throw error;
  });
  if (session?.error !== 'RefreshAccessTokenError') return session;
  await dropSession();
  throw redirect({ to: '/login', search: { error: 'RefreshAccessTokenError' } });
}

interface Opening {
  location: { href: string };
  /** The page is only loaded ahead: nothing is remembered. */
  preload?: boolean;
}

/**
 * Guard of every page behind the login: keeps where a visitor wanted to go and asks them to log in; sends everybody else
 * away from what is not for their role (specification.md 2).
 */
export async function requireSession(
  queryClient: QueryClient,
  { location, preload = false }: Opening,
): Promise<Session> {
  const session = await liveSession(queryClient);
  const elsewhere = redirectFor({ target: location.href, session });
  if (session && elsewhere === null) return session;
  if (!session && !preload) saveRedirectTarget(location.href);
  // A player on an admin page goes where they would go from a login page.
  const isLanding = session && elsewhere === '/training-plans' && !preload;
  throw redirect({ href: isLanding ? landingPath(session) : (elsewhere ?? '/login') });
}

/** Guard of the login pages: somebody signed in goes on to where they belong. */
export async function leaveWhenSignedIn(queryClient: QueryClient): Promise<void> {
  const session = await liveSession(queryClient);
  if (session) throw redirect({ href: landingPath(session) });
}
