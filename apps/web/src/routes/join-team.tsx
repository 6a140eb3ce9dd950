import { createFileRoute } from '@tanstack/react-router';
import { createScreenData } from '../app/navigation/find-page.ts';
import { PlainAccountScreen } from '../features/auth/screens/plain-account-screen.tsx';
import { JoinTeam } from '../features/team/components/join-team.tsx';

export const Route = createFileRoute('/join-team')({
  validateSearch: ({ token }): { token: string } => ({ token: String(token ?? '') }),
  staticData: { screen: createScreenData('/join-team') },
  component: () => (
    <PlainAccountScreen title="Join a team">
      <JoinTeam token={Route.useSearch().token} />
    </PlainAccountScreen>
  ),
});
