import { TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { getInvalidField } from '../../../app/api/failure.ts';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { getSignInErrorMessage, signIn } from '../api/sign-in.ts';
import {
  AccountForm,
  EmailField,
  getFieldPassword,
  getFieldText,
  SubmitButton,
  useAccountForm,
} from './account-form.tsx';

export function LogInForm({ error }: { error: string | undefined }) {
  const navigate = useNavigate();
  /** The account uses two-factor login. */
  const [asksCode, setAsksCode] = useState(false);
  const initial = error === undefined ? {} : { form: getSignInErrorMessage(error) };
  const form = useAccountForm<'email' | 'password' | 'code'>(async (fields) => {
    const email = getFieldText(fields, 'email');
    const password = getFieldPassword(fields, 'password');
    // The rules include zod: loaded when a user actually signs in.
    const { checkLogIn } = await import('../api/check-fields.ts');
    const wrong = checkLogIn(email, password);
    if (Object.keys(wrong).length > 0) return wrong;
    const outcome = await signIn(email, password, getFieldText(fields, 'code')).catch((failure: unknown) => {
      setAsksCode((before) => before || getInvalidField(failure) === 'code');
      throw failure;
    });
    if ('reason' in outcome) return { form: outcome.reason };
    await navigate({ href: outcome.landing });
    return null;
  }, initial);

  return (
    <AccountForm form={form}>
      <EmailField error={form.complaints.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={form.complaints.password}
      />
      {asksCode && (
        <TextInput
          label="Code"
          description="From your authenticator app, or a recovery code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="off"
          error={form.complaints.code}
        />
      )}
      <SubmitButton form={form}>Log in</SubmitButton>
      <Link
        to="/user-login"
        search={{ forgot: true }}
        className="touch-target text-xs justify-self-start self-start px-0 py-1 text-t2 underline decoration-line-control underline-offset-3 hover:text-t1"
      >
        Forgot your password?
      </Link>
    </AccountForm>
  );
}
