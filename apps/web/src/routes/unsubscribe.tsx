import { createFileRoute } from '@tanstack/react-router';
import { createScreenData } from '../app/navigation/find-page.ts';
import { UnsubscribeScreen } from '../features/notifications/screens/unsubscribe-screen.tsx';

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: ({ token }): { token: string } => ({ token: String(token ?? '') }),
  staticData: { screen: createScreenData('/unsubscribe') },
  component: () => <UnsubscribeScreen token={Route.useSearch().token} />,
});
