import { createFileRoute, Link } from '@tanstack/react-router';
import { screenOf } from '../app/navigation/find-page.ts';
import { leaveWhenSignedIn } from '../app/session/leave-when-signed-in.ts';
import { LogInForm } from '../features/auth/components/log-in-form.tsx';
import { PlainAccountScreen } from '../features/auth/screens/plain-account-screen.tsx';

export const Route = createFileRoute('/user-login')({
  validateSearch: (search): { error?: string } =>
    typeof search.error === 'string' ? { error: search.error } : {},
  staticData: { screen: screenOf('/user-login') },
  beforeLoad: ({ context }) => leaveWhenSignedIn(context.queryClient),
  component: UserLogin,
});

function UserLogin() {
  const { error } = Route.useSearch();
  return (
    <PlainAccountScreen
      title="Log in"
      foot={
        <>
          New here?{' '}
          <Link to="/signup" className="text-link">
            Sign up
          </Link>
        </>
      }
    >
      <LogInForm error={error} />
    </PlainAccountScreen>
  );
}
