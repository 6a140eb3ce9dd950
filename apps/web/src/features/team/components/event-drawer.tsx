import { EVENT_MINUTES, TEAM_EVENT_KINDS, type TeamEvent } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import {
  DateTimeField,
  EntityDrawer,
  LongTextField,
  SelectField,
} from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { saveEvent } from '../api/team-events.ts';

const KINDS = TEAM_EVENT_KINDS.map((value) => ({
  value,
  label: value === 'practice' ? 'Practice' : 'Scrim',
}));
const LENGTHS = EVENT_MINUTES.map((value) => ({ value, label: `${value} minutes` }));

export default function EventDrawer({ event, onClose }: { event: TeamEvent | null; onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'createTeamEvent',
    initialValues: {
      kind: event?.kind ?? TEAM_EVENT_KINDS[0],
      title: event?.title ?? '',
      text: event?.text ?? '',
      startsAt: event?.startsAt ?? null,
      minutes: EVENT_MINUTES.find((known) => known === event?.minutes) ?? 60,
    },
    save: (body) => saveEvent(body, event?.id ?? null),
    done: event ? 'Event saved, players notified' : 'Event planned, players notified',
    onDone: onClose,
    stays: 'invitation',
  });
  return (
    <EntityDrawer
      title={event ? 'Edit event' : 'Plan event'}
      form={form}
      submit={event ? 'Save event' : 'Plan event'}
      onClose={onClose}
    >
      <SelectField label="Kind" choices={KINDS} {...form.field('kind')} />
      <TextInput
        label="Name"
        description="Such as “Scrim vs. Otters”"
        {...form.field('title')}
        data-autofocus
      />
      <DateTimeField label="Starts" description="Your local time" {...form.field('startsAt')} />
      <SelectField label="Length" choices={LENGTHS} {...form.field('minutes')} />
      <LongTextField label="Details" description="Lobby name, what to prepare" {...form.field('text')} />
    </EntityDrawer>
  );
}
