import { createFileRoute } from '@tanstack/react-router';
import { redirectWhenSignedIn } from '../../app/session/require-session.ts';
import { LogInForm } from '../../features/auth/components/log-in-form.tsx';
import { PlainAccountScreen } from '../../features/auth/screens/plain-account-screen.tsx';
import { TextLink } from '../../shared/ui/text-button.tsx';

export const Route = createFileRoute('/admin/login')({
  validateSearch: (search): { error?: string } =>
    typeof search.error === 'string' ? { error: search.error } : {},
  beforeLoad: ({ context }) => redirectWhenSignedIn(context.queryClient),
  component: AdminLogin,
});

function AdminLogin() {
  const { error } = Route.useSearch();
  return (
    <PlainAccountScreen
      title="Log in as admin"
      foot={
        <>
          Coach or player? <TextLink to="/user-login">Log in here</TextLink>
        </>
      }
    >
      <LogInForm error={error} />
    </PlainAccountScreen>
  );
}
