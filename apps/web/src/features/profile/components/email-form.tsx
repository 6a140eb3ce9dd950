import type { Profile } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { FormDone, FormMessage } from '../../../shared/ui/form-message.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { changeEmail, sendConfirmation } from '../api/account-calls.ts';
import classes from '../profile.module.css';

/** The email address: whether it is confirmed, and a form to change it. A new address takes effect once it is confirmed. */
export function EmailForm({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(profile.email === null && profile.pendingEmail === null);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="text-xs mb-1 text-t2">Email address</p>
        <p className={`${classes.line} flex flex-wrap items-center gap-x-3 gap-y-1`}>
          <span>{profile.email ?? 'None yet'}</span>
          {profile.email && <EmailStatus isConfirmed={profile.isEmailConfirmed} />}
        </p>
      </div>
      {!isOpen && (
        <div className="flex flex-wrap items-center gap-2">
          {profile.email && !profile.isEmailConfirmed && <MailAgain />}
          <TextButton label="Change address" size="xs" onClick={() => setIsOpen(true)} />
        </div>
      )}
      {profile.pendingEmail && (
        <FormDone>
          We sent an email to {profile.pendingEmail}. Click its link to use this address
          {profile.email ? ` instead of ${profile.email}` : ''}.
        </FormDone>
      )}
      {isOpen && <NewEmailForm profile={profile} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function EmailStatus({ isConfirmed }: { isConfirmed: boolean }) {
  return isConfirmed ? (
    <span className="s12 t2">Confirmed</span>
  ) : (
    <span className="s12 text-warn">Not confirmed yet</span>
  );
}

function MailAgain() {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: sendConfirmation });
  return (
    <>
      {!isSuccess && (
        <TextButton label="Resend email" size="xs" loading={isPending} onClick={() => mutate()} />
      )}
      <span role="status" className="s12 t2">
        {isSuccess && 'Sent. Check your inbox.'}
        {error && getFailureMessage(error)}
      </span>
    </>
  );
}

function NewEmailForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'changeEmail',
    initialValues: { email: '', password: '' },
    toBody: ({ email, password }) => ({ email: email.trim(), ...(profile.hasPassword && { password }) }),
    save: changeEmail,
    onDone: onClose,
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-3">
      <FormMessage>{form.message}</FormMessage>
      <TextInput label="New email" name="email" type="email" autoComplete="email" {...form.field('email')} />
      {profile.hasPassword && (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          {...form.field('password')}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <TextButton label="Send email" type="submit" loading={form.isPending} />
        {profile.email && <TextButton label="Keep old address" quiet onClick={onClose} />}
      </div>
    </form>
  );
}
