import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDone, FormMessage } from '../../../shared/ui/form-message.tsx';
import { forgotPassword } from '../api/mail-tokens.ts';
import { fieldText, useAccountForm } from './use-account-form.ts';

/** Requests the mail for setting a new password. */
export function ForgotPasswordForm() {
  const [sent, setSent] = useState<string | null>(null);
  const { formRef, busy, complaints, submit } = useAccountForm<'email'>(async (fields) => {
    const email = fieldText(fields, 'email');
    const { checkEmail } = await import('../api/check-fields.ts');
    const wrong = checkEmail(email);
    if (wrong.email) return wrong;
    setSent(null);
    setSent(await forgotPassword(email));
    return null;
  });
  return (
    <form ref={formRef} className="flex flex-col gap-3" onSubmit={submit} noValidate>
      <p className="t2">Enter your email and we’ll send you a link to reset your password.</p>
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
      <Button type="submit" variant="filled" fullWidth loading={busy}>
        Send link
      </Button>
      <FormDone>{sent && `${sent} The link expires in one hour.`}</FormDone>
    </form>
  );
}
