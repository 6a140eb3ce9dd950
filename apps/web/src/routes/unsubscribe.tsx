import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribeScreen } from '../features/notifications/screens/unsubscribe-screen.tsx';

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: ({ token }): { token: string } => ({ token: String(token ?? '') }),
  component: () => <UnsubscribeScreen token={Route.useSearch().token} />,
});
