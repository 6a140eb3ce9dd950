import { createFileRoute, redirect } from '@tanstack/react-router';
import { findRedirect } from '../app/navigation/find-page.ts';
import { fetchCurrentSession } from '../app/session/require-session.ts';

/** Redirects to the landing page if signed out, else to the role's home (decisions.md 15.6). */
export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    const session = await fetchCurrentSession(context.queryClient);
    throw redirect({ href: findRedirect({ target: '/', session }) ?? '/login' });
  },
});
