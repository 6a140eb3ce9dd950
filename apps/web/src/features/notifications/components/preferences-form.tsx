import type { NotificationPreferences } from '@datacoach/contract';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cacheResponse, endpointQuery, queryClient, runInOrder, server } from '../../../app/api/client.ts';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { type Column, DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import classes from '../notifications.module.css';

const PATH = '/api/v1/notifications/preferences';
const preferencesQuery = endpointQuery(PATH);

/** Omitted fields don't change. */
type PreferenceChanges = Partial<
  Pick<NotificationPreferences, 'dailyDigest' | 'weeklySummary' | 'weeklyDiscord'>
> & { kinds?: Omit<NotificationPreferences['kinds'][number], 'label'>[] };

const savePreferences = runInOrder((changes: PreferenceChanges) =>
  cacheResponse(preferencesQuery, server.PUT(PATH, { body: { kinds: [], ...changes } })),
);

const CHANNELS = [
  { key: 'inApp', label: 'In the app' },
  { key: 'email', label: 'Email' },
  { key: 'discord', label: 'Discord' },
] as const;

/** Which notification uses which channel. Every choice applies immediately. */
export function PreferencesForm() {
  const query = useQuery(preferencesQuery);
  if (query.data) return <Choices preferences={query.data} />;
  return <Pending query={query} height={420} label="Loading your settings…" />;
}

function Choices({ preferences }: { preferences: NotificationPreferences }) {
  /** Of any of the changes being saved, not just of the last one. */
  const [failure, setFailure] = useState<Error | null>(null);
  const save = useMutation({ mutationFn: savePreferences, onError: setFailure });
  /** Choices being saved; the boxes show them immediately. */
  const [pending, setPending] = useState<readonly PreferenceChanges[]>([]);
  const mutate = (changes: PreferenceChanges) => {
    if (pending.length === 0) setFailure(null);
    setPending((before) => [...before, changes]);
    // Runs only after the last change.
    save.mutate(changes, { onSettled: () => setPending([]) });
  };
  const { kinds, dailyDigest, weeklySummary, weeklyDiscord } = pending.reduce(applyChanges, preferences);
  const { discordWebhook } = preferences;
  const channels = CHANNELS.filter(({ key }) => key !== 'discord' || discordWebhook);
  return (
    <div className="grid grid-cols-1 gap-4">
      <DataTable
        caption="Notification settings"
        className={classes.matrix}
        rows={kinds}
        rowKey={({ kind }) => kind}
        columns={[
          { head: 'What', isRowHead: true, cell: ({ label }) => label },
          ...channels.map(
            (channel): Column<(typeof kinds)[number]> => ({
              key: channel.key,
              head: channel.label,
              className: classes.channel,
              cell: ({ kind, label, ...channelStates }) => (
                <Checkbox
                  aria-label={`${label}: ${channel.label}`}
                  checked={channelStates[channel.key]}
                  onChange={(event) =>
                    mutate({
                      kinds: [{ kind, ...channelStates, [channel.key]: event.currentTarget.checked }],
                    })
                  }
                />
              ),
            }),
          ),
        ]}
      />
      <p className="s12 t2">{describeMailAddress(preferences)}</p>
      <Checkbox
        label="Daily digest"
        description="One email at 8 AM instead of one per notification."
        checked={dailyDigest ?? false}
        onChange={(event) => mutate({ dailyDigest: event.currentTarget.checked })}
      />
      <Checkbox
        label="Weekly summary"
        description="Your week in one email."
        checked={weeklySummary ?? false}
        onChange={(event) => mutate({ weeklySummary: event.currentTarget.checked })}
      />
      {discordWebhook && (
        <Checkbox
          label="Weekly summary on Discord"
          description="Your week in your Discord channel."
          checked={weeklyDiscord ?? false}
          onChange={(event) => mutate({ weeklyDiscord: event.currentTarget.checked })}
        />
      )}
      <FailureMessage error={failure} />
      <p className="min-h-5 text-t2" role="status">
        {save.isSuccess && !failure && 'Saved.'}
      </p>
      <DiscordWebhook
        webhook={discordWebhook}
        onChange={() => void queryClient.invalidateQueries(preferencesQuery)}
      />
    </div>
  );
}

function applyChanges(
  preferences: NotificationPreferences,
  { kinds = [], ...others }: PreferenceChanges,
): NotificationPreferences {
  const changed = preferences.kinds.map((row) => ({
    ...row,
    ...kinds.find(({ kind }) => kind === row.kind),
  }));
  return { ...preferences, ...others, kinds: changed };
}

function describeMailAddress({ email, isEmailConfirmed }: NotificationPreferences): string {
  if (email === null) return 'Your account has no email address, so we can’t send emails.';
  if (isEmailConfirmed) return `Emails go to ${email}. Every email has an unsubscribe link.`;
  return `Emails go to ${email} once you confirm that address.`;
}

const WEBHOOK_PATH = '/api/v1/notifications/discord';

/** Connects a Discord channel, or disconnects it. Its address is shown only while it's pasted. */
function DiscordWebhook(props: { webhook: NotificationPreferences['discordWebhook']; onChange: () => void }) {
  const { webhook, onChange } = props;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => server.DELETE(WEBHOOK_PATH),
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
    save: (body) => server.PUT(WEBHOOK_PATH, { body }),
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
