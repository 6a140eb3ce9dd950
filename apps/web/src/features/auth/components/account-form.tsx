import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import type { AccountForm as Form } from './use-account-form.ts';

interface PartProps {
  form: Pick<Form<never>, 'formRef' | 'submit' | 'complaints' | 'busy'>;
  children: ReactNode;
}

interface AccountFormProps extends PartProps {
  /** An error of something that has no field. */
  message?: string | undefined;
}

/** Shows an error of the whole form, and its fields. */
export function AccountForm({ form: { formRef, submit, complaints }, message, children }: AccountFormProps) {
  return (
    <form ref={formRef} className="flex flex-col gap-3" onSubmit={submit} noValidate>
      <FormMessage>{complaints.form ?? message}</FormMessage>
      {children}
    </form>
  );
}

export function EmailField({ error }: { error: string | undefined }) {
  return (
    <TextInput
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      error={error}
      required
      withAsterisk={false}
    />
  );
}

export function SubmitButton({ form, children }: PartProps) {
  return <TextButton label={children} type="submit" variant="filled" fullWidth loading={form.busy} />;
}
