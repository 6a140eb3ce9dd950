import { createFileRoute } from '@tanstack/react-router';
import { createScreenData } from '../app/navigation/find-page.ts';
import { UnsubscribeScreen } from '../features/notifications/screens/unsubscribe-screen.tsx';

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: (search): { token: string } => ({
    token: typeof search.token === 'string' ? search.token : '',
  }),
  staticData: { screen: createScreenData('/unsubscribe') },
  component: Unsubscribe,
});

function Unsubscribe() {
  const { token } = Route.useSearch();
  return <UnsubscribeScreen token={token} />;
}
