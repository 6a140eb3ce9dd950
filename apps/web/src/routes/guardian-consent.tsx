import { createFileRoute } from '@tanstack/react-router';
import { PlainAccountScreen } from '../features/auth/screens/plain-account-screen.tsx';
import { GuardianConsent } from '../features/team/components/guardian-consent.tsx';

export const Route = createFileRoute('/guardian-consent')({
  validateSearch: ({ token }): { token: string } => ({ token: String(token ?? '') }),
  component: () => (
    <PlainAccountScreen title="Guardian’s consent">
      <GuardianConsent token={Route.useSearch().token} />
    </PlainAccountScreen>
  ),
});
