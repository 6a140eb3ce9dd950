import type { Profile } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { FormDone, FormMessage } from '../../../shared/ui/form-message.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { changePassword } from '../api/account-calls.ts';

/** Changes the password, or sets the first one for an account that signs in with Epic or Discord. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const form = useEntityForm({
    endpoint: 'changePassword',
    initialValues: { currentPassword: '', newPassword: '' },
    toBody: ({ currentPassword, newPassword }) => ({
      newPassword,
      ...(profile.hasPassword && { currentPassword }),
    }),
    save: changePassword,
    onDone: (): void => form.reset(),
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-3">
      <FormMessage>{form.message}</FormMessage>
      {/* Shows password managers whose password this is. */}
      <input type="hidden" autoComplete="username" value={profile.email ?? profile.userName} readOnly />
      {profile.hasPassword && (
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
      )}
      <PasswordField
        label="New password"
        description="At least 8 characters"
        name="newPassword"
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
      <FormDone>{form.isDone && 'Password changed. All your other devices were signed out.'}</FormDone>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" loading={form.isPending}>
          {profile.hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </div>
    </form>
  );
}
