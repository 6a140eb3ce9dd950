import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { failureStatus } from '../api/failure.ts';
import { dropSession } from './end-session.ts';
import { type Session, sessionQuery } from './session.ts';

const GATEWAY_TIMEOUT = 504;

/**
 * The session of whoever opens a page, asked for again once it is stale; null for nobody. One that cannot be renewed is
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
