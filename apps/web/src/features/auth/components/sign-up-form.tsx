import { Checkbox, TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { appSettingsQuery } from '../../../app/api/public-queries.ts';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { signIn } from '../api/sign-in.ts';
import { type SignUpFields, signUp } from '../api/sign-up.ts';
import {
  AccountForm,
  EmailField,
  getFieldPassword,
  getFieldText,
  SubmitButton,
  useAccountForm,
} from './account-form.tsx';

const MAX_CODE_LENGTH = 32;

export function SignUpForm({ code }: { code: string | undefined }) {
  const navigate = useNavigate();
  const { data: settings } = useQuery(appSettingsQuery);
  const form = useAccountForm<keyof SignUpFields>(async (form) => {
    const fields = readFields(form, code);
    const { checkSignUp } = await import('../api/check-fields.ts');
    const wrong = checkSignUp(fields);
    if (Object.keys(wrong).length > 0) return wrong;
    const refused = await signUp(fields);
    if (refused) return refused;
    const outcome = await signIn(fields.email, fields.password);
    if ('reason' in outcome) return { form: outcome.reason };
    await navigate({ href: outcome.landing });
    return null;
  });

  if (settings?.signUpsOpen === false) return <SignUpsPaused />;
  return (
    <AccountForm form={form} message={form.complaints.referralCode}>
      {form.complaints.closed && <SignUpsPaused />}
      <TextInput
        label="Username"
        name="userName"
        autoComplete="nickname"
        error={form.complaints.userName}
        required
        withAsterisk={false}
      />
      <EmailField error={form.complaints.email} />
      <PasswordField
        label="Password"
        description="At least 8 characters"
        name="password"
        autoComplete="new-password"
        error={form.complaints.password}
      />
      <Checkbox
        name="coachesTeam"
        label="I coach a team"
        description="Get the Team Dashboard instead of the player screens. Team Analytics is free for 30 days."
      />
      <SubmitButton form={form}>Sign up</SubmitButton>
    </AccountForm>
  );
}

const readFields = (form: FormData, code: string | undefined): SignUpFields => ({
  userName: getFieldText(form, 'userName'),
  email: getFieldText(form, 'email'),
  password: getFieldPassword(form, 'password'),
  coachesTeam: form.get('coachesTeam') !== null,
  // An invalid code doesn't prevent signing up.
  ...(code && code.length <= MAX_CODE_LENGTH && { referralCode: code }),
});

/** Shown while no accounts can be created: the server's page says why, and sends one mail when sign-ups reopen. */
const SignUpsPaused = () => (
  <p className="flex gap-2 px-2.5 py-2 rounded-2 bg-s2" role="status">
    <IconInfoCircle className="flex-none mt-0.5" size={16} stroke={1.6} aria-hidden="true" />
    <span>
      Sign-ups are paused right now.{' '}
      <a href="/capacity" className="text-link">
        See why and get notified when they reopen
      </a>
      . Have an account? You can still log in.
    </span>
  </p>
);
