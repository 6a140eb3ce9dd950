import type { DiscordEvent, StoredPhoto } from '@datacoach/contract';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { uploadTo } from '../../../app/api/upload-to.ts';
import { EntityForm, FieldRow, LongTextField, NumberField } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { getBrowserTimeZone } from '../../../app/session/auth-protocol.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PhotoField } from '../../../shared/ui/photo-field.tsx';
import { PageHead, StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { createEvent, eventQuery, updateEvent } from '../api/discord-events.ts';

const backLink = <ButtonLink to="/admin/discord-events">Go to Discord Events</ButtonLink>;

export function ChangeEventScreen({ eventId }: { eventId: string | undefined }) {
  return (
    <>
      <PageHead title="Edit event" subtitle="Players with a reminder are notified of time changes." />
      {eventId === undefined ? (
        <StatePanel title="No event selected" actions={backLink}>
          Choose an event from the list.
        </StatePanel>
      ) : (
        <Event eventId={eventId} />
      )}
    </>
  );
}

function Event({ eventId }: { eventId: string }) {
  return (
    <QueryBoundary
      query={useQuery(eventQuery(eventId))}
      what="this event"
      height={480}
      gone={{ title: 'Event not found', words: 'It may have been deleted.', actions: backLink }}
    >
      {(event) => <EventForm key={event.id} event={event} />}
    </QueryBoundary>
  );
}

const createEmptyEvent = () => ({
  title: '',
  text: '',
  link: '',
  date: '',
  time: '20:00',
  timeZone: getBrowserTimeZone(),
  minutes: 60,
  photoUrl: null,
  isCalledOff: false,
  version: 0,
});

/** Returns the browser's time zones plus the selected one. */
function listTimeZones(chosen: string): string[] {
  return [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])].sort();
}

const uploadPhoto = async (file: File) =>
  (await uploadTo<StoredPhoto>('/api/v1/trainingplan/discord-event-banner-photo', file)).fileUrl;

/** Announces an event, or edits the given one. */
export function EventForm({ event }: { event: DiscordEvent | null }) {
  const router = useRouter();
  const form = useEntityForm({
    endpoint: 'updateDiscordEvent',
    initialValues: event ?? createEmptyEvent(),
    save: ({ isCalledOff, version, ...body }) =>
      event ? updateEvent(event.id, { ...body, isCalledOff, version }) : createEvent(body),
    done: event ? 'Event saved' : 'Event announced',
    onDone: () => router.navigate({ to: '/admin/discord-events' }),
  });
  return (
    <Panel title="The event">
      <EntityForm
        form={form}
        submit={event ? 'Save' : 'Announce'}
        buttons={<ButtonLink to="/admin/discord-events">Cancel</ButtonLink>}
      >
        <TextInput label="Title" {...form.field('title')} />
        <LongTextField label="Text" {...form.field('text')} />
        <FieldRow>
          <TextInput type="date" label="Day" {...form.field('date')} />
          <TextInput type="time" label="Time" {...form.field('time')} />
          <NumberField label="Minutes" {...form.field('minutes')} />
          <NativeSelect
            label="Time zone"
            data={listTimeZones(form.values.timeZone ?? '')}
            {...form.field('timeZone')}
          />
        </FieldRow>
        <TextInput
          label="Link"
          description="The event or its channel on Discord"
          placeholder="https://discord.gg/…"
          {...form.field('link')}
        />
        <PhotoField
          label="Banner photo"
          value={form.values.photoUrl}
          onChange={(photoUrl) => form.set({ photoUrl })}
          onUpload={uploadPhoto}
          formatFailure={getFailureMessage}
        />
        {event && (
          <Checkbox
            label="Cancel event"
            description={`Players see that it was canceled; ${formatReminders(event.reminders)}.`}
            {...form.check('isCalledOff')}
          />
        )}
      </EntityForm>
    </Panel>
  );
}

function formatReminders(reminders: number): string {
  if (reminders === 0) return 'no one set a reminder';
  return reminders === 1
    ? 'one player with a reminder is notified'
    : `${reminders} players with a reminder are notified`;
}
