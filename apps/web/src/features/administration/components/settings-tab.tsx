import type { AppSettings } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import { appSettingsQuery } from '../../../app/api/open-queries.ts';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { Answer } from '../../../app/lists/answer.tsx';
import { usePermits } from '../../../app/session/use-permits.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { saveSettings } from '../api/overview.ts';

/** What the web app shows to everybody (decisions.md 21.2). */
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
  const mayEdit = usePermits()('Users', 'Edit');
  const { discordInviteUrl, supportMail } = saved;
  const form = useEntityForm({
    endpoint: 'saveAppSettings',
    initialValues: { discordInviteUrl: discordInviteUrl ?? '', supportMail: supportMail ?? '' },
    toBody: ({ discordInviteUrl: url, supportMail: mail }) => ({
      discordInviteUrl: url.trim(),
      supportMail: mail.trim(),
    }),
    save: saveSettings,
    done: 'Settings saved',
  });
  const reset = useMutation({
    mutationFn: () => saveSettings({ discordInviteUrl: null, supportMail: null }),
    onSuccess: () => showToast({ kind: 'done', message: 'Settings saved' }),
  });
  return (
    <EntityForm
      form={form}
      submit={mayEdit ? 'Save settings' : null}
      buttons={
        mayEdit && (
          <Button loading={reset.isPending} onClick={() => reset.mutate()}>
            Back to the server’s own
          </Button>
        )
      }
    >
      <TextInput
        label="Discord invitation"
        description="The icon in the top bar leads there; empty shows none."
        placeholder="https://discord.gg/…"
        {...form.field('discordInviteUrl')}
      />
      <TextInput
        label="Support mail"
        description="Where people get help; empty shows none."
        {...form.field('supportMail')}
      />
      {reset.error && <FormMessage>{failureSentence(reset.error)}</FormMessage>}
    </EntityForm>
  );
}
