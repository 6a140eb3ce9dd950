import type { Profile } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { FormDone } from '../../../shared/ui/form-done.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { changePassword } from '../api/account-calls.ts';
import classes from './profile.module.css';

/** Changes the password, or sets the first one of an account of Epic or Discord. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: changePassword,
    onSuccess: () => form.current?.reset(),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const currentPassword = String(fields.get('currentPassword') ?? '');
    const newPassword = String(fields.get('newPassword') ?? '');
    mutate({ newPassword, ...(profile.hasPassword && { currentPassword }) });
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <FormMessage>{error && failureSentence(error)}</FormMessage>
      {/* Password managers learn by it whose password this is. */}
      <input type="hidden" autoComplete="username" value={profile.email ?? profile.userName} readOnly />
      {profile.hasPassword && (
        <PasswordField label="Current password" name="currentPassword" autoComplete="current-password" />
      )}
      <PasswordField
        label="New password"
        description="At least 8 characters"
        name="newPassword"
        autoComplete="new-password"
      />
      <FormDone>{isSuccess && 'Your password is changed. Every other device is signed out.'}</FormDone>
      <div className={classes.actions}>
        <Button type="submit" loading={isPending}>
          {profile.hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </div>
    </form>
  );
}
