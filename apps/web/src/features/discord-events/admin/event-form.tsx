import type { DiscordEvent, DiscordEventFields, StoredPhoto } from '@datacoach/contract';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { uploadTo } from '../../../app/api/upload-to.ts';
import { browserTimeZone } from '../../../app/session/browser-time-zone.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import classes from '../../../shared/ui/admin-list.module.css';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PhotoField } from '../../../shared/ui/photo-field.tsx';
import { createEvent, updateEvent } from '../api/change-events.ts';

type Draft = Omit<DiscordEventFields, 'minutes'> & { minutes: string; isCalledOff: boolean };

const USUAL_MINUTES = '60';

function draftOf(event: DiscordEvent | null): Draft {
  return {
    title: event?.title ?? '',
    text: event?.text ?? '',
    link: event?.link ?? '',
    date: event?.date ?? '',
    time: event?.time ?? '20:00',
    timeZone: event?.timeZone ?? browserTimeZone(),
    minutes: event ? String(event.minutes) : USUAL_MINUTES,
    photoUrl: event?.photoUrl ?? null,
    isCalledOff: event?.isCalledOff ?? false,
  };
}

/** Zones that the browser knows, with the one that is chosen. */
function zonesWith(chosen: string): string[] {
  return [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])].sort();
}

const uploadPhoto = async (file: File) =>
  (await uploadTo<StoredPhoto>('/api/v1/trainingplan/discord-event-banner-photo', file)).fileUrl;

/** Announces an event, or changes the one that is given. */
export function EventForm({ event }: { event: DiscordEvent | null }) {
  const router = useRouter();
  const [draft, setDraft] = useState<Draft>(() => draftOf(event));
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { isCalledOff, minutes, ...fields } = draft;
      const body = { ...fields, minutes: Number(minutes) };
      return event ? updateEvent(event, { ...body, isCalledOff }) : createEvent(body);
    },
    onSuccess: async () => {
      showToast({ kind: 'done', message: event ? 'Event saved' : 'Event announced' });
      await router.navigate({ to: '/admin/discord-events' });
    },
  });
  return (
    <Panel title="The event">
      <form
        className={classes.form}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          mutate();
        }}
      >
        <TextInput
          label="Title"
          value={draft.title}
          maxLength={80}
          onChange={(change) => set({ title: change.currentTarget.value })}
        />
        <Textarea
          label="Text"
          value={draft.text}
          maxLength={600}
          classNames={{ input: classes.text ?? '' }}
          onChange={(change) => set({ text: change.currentTarget.value })}
        />
        <div className={classes.row}>
          <TextInput
            type="date"
            label="Day"
            value={draft.date}
            onChange={(change) => set({ date: change.currentTarget.value })}
          />
          <TextInput
            type="time"
            label="Time"
            value={draft.time}
            onChange={(change) => set({ time: change.currentTarget.value })}
          />
          <TextInput
            type="number"
            label="Minutes"
            min={15}
            max={1440}
            value={draft.minutes}
            onChange={(change) => set({ minutes: change.currentTarget.value })}
          />
          <NativeSelect
            label="Time zone"
            value={draft.timeZone}
            data={zonesWith(draft.timeZone)}
            onChange={(change) => set({ timeZone: change.currentTarget.value })}
          />
        </div>
        <TextInput
          label="Link"
          description="The event or its channel on Discord"
          placeholder="https://discord.gg/…"
          value={draft.link}
          maxLength={300}
          onChange={(change) => set({ link: change.currentTarget.value })}
        />
        <PhotoField
          label="Banner photo"
          value={draft.photoUrl}
          onChange={(photoUrl) => set({ photoUrl })}
          onUpload={uploadPhoto}
          sentence={failureSentence}
        />
        {event && (
          <Checkbox
            label="Call it off"
            description={`Players see that it was called off; ${reminderWords(event.reminders)}.`}
            checked={draft.isCalledOff}
            onChange={(change) => set({ isCalledOff: change.currentTarget.checked })}
          />
        )}
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" loading={isPending}>
            {event ? 'Save' : 'Announce'}
          </Button>
          <ButtonLink to="/admin/discord-events">Cancel</ButtonLink>
        </div>
      </form>
    </Panel>
  );
}

function reminderWords(reminders: number): string {
  if (reminders === 0) return 'nobody waits for a reminder';
  return reminders === 1
    ? 'one player with a reminder is told'
    : `${reminders} players with a reminder are told`;
}
