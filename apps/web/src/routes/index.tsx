import { createFileRoute, redirect } from '@tanstack/react-router';
import { sessionQuery } from '../app/session/session.ts';

/** Signed out to the landing page, signed in to the replays (rulings M14). */
export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (session) throw redirect({ to: '/my-replay', search: { page: 1 } });
    throw redirect({ to: '/login' });
  },
});
