import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../../app/api/failure.ts';
import type { Complaints } from '../api/sign-up.ts';

interface AccountForm<Field extends string> {
  formRef: RefObject<HTMLFormElement | null>;
  busy: boolean;
  complaints: Complaints<Field>;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

/**
 * A form whose fields keep what was typed. `send` answers what is wrong, or nothing; what it throws is told for the
 * whole form. The first field that is complained about receives the focus.
 */
export function useAccountForm<Field extends string>(
  send: (fields: FormData) => Promise<Complaints<Field> | null>,
  initial: Complaints<Field> = {},
): AccountForm<Field> {
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
      setComplaints({ form: failureMessage(failure) } as Complaints<Field>);
    }
    setBusy(false);
  }

  return { formRef, busy, complaints, submit };
}

/** A field as it was typed, without blanks around it. */
export function fieldText(fields: FormData, name: string): string {
  return String(fields.get(name) ?? '').trim();
}

/** Blanks belong to a password. */
export function fieldPassword(fields: FormData, name: string): string {
  return String(fields.get(name) ?? '');
}
