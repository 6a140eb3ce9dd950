import type { MaintenanceNotice } from '@datacoach/contract';
import { Box, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { appSettingsQuery } from '../../../app/api/open-queries.ts';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { saveNotice } from '../api/save-notice.ts';

/** Switches maintenance on and off, and announces it. */
export function MaintenanceForm({ saved }: { saved: MaintenanceNotice }) {
  const { data: settings } = useQuery(appSettingsQuery);
  const form = useEntityForm({
    endpoint: 'saveMaintenanceNotice',
    initialValues: { ...saved, announce: false },
    complain: ({ title, isActive, announce }) =>
      title?.trim() === '' && (isActive || announce) ? { title: 'Say in a few words what happens.' } : {},
    save: saveNotice,
    done: (_, { isActive }) => (isActive ? 'Maintenance is on' : 'Maintenance is off'),
    onDone: (): void => form.set({ announce: false }),
  });
  const { isActive, announce = false } = form.values;
  return (
    <Box maw={560}>
      <EntityForm form={form} submit={submitWords(saved, isActive, announce)}>
        <p className="t2">
          While it is on, everybody sees the notice instead of the product. Admin and login pages stay.
        </p>
        <Checkbox label="Under maintenance" {...form.check('isActive')} />
        <TextInput label="Title" {...form.field('title')} />
        <Textarea
          label="Notice"
          description="What is done, and when the product is back."
          autosize
          minRows={3}
          maxRows={12}
          {...form.field('notice')}
        />
        <Checkbox
          label="Show the Discord link"
          description={
            settings && !settings.discordInviteUrl
              ? 'No Discord invitation is set, so none is shown.'
              : undefined
          }
          {...form.check('showDiscordLink')}
        />
        {!isActive && (
          <Checkbox
            label="Announce it now"
            description="Tells every account, with title and notice."
            {...form.check('announce')}
          />
        )}
      </EntityForm>
    </Box>
  );
}

/** The button says what it is about to do to everybody. */
function submitWords(saved: MaintenanceNotice, isActive: boolean, announce: boolean): string {
  if (isActive && !saved.isActive) return 'Switch maintenance on';
  if (!isActive && saved.isActive) return 'Switch maintenance off';
  return announce ? 'Save and announce' : 'Save';
}
