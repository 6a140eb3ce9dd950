import type { Profile } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { server } from '../../../app/api/client.ts';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { endSession } from '../../../app/session/end-session.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { deleteAccount, fetchExport } from '../api/account-calls.ts';

export function DataExport() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: fetchExport,
    onSuccess: (zip) => saveFile(zip, 'datacoach-export.zip'),
  });
  return (
    <div className="flex flex-col gap-3">
      <FailureMessage error={error} />
      <p>Everything we store about you: profile, ranks, uploads with their files, and their stats.</p>
      <div className="flex flex-wrap items-center gap-2">
        <TextButton
          label="Download my data"
          icon={IconDownload}
          loading={isPending}
          onClick={() => mutate()}
        />
      </div>
    </div>
  );
}

const uploadCountQuery = queryOptions({
  queryKey: ['upload-count'],
  queryFn: async (): Promise<number> => {
    const data = await server.GET('/api/v1/filestorage/replay-count');
    return data.total;
  },
});

/** Deletes the account permanently, once its password (or its name) has been typed. */
export function DeleteAccount({ profile }: { profile: Profile }) {
  const [opened, setOpened] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <p>
        This permanently deletes your profile, replays and stats. Download your data first if you want to keep
        it.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => setOpened(true)}>Delete account</Button>
      </div>
      <DeleteDialog profile={profile} opened={opened} onClose={() => setOpened(false)} />
    </div>
  );
}

function DeleteDialog(props: { profile: Profile; opened: boolean; onClose: () => void }) {
  const { profile, opened, onClose } = props;
  const { data: uploads } = useQuery({ ...uploadCountQuery, enabled: opened });
  const form = useEntityForm({
    endpoint: 'deleteAccount',
    initialValues: { confirmation: '' },
    getErrors: ({ confirmation }): Record<string, string> =>
      confirmation === '' ? { confirmation: 'Type it to confirm.' } : {},
    save: ({ confirmation }) => deleteAccount(confirmation),
    onDone: () => endSession(),
  });
  const field = { name: 'confirmation', ...form.field('confirmation'), 'data-autofocus': true };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Delete your account?"
      closeLabel="Keep my account"
      size={440}
    >
      <form {...form.formProps} className="flex flex-col gap-3">
        <p>This is deleted right away and can’t be undone:</p>
        <ul className="grid gap-1 pl-4.5 list-disc wrap-anywhere">
          <li>
            your account <b>{profile.userName}</b>
            {profile.email && ` (${profile.email})`} with its ranks and settings
          </li>
          <li>{formatReplays(uploads)}, their files and their statistics</li>
          <li>your notifications, upload tokens, team and invitations</li>
        </ul>
        <p className="s12 t3">Matches someone else uploaded too stay with them, without your account.</p>
        <FormMessage>{form.message}</FormMessage>
        {profile.hasPassword ? (
          <PasswordField label="Type your password to confirm" autoComplete="current-password" {...field} />
        ) : (
          <TextInput label={`Type ${profile.userName} to confirm`} autoComplete="off" {...field} />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="filled" color="worse" loading={form.isPending}>
            Delete my account
          </Button>
          <TextButton label="Keep my account" quiet onClick={onClose} />
        </div>
      </form>
    </Dialog>
  );
}

function formatReplays(count: number | undefined): string {
  if (count === undefined) return 'all your replays';
  return count === 1 ? 'your 1 replay' : `all your ${count} replays`;
}
