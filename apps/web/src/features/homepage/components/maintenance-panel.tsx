import type { MaintenanceNotice } from '@datacoach/contract';
import { Box, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { cacheResponse, server } from '../../../app/api/client.ts';
import { appSettingsQuery, maintenanceQuery } from '../../../app/api/public-queries.ts';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { Panel } from '../../../shared/ui/panel.tsx';

export function MaintenancePanel() {
  const query = useQuery(maintenanceQuery);
  const notice = query.data;
  const mayEdit = usePermissionCheck()('Users', 'Edit');
  const state = notice?.isActive ? 'Maintenance is on' : 'Maintenance is off';
  return (
    <Panel title="Maintenance" aside={notice && <span className="t3 s12">{state}</span>}>
      {!notice ? (
        <Pending query={query} height={360} label="Loading the notice…" />
      ) : mayEdit ? (
        <MaintenanceForm saved={notice} />
      ) : (
        <p className="t2">Ask another admin for permission to turn it on or off.</p>
      )}
    </Panel>
  );
}

function MaintenanceForm({ saved }: { saved: MaintenanceNotice }) {
  const { data: settings } = useQuery(appSettingsQuery);
  const form = useEntityForm({
    endpoint: 'saveMaintenanceNotice',
    initialValues: { ...saved, announce: false },
    getErrors: ({ title, isActive, announce }) =>
      title?.trim() === '' && (isActive || announce) ? { title: 'Say briefly what’s happening.' } : {},
    save: saveNotice,
    done: (_, { isActive }) => (isActive ? 'Maintenance is on' : 'Maintenance is off'),
    onDone: (): void => form.set({ announce: false }),
  });
  const { isActive, announce = false } = form.values;
  return (
    <Box maw={560}>
      <EntityForm form={form} submit={formatSubmitLabel(saved, isActive, announce)}>
        <p className="t2">While it’s on, everyone sees this notice except on admin and login pages.</p>
        <Checkbox label="Under maintenance" {...form.check('isActive')} />
        <TextInput label="Title" {...form.field('title')} />
        <Textarea
          label="Notice"
          description="What’s happening and when you’ll be back."
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
            label="Notify everyone now"
            description="Notifies every account with the title and notice."
            {...form.check('announce')}
          />
        )}
      </EntityForm>
    </Box>
  );
}

/** Returns the button's label, which says what it does to everyone. */
function formatSubmitLabel(saved: MaintenanceNotice, isActive: boolean, announce: boolean): string {
  if (isActive && !saved.isActive) return 'Turn maintenance on';
  if (!isActive && saved.isActive) return 'Turn maintenance off';
  return announce ? 'Save and announce' : 'Save';
}

const saveNotice = (notice: MaintenanceNotice & { announce: boolean }) =>
  cacheResponse(maintenanceQuery, server.POST('/api/v1/homepage/maintenance-notice', { body: notice }));
