import type { Incident } from '@datacoach/contract';
import { Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateTimeField, EntityDrawer } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { AdminList } from '../../../app/lists/admin-list.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { deleteIncident, incidentsQuery, saveIncident } from '../api/status.ts';

export function IncidentsPanel() {
  const [pageIndex, setPageIndex] = useState(0);
  return (
    <AdminList
      module="Users"
      query={useQuery(incidentsQuery(pageIndex))}
      of="incidents"
      caption="Incidents"
      height={160}
      columns={[
        {
          head: 'Incident',
          isRowHead: true,
          cell: ({ title, startsAt, endsAt }) => (
            <>
              {title}
              <small>
                {formatShortDate(startsAt)}
                {endsAt && ` to ${formatShortDate(endsAt)}`}
              </small>
            </>
          ),
        },
        {
          head: 'State',
          cell: ({ endsAt }) =>
            endsAt ? <StateTag tone="off">Over</StateTag> : <StateTag tone="waits">Ongoing</StateTag>,
        },
      ]}
      getName={({ title }) => title}
      onPage={setPageIndex}
      empty={{ title: 'No incidents', words: 'Everyone sees what you add here on the status page.' }}
      edit={{
        create: 'Add incident',
        isSmall: true,
        form: (incident, onClose) => <IncidentForm incident={incident} onClose={onClose} />,
      }}
      remove={{
        title: ({ title }) => `Delete ${title}?`,
        noun: 'incident',
        run: ({ id }) => deleteIncident(id),
        words: () => 'It disappears from the status page. To end it, edit it instead.',
      }}
      renderLayout={(create, list) => (
        <Panel
          title="Status page"
          flush
          aside={
            <span className="flex flex-wrap gap-2 text-t1">
              {create}
              <ButtonLink label="View status page" to="/status" size="xs" />
            </span>
          }
        >
          {list}
        </Panel>
      )}
    />
  );
}

function IncidentForm({ incident, onClose }: { incident: Incident | null; onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'createIncident',
    initialValues: incident ?? { title: '', text: '', startsAt: new Date().toISOString(), endsAt: null },
    save: (body) => saveIncident(body, incident),
    done: 'Incident saved',
    onDone: onClose,
  });
  return (
    <EntityDrawer
      title={incident ? 'Edit incident' : 'Add incident'}
      form={form}
      submit="Save"
      onClose={onClose}
    >
      <p className="t2">Everyone can read this. Say what players notice, not what caused it.</p>
      <TextInput label="Title" {...form.field('title')} data-autofocus />
      <Textarea label="What happened" autosize minRows={3} maxRows={12} {...form.field('text')} />
      <DateTimeField label="Started" description="Your time" {...form.field('startsAt')} />
      <DateTimeField label="Ended" description="Leave empty while it’s ongoing" {...form.field('endsAt')} />
    </EntityDrawer>
  );
}
