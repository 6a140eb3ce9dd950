import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { failureStatus, fieldOf } from '../../../app/api/failure.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { resetPassword } from '../api/mail-tokens.ts';
import { signIn } from '../api/sign-in.ts';
import { fieldPassword, useAccountForm } from './use-account-form.ts';

const LINK_ENDED = 410;

/** Sets a new password with a mailed token, and signs in with it. */
export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const [ended, setEnded] = useState(false);
  const { formRef, busy, complaints, submit } = useAccountForm<'password'>(async (fields) => {
    const password = fieldPassword(fields, 'password');
    const { checkNewPassword } = await import('../api/check-fields.ts');
    const wrong = checkNewPassword(password);
    if (wrong.password) return wrong;
    try {
      const outcome = await signIn(await resetPassword(token, password), password);
      if ('reason' in outcome) return { form: outcome.reason };
      await navigate({ href: outcome.landing });
      return null;
    } catch (failure) {
      setEnded(failureStatus(failure) === LINK_ENDED);
      // The new password is saved; the login page asks for the code.
      if (fieldOf(failure) === 'code') return await navigate({ to: '/user-login' }).then(() => null);
      throw failure;
    }
  });
  return (
    <form ref={formRef} className="flex flex-col gap-3" onSubmit={submit} noValidate>
      <p className="t2">Saving a new password signs out all your other devices.</p>
      <FormMessage>{complaints.form}</FormMessage>
      <PasswordField
        label="New password"
        description="At least 8 characters"
        name="password"
        autoComplete="new-password"
        error={complaints.password}
      />
      <Button type="submit" variant="filled" fullWidth loading={busy}>
        Save and log in
      </Button>
      {ended && (
        <Link
          to="/user-login"
          search={{ forgot: true }}
          className="text-xs justify-self-start self-start px-0 py-1 text-t2 underline decoration-line-control underline-offset-3 hover:text-t1"
        >
          Send me a new link
        </Link>
      )}
    </form>
  );
}
