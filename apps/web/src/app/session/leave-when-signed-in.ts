import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { landingPath } from './landing-path.ts';
import { liveSession } from './live-session.ts';

/** Guard of the login pages: somebody signed in goes on to where he belongs. */
export async function leaveWhenSignedIn(queryClient: QueryClient): Promise<void> {
  const session = await liveSession(queryClient);
  if (session) throw redirect({ href: landingPath(session) });
}
