import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { redirectWhenSignedIn } from '../app/session/require-session.ts';
import { sessionQuery } from '../app/session/session.ts';
import { ConfirmEmail } from '../features/auth/components/confirm-email.tsx';
import { LogInForm } from '../features/auth/components/log-in-form.tsx';
import { ProviderButtons } from '../features/auth/components/provider-buttons.tsx';
import { ForgotPasswordForm, ResetPasswordForm } from '../features/auth/components/reset-password-form.tsx';
import { PlainAccountScreen } from '../features/auth/screens/plain-account-screen.tsx';
import { TextLink } from '../shared/ui/text-button.tsx';

interface UserLoginSearch {
  error?: string;
  forgot?: true;
  /** Tokens from mails. */
  reset?: string;
  confirm?: string;
}

/** The plain login form; also the target of mail links and of SessionRequired (decisions.md 15.3). */
export const Route = createFileRoute('/user-login')({
  validateSearch: ({ error, forgot, reset, confirm }): UserLoginSearch => ({
    ...(typeof error === 'string' && { error }),
    ...(Boolean(forgot) && { forgot: true }),
    ...(reset !== undefined && { reset: String(reset) }),
    ...(confirm !== undefined && { confirm: String(confirm) }),
  }),
  beforeLoad: async ({ context, search }) => {
    // Mail links work even when signed in.
    if (search.reset === undefined && search.confirm === undefined)
      await redirectWhenSignedIn(context.queryClient);
  },
  component: UserLogin,
});

function UserLogin() {
  const { error, forgot, reset, confirm } = Route.useSearch();
  const { data: session } = useQuery(sessionQuery);
  if (confirm !== undefined) {
    return (
      <PlainAccountScreen title="Your email">
        <ConfirmEmail token={confirm} signedIn={Boolean(session)} />
      </PlainAccountScreen>
    );
  }
  if (reset !== undefined) {
    return (
      <PlainAccountScreen title="Set a new password" foot={<BackToLogIn />}>
        <ResetPasswordForm token={reset} />
      </PlainAccountScreen>
    );
  }
  if (forgot) {
    return (
      <PlainAccountScreen title="Forgot your password?" foot={<BackToLogIn />}>
        <ForgotPasswordForm />
      </PlainAccountScreen>
    );
  }
  return (
    <PlainAccountScreen
      title="Log in"
      foot={
        <>
          New here? <TextLink to="/signup">Sign up</TextLink>
        </>
      }
    >
      <LogInForm error={error} />
      <ProviderButtons />
    </PlainAccountScreen>
  );
}

function BackToLogIn() {
  return <TextLink to="/user-login">Back to log in</TextLink>;
}
