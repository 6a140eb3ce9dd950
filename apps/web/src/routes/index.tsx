import { createFileRoute, redirect } from '@tanstack/react-router';
import { redirectFor } from '../app/navigation/find-page.ts';
import { liveSession } from '../app/session/require-session.ts';

/** Redirects to the landing page if signed out, else to the role's home (decisions.md 15.6). */
export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    const session = await liveSession(context.queryClient);
    throw redirect({ href: redirectFor({ target: '/', session }) ?? '/login' });
  },
});
