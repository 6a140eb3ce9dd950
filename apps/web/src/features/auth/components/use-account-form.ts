import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { getFailureMessage, getWrongField } from '../../../app/api/failure.ts';
import type { Complaints } from '../api/sign-up.ts';

export interface AccountForm<Field extends string> {
  formRef: RefObject<HTMLFormElement | null>;
  busy: boolean;
  complaints: Complaints<Field>;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

/**
 * Manages a form that keeps what was typed. `send` returns errors, or nothing; what it throws is shown for the whole
 * form. The first invalid field gets the focus.
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
      setComplaints({ [getWrongField(failure) ?? 'form']: getFailureMessage(failure) } as Complaints<Field>);
    }
    setBusy(false);
  }

  return { formRef, busy, complaints, submit };
}

export function getFieldText(fields: FormData, name: string): string {
  return String(fields.get(name) ?? '').trim();
}

/** Spaces are part of a password. */
export function getFieldPassword(fields: FormData, name: string): string {
  return String(fields.get(name) ?? '');
}
