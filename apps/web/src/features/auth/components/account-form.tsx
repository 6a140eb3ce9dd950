import { TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { getFailureMessage, getInvalidField } from '../../../app/api/failure.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import type { FieldErrors } from '../api/sign-up.ts';

interface PartProps {
  form: Pick<Form<never>, 'formRef' | 'submit' | 'complaints' | 'busy'>;
  children: ReactNode;
}

interface AccountFormProps extends PartProps {
  /** An error of something that has no field. */
  message?: string | undefined;
}

export const AccountForm = ({
  form: { formRef, submit, complaints },
  message,
  children,
}: AccountFormProps) => (
  <form ref={formRef} className="flex flex-col gap-3" onSubmit={submit} noValidate>
    <FormMessage>{complaints.form ?? message}</FormMessage>
    {children}
  </form>
);

export const EmailField = ({ error }: { error: string | undefined }) => (
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

export const SubmitButton = ({ form, children }: PartProps) => (
  <TextButton label={children} type="submit" variant="filled" fullWidth loading={form.busy} />
);

interface Form<Field extends string> {
  formRef: RefObject<HTMLFormElement | null>;
  busy: boolean;
  complaints: FieldErrors<Field>;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

/**
 * Manages a form that keeps what was typed. `send` returns errors, or nothing; what it throws is shown for the whole
 * form. The first invalid field gets the focus.
 */
export function useAccountForm<Field extends string>(
  send: (fields: FormData) => Promise<FieldErrors<Field> | null>,
  initial: FieldErrors<Field> = {},
): Form<Field> {
  const formRef = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [complaints, setComplaints] = useState(initial);

  useEffect(() => {
    if (Object.keys(complaints).length === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [complaints]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setComplaints({});
    try {
      setComplaints((await send(fields)) ?? {});
    } catch (failure) {
      setComplaints({
        [getInvalidField(failure) ?? 'form']: getFailureMessage(failure),
      } as FieldErrors<Field>);
    }
    setBusy(false);
  }

  return { formRef, busy, complaints, submit };
}

export const getFieldText = (fields: FormData, name: string): string => String(fields.get(name) ?? '').trim();

/** Spaces are part of a password. */
export const getFieldPassword = (fields: FormData, name: string): string => String(fields.get(name) ?? '');
