import type { NotificationPreferences } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { server } from '../../../app/api/client.ts';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';

const PATH = '/api/v1/notifications/discord';

interface DiscordWebhookProps {
  webhook: NotificationPreferences['discordWebhook'];
  onChange: () => void;
}

/** Connects a Discord channel, or disconnects it. Its address is shown only while it's pasted. */
export function DiscordWebhook({ webhook, onChange }: DiscordWebhookProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => server.DELETE(PATH),
    onSuccess: onChange,
  });
  if (!webhook) return <ConnectDiscord onConnected={onChange} />;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="t2">
        Posting to your Discord channel since {formatDate(webhook.createdAt)}. Webhook ends in{' '}
        {webhook.ending}.
      </p>
      <TextButton label="Disconnect Discord" size="xs" loading={isPending} onClick={() => mutate()} />
      <FailureMessage error={error} />
    </div>
  );
}

function ConnectDiscord({ onConnected }: { onConnected: () => void }) {
  const form = useEntityForm({
    endpoint: 'saveDiscordWebhook',
    initialValues: { url: '' },
    save: (body) => server.PUT(PATH, { body }),
    onDone: onConnected,
  });
  return (
    <form {...form.formProps} className="grid gap-2">
      <FormMessage>{form.message}</FormMessage>
      <TextInput
        label="Discord webhook"
        description="Posts results, reminders and your week to a channel. In Discord: Edit Channel, Integrations, Webhooks, Copy Webhook URL."
        placeholder="https://discord.com/api/webhooks/…"
        autoComplete="off"
        {...form.field('url')}
      />
      <Button type="submit" size="xs" className="justify-self-start" loading={form.isPending}>
        Connect Discord
      </Button>
    </form>
  );
}
