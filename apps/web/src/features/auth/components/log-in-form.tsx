import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { signIn } from '../api/sign-in.ts';
import { signInErrorSentence } from '../api/sign-in-errors.ts';
import classes from './form.module.css';
import { FormMessage } from './form-message.tsx';

interface LogInFormProps {
  /** The `error` query parameter of the address, if any. */
  error: string | undefined;
}

export function LogInForm({ error }: LogInFormProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState(error ? signInErrorSentence(error) : null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setReason(null);
    try {
      const outcome = await signIn(String(fields.get('email')).trim(), String(fields.get('password')));
      if ('landing' in outcome) await navigate({ href: outcome.landing });
      else setReason(outcome.reason);
    } catch (failure) {
      setReason(failureSentence(failure));
    }
    setBusy(false);
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      <FormMessage>{reason}</FormMessage>
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
      />
      <Button type="submit" variant="filled" fullWidth loading={busy}>
        Log in
      </Button>
    </form>
  );
}
