import type { DiscordEvent } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../../app/lists/answer.tsx';
import { DeleteDialog } from '../../../app/lists/delete-dialog.tsx';
import { usePermits } from '../../../app/permissions/use-permits.ts';
import classes from '../../../shared/ui/admin-list.module.css';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { deleteEvent } from '../api/change-events.ts';
import { eventsQuery } from '../api/discord-events.ts';
import { timeInZone } from '../words/event-words.ts';

const SHOWN = [
  { value: 'coming', label: 'Coming' },
  { value: 'past', label: 'Past' },
] as const;

/** Discord events that players are told about. */
export function DiscordEventsScreen() {
  const permits = usePermits();
  const [show, setShow] = useState<'coming' | 'past'>('coming');
  const [page, setPage] = useState(0);
  const [deleted, setDeleted] = useState<DiscordEvent | null>(null);
  const events = useQuery(eventsQuery(show, page));
  const { data } = events;
  return (
    <>
      <PageHead
        title="Discord Events"
        subtitle="players see them above their goals and over their notifications, and can be reminded"
        actions={
          <>
            <Segmented
              label="Which events"
              value={show}
              choices={SHOWN}
              onChange={(value) => {
                setShow(value);
                setPage(0);
              }}
            />
            {permits('DiscordEvents', 'Create') && (
              <ButtonLink to="/admin/discord-events/create" variant="filled">
                New event
              </ButtonLink>
            )}
          </>
        }
      />
      <Answer query={events} what="The events" height={240}>
        {(list) =>
          list.items.length === 0 ? (
            <StatePanel title={show === 'past' ? 'No event is over yet' : 'No event is planned'}>
              {show === 'past'
                ? 'Events stand here once they have ended.'
                : 'Announce one with its day, its time zone and its Discord link: players see it at once, each in his own time.'}
            </StatePanel>
          ) : (
            <Events
              items={list.items}
              mayEdit={permits('DiscordEvents', 'Edit')}
              onDelete={permits('DiscordEvents', 'Delete') ? setDeleted : null}
            />
          )
        }
      </Answer>
      {data && <PagesNav label="Pages of events" page={data} onChange={setPage} />}
      {deleted !== null && (
        <DeleteDialog
          title={`Delete ${deleted.title}?`}
          onDelete={() => deleteEvent(deleted.id)}
          onClose={() => setDeleted(null)}
        >
          It vanishes without a word, and its photo is deleted. To tell players that it does not take place,
          call it off instead.
        </DeleteDialog>
      )}
    </>
  );
}

interface EventsProps {
  items: readonly DiscordEvent[];
  mayEdit: boolean;
  onDelete: ((event: DiscordEvent) => void) | null;
}

function Events({ items, mayEdit, onDelete }: EventsProps) {
  return (
    <table className={classes.table}>
      <caption className="sr-only">Discord events</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.thumb}>
            <span className="sr-only">Photo</span>
          </th>
          <th scope="col">Event</th>
          <th scope="col">When</th>
          <th scope="col">Reminders</th>
          <th scope="col">State</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((event) => (
          <tr key={event.id}>
            <td className={classes.thumb}>
              <div className={classes.photo}>
                {event.photoUrl === null ? (
                  <IconPhoto size={20} stroke={1.4} aria-hidden="true" />
                ) : (
                  <img src={event.photoUrl} alt="" />
                )}
              </div>
            </td>
            <th scope="row">
              {event.title}
              <small>
                <a href={event.link} target="_blank" rel="noreferrer" className="text-link">
                  {event.link.replace('https://', '')}
                </a>
              </small>
            </th>
            <td data-label="When">
              {timeInZone(event.startsAt, event.timeZone)}
              <small>
                {event.timeZone} · {event.minutes} minutes
              </small>
            </td>
            <td data-label="Reminders">
              {event.reminders === 1 ? '1 player' : `${event.reminders} players`}
              {event.changedBy !== null && <small>changed by {event.changedBy}</small>}
            </td>
            <td data-label="State">
              <State event={event} />
            </td>
            <td className={classes.actions}>
              {mayEdit && (
                <ButtonLink
                  to="/admin/discord-events/update"
                  search={{ id: event.id }}
                  size="xs"
                  aria-label={`Edit ${event.title}`}
                >
                  Edit
                </ButtonLink>
              )}
              {onDelete && (
                <Button size="xs" aria-label={`Delete ${event.title}`} onClick={() => onDelete(event)}>
                  Delete
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function State({ event: { isCalledOff, startsAt, endsAt } }: { event: DiscordEvent }) {
  const now = Date.now();
  if (isCalledOff) return <StateTag tone="off">Called off</StateTag>;
  if (Date.parse(endsAt) <= now) return <StateTag tone="off">Over</StateTag>;
  return Date.parse(startsAt) > now ? (
    <StateTag tone="waits">Coming</StateTag>
  ) : (
    <StateTag tone="on">Running</StateTag>
  );
}
