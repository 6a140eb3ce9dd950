import { counted } from '@datacoach/analysis/format-number';
import type { DiscordEvent } from '@datacoach/contract';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminList } from '../../../app/lists/admin-list.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { type Column, withNotes } from '../../../shared/data-table/data-table.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { PageHead } from '../../../shared/ui/state-panel.tsx';
import { RunTag, StateTag } from '../../../shared/ui/state-tag.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { deleteEvent, eventsQuery } from '../api/discord-events.ts';
import { formatDayAndTimeInZone } from '../text/event-text.ts';

const EVENT_FILTERS = { coming: 'Upcoming', past: 'Past' } as const;

export function DiscordEventsScreen() {
  const permits = usePermissionCheck();
  const [show, setShow] = useState<'coming' | 'past'>('coming');
  const [page, setPage] = useState(0);
  return (
    <AdminList
      module="DiscordEvents"
      query={useQuery(eventsQuery(show, page))}
      of="events"
      caption="Discord events"
      height={240}
      columns={COLUMNS}
      getName={({ title }) => title}
      onPage={setPage}
      empty={{
        title: show === 'past' ? 'No past events' : 'No upcoming events',
        words:
          show === 'past'
            ? 'Past events will show up here.'
            : 'Announce one with a day, time zone and Discord link. Players see it right away, in their local time.',
      }}
      actions={({ id, title }) =>
        permits('DiscordEvents', 'Edit') && (
          <ButtonLink
            label="Edit"
            to="/admin/discord-events/update"
            search={{ id }}
            size="xs"
            aria-label={`Edit ${title}`}
          />
        )
      }
      remove={{
        noun: 'event',
        title: ({ title }) => `Delete ${title}?`,
        run: ({ id }) => deleteEvent(id),
        words: () =>
          'It’s deleted without notifying anyone, along with its photo. To let players know, cancel it instead.',
      }}
      renderLayout={(_, list) => (
        <>
          <PageHead
            title="Discord Events"
            subtitle="Shown above players’ goals and notifications. Players can set reminders."
            actions={
              <>
                <Segmented
                  label="Which events"
                  value={show}
                  choices={EVENT_FILTERS}
                  onChange={(value) => {
                    setShow(value);
                    setPage(0);
                  }}
                />
                {permits('DiscordEvents', 'Create') && (
                  <ButtonLink label="New event" to="/admin/discord-events/create" variant="filled" />
                )}
              </>
            }
          />
          {list}
        </>
      )}
    />
  );
}

const COLUMNS: readonly Column<DiscordEvent>[] = [
  {
    head: 'Photo',
    isPhoto: true,
    hideHead: true,
    cell: (event) => (
      <div className="grid place-items-center w-24 aspect-16/9 overflow-hidden rounded-1 bg-s3 text-t3">
        {event.photoUrl === null ? (
          <IconPhoto size={20} stroke={1.4} aria-hidden="true" />
        ) : (
          <img className="size-full object-cover" src={event.photoUrl} alt="" />
        )}
      </div>
    ),
  },
  {
    head: 'Event',
    isRowHead: true,
    cell: (event) =>
      withNotes(
        event.title,
        <a href={event.link} target="_blank" rel="noreferrer" className="touch-target text-link">
          {event.link.replace('https://', '')}
        </a>,
      ),
  },
  {
    head: 'When',
    cell: (event) =>
      withNotes(
        formatDayAndTimeInZone(event.startsAt, event.timeZone),
        `${event.timeZone} · ${event.minutes} minutes`,
      ),
  },
  {
    head: 'Reminders',
    cell: (event) =>
      withNotes(
        counted(event.reminders, 'player'),
        event.changedBy !== null && `changed by ${event.changedBy}`,
      ),
  },
  {
    head: 'State',
    cell: (event) => (event.isCalledOff ? <StateTag tone="off">Canceled</StateTag> : <RunTag {...event} />),
  },
];
