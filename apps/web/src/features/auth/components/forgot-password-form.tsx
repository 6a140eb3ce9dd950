import { useState } from 'react';
import { FormDone } from '../../../shared/ui/form-message.tsx';
import { forgotPassword } from '../api/mail-tokens.ts';
import { AccountForm, EmailField, SubmitButton } from './account-form.tsx';
import { getFieldText, useAccountForm } from './use-account-form.ts';

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
