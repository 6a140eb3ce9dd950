import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../app/navigation/find-page.ts';
import { UnsubscribeScreen } from '../features/notifications/screens/unsubscribe-screen.tsx';

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: (search): { token: string } => ({
    token: typeof search.token === 'string' ? search.token : '',
  }),
  staticData: { screen: screenOf('/unsubscribe') },
  component: Unsubscribe,
});

function Unsubscribe() {
  const { token } = Route.useSearch();
  return <UnsubscribeScreen token={token} />;
}
