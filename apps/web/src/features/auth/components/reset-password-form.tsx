import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { getFailureStatus, getInvalidField } from '../../../app/api/failure.ts';
import { FormDone } from '../../../shared/ui/form-message.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { forgotPassword, resetPassword } from '../api/mail-tokens.ts';
import { signIn } from '../api/sign-in.ts';
import {
  AccountForm,
  EmailField,
  getFieldPassword,
  getFieldText,
  SubmitButton,
  useAccountForm,
} from './account-form.tsx';

const LINK_ENDED = 410;

export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const [ended, setEnded] = useState(false);
  const form = useAccountForm<'password'>(async (fields) => {
    const password = getFieldPassword(fields, 'password');
    const { checkNewPassword } = await import('../api/check-fields.ts');
    const wrong = checkNewPassword(password);
    if (wrong.password) return wrong;
    try {
      const outcome = await signIn(await resetPassword(token, password), password);
      if ('reason' in outcome) return { form: outcome.reason };
      await navigate({ href: outcome.landing });
      return null;
    } catch (failure) {
      setEnded(getFailureStatus(failure) === LINK_ENDED);
      // The new password is saved; the login page asks for the code.
      if (getInvalidField(failure) === 'code') return await navigate({ to: '/user-login' }).then(() => null);
      throw failure;
    }
  });
  return (
    <AccountForm form={form}>
      <p className="t2">Saving a new password logs out all your other devices.</p>
      <PasswordField
        label="New password"
        description="At least 8 characters"
        name="password"
        autoComplete="new-password"
        error={form.complaints.password}
      />
      <SubmitButton form={form}>Save and log in</SubmitButton>
      {ended && (
        <Link
          to="/user-login"
          search={{ forgot: true }}
          className="touch-target text-xs justify-self-start self-start px-0 py-1 text-t2 underline decoration-line-control underline-offset-3 hover:text-t1"
        >
          Send me a new link
        </Link>
      )}
    </AccountForm>
  );
}

export function ForgotPasswordForm() {
  const [sent, setSent] = useState<string | null>(null);
  const form = useAccountForm<'email'>(async (fields) => {
    const email = getFieldText(fields, 'email');
    const { checkEmail } = await import('../api/check-fields.ts');
    const wrong = checkEmail(email);
    if (wrong.email) return wrong;
    setSent(null);
    setSent(await forgotPassword(email));
    return null;
  });
  return (
    <AccountForm form={form}>
      <p className="t2">Enter your email and we’ll send you a link to reset your password.</p>
      <EmailField error={form.complaints.email} />
      <SubmitButton form={form}>Send link</SubmitButton>
      <FormDone>{sent && `${sent} The link expires in one hour.`}</FormDone>
    </AccountForm>
  );
}
