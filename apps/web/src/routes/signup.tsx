import { createFileRoute } from '@tanstack/react-router';
import { redirectWhenSignedIn } from '../app/session/require-session.ts';
import { ProviderButtons } from '../features/auth/components/provider-buttons.tsx';
import { SignUpForm } from '../features/auth/components/sign-up-form.tsx';
import { PlainAccountScreen } from '../features/auth/screens/plain-account-screen.tsx';
import { SignUpCode } from '../features/referrals/components/sign-up-code.tsx';
import { TextLink } from '../shared/ui/text-button.tsx';

/** `code` is a referral code. */
export const Route = createFileRoute('/signup')({
  validateSearch: ({ code }): { code?: string } => (code === undefined ? {} : { code: String(code) }),
  beforeLoad: ({ context }) => redirectWhenSignedIn(context.queryClient),
  component: SignUp,
});

function SignUp() {
  const { code } = Route.useSearch();
  return (
    <PlainAccountScreen
      title="Sign up"
      foot={
        <>
          Have an account? <TextLink to="/user-login">Log in</TextLink> ·{' '}
          <TextLink to="/privacy-policy">Privacy policy</TextLink>
        </>
      }
    >
      {code && <SignUpCode code={code} />}
      <SignUpForm code={code} />
      <ProviderButtons />
    </PlainAccountScreen>
  );
}
