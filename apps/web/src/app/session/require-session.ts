import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { redirectFor } from '../navigation/redirect-for.ts';
import { landingPath } from './landing-path.ts';
import { liveSession } from './live-session.ts';
import { saveRedirectTarget } from './redirect-target.ts';
import type { Session } from './session.ts';

interface Opening {
  location: { href: string };
  /** The page is only loaded ahead: nothing is remembered. */
  preload?: boolean;
}

/**
 * Guard of every page behind the login: keeps where a visitor wanted to go and asks him to log in; sends everybody else
 * away from what is not for his role (specification.md 2).
 */
export async function requireSession(
  queryClient: QueryClient,
  { location, preload = false }: Opening,
): Promise<Session> {
  const session = await liveSession(queryClient);
  const elsewhere = redirectFor({ target: location.href, session });
  if (session && elsewhere === null) return session;
  if (!session && !preload) saveRedirectTarget(location.href);
  // A player on an admin page goes where he would go from a login page.
  const isLanding = session && elsewhere === '/training-plans' && !preload;
  throw redirect({ href: isLanding ? landingPath(session) : (elsewhere ?? '/login') });
}
