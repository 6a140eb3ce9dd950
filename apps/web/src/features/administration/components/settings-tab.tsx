import type { AppSettings } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { Answer } from '../../../app/lists/answer.tsx';
import { usePermits } from '../../../app/permissions/use-permits.ts';
import { appSettingsQuery } from '../../../app/settings/app-settings-query.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { saveSettings } from '../api/overview.ts';
import classes from './form.module.css';

/** What the web app shows to everybody (rulings A22). */
export function SettingsTab() {
  return (
    <Answer query={useQuery(appSettingsQuery)} what="The settings" height={280}>
      {(settings) => (
        <Panel title="Shown to everybody">
          <SettingsForm saved={settings} />
        </Panel>
      )}
    </Answer>
  );
}

function SettingsForm({ saved }: { saved: AppSettings }) {
  const [settings, setSettings] = useState({
    discordInviteUrl: saved.discordInviteUrl ?? '',
    supportMail: saved.supportMail ?? '',
  });
  const mayEdit = usePermits()('Users', 'Edit');
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (kind: 'save' | 'reset') =>
      saveSettings(kind === 'save' ? settings : { discordInviteUrl: null, supportMail: null }),
    onSuccess: () => showToast({ kind: 'done', message: 'Settings saved' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate('save');
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label="Discord invitation"
        description="The icon in the top bar leads there; empty shows none."
        placeholder="https://discord.gg/…"
        value={settings.discordInviteUrl}
        onChange={(event) => setSettings({ ...settings, discordInviteUrl: event.currentTarget.value.trim() })}
      />
      <TextInput
        label="Support mail"
        description="Where people get help; empty shows none."
        value={settings.supportMail}
        onChange={(event) => setSettings({ ...settings, supportMail: event.currentTarget.value.trim() })}
      />
      <FormMessage>{error && failureSentence(error)}</FormMessage>
      {mayEdit && (
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" loading={isPending && variables === 'save'}>
            Save settings
          </Button>
          <Button loading={isPending && variables === 'reset'} onClick={() => mutate('reset')}>
            Back to the server’s own
          </Button>
        </div>
      )}
    </form>
  );
}
