import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import type { FieldErrors } from '../api/check-fields.ts';
import { signIn } from '../api/sign-in.ts';
import { type SignUpFields, signUp } from '../api/sign-up.ts';
import classes from './form.module.css';
import { FormMessage } from './form-message.tsx';

interface SignUpFormProps {
  /** Referral code of the address. */
  code: string | undefined;
}

export function SignUpForm({ code }: SignUpFormProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = readFields(new FormData(event.currentTarget), code);
    setBusy(true);
    setReason(null);
    try {
      // The rules bring zod with them: loaded when somebody really signs up.
      const { checkSignUp } = await import('../api/check-fields.ts');
      const complaints = checkSignUp(fields);
      setErrors(complaints);
      if (Object.keys(complaints).length > 0) return setBusy(false);
      const refused = await signUp(fields);
      const outcome = refused ? { reason: refused } : await signIn(fields.email, fields.password);
      if ('landing' in outcome) await navigate({ href: outcome.landing });
      else setReason(outcome.reason);
    } catch (failure) {
      setReason(failureSentence(failure));
    }
    setBusy(false);
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <FormMessage>{reason}</FormMessage>
      <TextInput
        label="User name"
        name="userName"
        autoComplete="nickname"
        error={errors.userName}
        required
        withAsterisk={false}
      />
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        error={errors.email}
        required
        withAsterisk={false}
      />
      <PasswordInput
        label="Password"
        description="At least 8 characters"
        name="password"
        autoComplete="new-password"
        error={errors.password}
        required
        withAsterisk={false}
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
      />
      {code && <p className="s12 t3">Referral code {code} will be used.</p>}
      <Button type="submit" variant="filled" fullWidth loading={busy}>
        Sign up
      </Button>
    </form>
  );
}

function readFields(form: FormData, code: string | undefined): SignUpFields {
  return {
    userName: String(form.get('userName')).trim(),
    email: String(form.get('email')).trim(),
    password: String(form.get('password')),
    ...(code && { referralCode: code }),
  };
}
