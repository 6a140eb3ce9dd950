import { createFileRoute } from '@tanstack/react-router';
import { PlainAccountScreen } from '../features/auth/screens/plain-account-screen.tsx';
import { JoinTeam } from '../features/team/components/join-team.tsx';

export const Route = createFileRoute('/join-team')({
  validateSearch: ({ token }): { token: string } => ({ token: String(token ?? '') }),
  component: () => (
    <PlainAccountScreen title="Join a team">
      <JoinTeam token={Route.useSearch().token} />
    </PlainAccountScreen>
  ),
});
