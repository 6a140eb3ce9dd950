import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldOf } from '../../../app/api/failure.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { signIn } from '../api/sign-in.ts';
import { signInErrorMessage } from '../api/sign-in-errors.ts';
import { fieldPassword, fieldText, useAccountForm } from './use-account-form.ts';

interface LogInFormProps {
  /** The URL's `error` query parameter, if any. */
  error: string | undefined;
}

export function LogInForm({ error }: LogInFormProps) {
  const navigate = useNavigate();
  /** The account uses two-factor login. */
  const [asksCode, setAsksCode] = useState(false);
  const initial = error === undefined ? {} : { form: signInErrorMessage(error) };
  const { formRef, busy, complaints, submit } = useAccountForm<'email' | 'password' | 'code'>(
    async (fields) => {
      const email = fieldText(fields, 'email');
      const password = fieldPassword(fields, 'password');
      // The rules include zod: loaded when a user actually signs in.
      const { checkLogIn } = await import('../api/check-fields.ts');
      const wrong = checkLogIn(email, password);
      if (Object.keys(wrong).length > 0) return wrong;
      const outcome = await signIn(email, password, fieldText(fields, 'code')).catch((failure: unknown) => {
        setAsksCode((before) => before || fieldOf(failure) === 'code');
        throw failure;
      });
      if ('reason' in outcome) return { form: outcome.reason };
      await navigate({ href: outcome.landing });
      return null;
    },
    initial,
  );

  return (
    <form ref={formRef} className="flex flex-col gap-3" onSubmit={submit} noValidate>
      <FormMessage>{complaints.form}</FormMessage>
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        error={complaints.email}
        required
        withAsterisk={false}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={complaints.password}
      />
      {asksCode && (
        <TextInput
          label="Code"
          description="From your authenticator app, or a recovery code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="off"
          error={complaints.code}
        />
      )}
      <Button type="submit" variant="filled" fullWidth loading={busy}>
        Log in
      </Button>
      <Link
        to="/user-login"
        search={{ forgot: true }}
        className="text-xs justify-self-start self-start px-0 py-1 text-t2 underline decoration-line-control underline-offset-3 hover:text-t1"
      >
        Forgot your password?
      </Link>
    </form>
  );
}
