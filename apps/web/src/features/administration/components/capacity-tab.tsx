import { formatNumber } from '@datacoach/analysis/format-number';
import type { AppSettings, CapacitySettings } from '@datacoach/contract';
import { Button, Checkbox, NumberInput, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { appSettingsQuery } from '../../../app/api/public-queries.ts';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import overview from '../administration.module.css';
import { capacityQuery, saveCapacity, saveSettings } from '../api/overview.ts';
import { Tile } from './tile.tsx';

/** Pauses sign-ups and uploads, by hand or by thresholds (decisions.md 6). */
export const CapacityTab = () => (
  <QueryBoundary query={useQuery(capacityQuery)} what="the capacity" height={360}>
    {({ settings, capacity: { signUps, uploads, queue }, activeUsers, waiting }) => (
      <>
        <dl className={overview.tiles}>
          <Tile name="Sign-ups" {...describeOpenState(signUps)} />
          <Tile name="Basic uploads" {...describeOpenState(uploads)} />
          <Tile
            name="Queue"
            value={formatNumber(queue.replays)}
            more={queue.minutes === null ? 'time unknown' : `about ${queue.minutes} min`}
          />
          <Tile name="Active in the last day" value={formatNumber(activeUsers)} more="accounts" />
          <Tile name="Waiting for an email" value={formatNumber(waiting)} more="addresses" />
        </dl>
        <Panel title="Switches and thresholds">
          <CapacityForm saved={settings} />
        </Panel>
      </>
    )}
  </QueryBoundary>
);

const describeOpenState = ({ isOpen, closedSince }: { isOpen: boolean; closedSince: string | null }) => ({
  value: isOpen ? 'Open' : 'Paused',
  more: closedSince ? `since ${formatShortDate(closedSince)}` : 'for everyone',
});

function CapacityForm({ saved }: { saved: CapacitySettings }) {
  const mayEdit = usePermissionCheck()('Users', 'Edit');
  const form = useEntityForm({
    endpoint: 'saveCapacitySettings',
    initialValues: saved,
    save: saveCapacity,
    done: 'Capacity saved',
  });
  return (
    <EntityForm form={form} submit={mayEdit ? 'Save capacity' : null}>
      <p className="t2">
        Logged-in users keep access and paying accounts can still upload. New visitors see the capacity page
        and can ask for one email when sign-ups reopen.
      </p>
      <Checkbox label="Pause sign-ups" {...form.check('signUpsPaused')} />
      <Checkbox label="Pause uploads for Basic accounts" {...form.check('uploadsPaused')} />
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <NumberInput
          label="Active user limit"
          description="Sign-ups pause at this number. Leave empty for no limit."
          clampBehavior="none"
          {...form.field('maxActiveUsers')}
        />
        <NumberInput
          label="Queue limit (minutes)"
          description="Sign-ups and uploads pause at this wait. Leave empty for no limit."
          clampBehavior="none"
          {...form.field('maxQueueMinutes')}
        />
      </div>
    </EntityForm>
  );
}

/** The settings of what the web app shows to everyone (decisions.md 21.2). */
export const SettingsTab = () => (
  <QueryBoundary query={useQuery(appSettingsQuery)} what="the settings" height={280}>
    {(settings) => (
      <Panel title="Shown to everyone">
        <SettingsForm saved={settings} />
      </Panel>
    )}
  </QueryBoundary>
);

function SettingsForm({ saved }: { saved: AppSettings }) {
  const mayEdit = usePermissionCheck()('Users', 'Edit');
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
    onSuccess: ({ discordInviteUrl: url, supportMail: mail }) => {
      form.set({ discordInviteUrl: url ?? '', supportMail: mail ?? '' });
      showToast({ kind: 'done', message: 'Settings saved' });
    },
  });
  return (
    <EntityForm
      form={form}
      submit={mayEdit ? 'Save settings' : null}
      buttons={
        mayEdit && (
          <Button loading={reset.isPending} onClick={() => reset.mutate()}>
            Reset to server defaults
          </Button>
        )
      }
    >
      <TextInput
        label="Discord invitation"
        description="Where the top bar icon leads. Leave empty to hide it."
        placeholder="https://discord.gg/…"
        {...form.field('discordInviteUrl')}
      />
      <TextInput
        label="Support email"
        description="Where users get help. Leave empty to hide it."
        {...form.field('supportMail')}
      />
      {reset.error && <FailureMessage error={reset.error} />}
    </EntityForm>
  );
}
