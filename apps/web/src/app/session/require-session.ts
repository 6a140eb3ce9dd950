import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { saveRedirectTarget } from './redirect-target.ts';
import { type Session, sessionQuery } from './session.ts';

/** Guard of every page behind the login: keeps where the visitor wanted to go, then asks him to log in. */
export async function requireSession(queryClient: QueryClient, href: string): Promise<Session> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  if (session && !session.error) return session;
  saveRedirectTarget(href);
  throw redirect({ to: '/login' });
}
