import type { Availability, TeamEvent } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { calendarQuery, cancelEvent } from '../api/team-events.ts';
import { CalendarFeed, EventFacts } from './event-facts.tsx';

const EventDrawer = lazy(() => import('./event-drawer.tsx'));

/** The team's next practice and scrims, and who can make it. */
export function CalendarPanel() {
  const query = useQuery(calendarQuery);
  const { data, error } = query;
  const [editing, setEditing] = useState<TeamEvent | 'new' | null>(null);
  return (
    <Panel
      title="Practice and scrims"
      aside={<TextButton label="Plan event" size="xs" onClick={() => setEditing('new')} />}
    >
      {error || !data ? (
        <Pending query={query} height={64} label="Loading events…" />
      ) : data.items.length === 0 ? (
        <p className="s12 t3">
          Nothing planned. Plan a practice or scrim, and your players say who can make it.
        </p>
      ) : (
        <>
          <ul className="grid">
            {data.items.map((event) => (
              <PlannedEvent key={event.id} event={event} onEdit={() => setEditing(event)} />
            ))}
          </ul>
          <CalendarFeed url={data.feedUrl} />
        </>
      )}
      <Suspense>
        {editing && (
          <EventDrawer event={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
        )}
      </Suspense>
    </Panel>
  );
}

const GROUPS: readonly { answer: Availability | null; word: string }[] = [
  { answer: 'yes', word: 'In' },
  { answer: 'maybe', word: 'Maybe' },
  { answer: 'no', word: 'Out' },
  { answer: null, word: 'No answer' },
];

function PlannedEvent({ event, onEdit }: { event: TeamEvent; onEdit: () => void }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useAction(() => cancelEvent(event.id), {
    done: 'Event canceled',
    stays: 'invitation',
  });
  const groups = GROUPS.flatMap(({ answer, word }) => {
    const names = event.players.filter((player) => player.answer === answer).map(({ userName }) => userName);
    return names.length > 0 ? [`${word}: ${names.join(', ')}`] : [];
  });
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 border-t border-t-line first:pt-0 first:border-t-0">
      <EventFacts event={event} />
      {!event.isCanceled &&
        (asking ? (
          <>
            <Button size="xs" variant="filled" loading={isPending} onClick={() => mutate()}>
              Cancel event
            </Button>
            <TextButton label="Keep event" size="xs" onClick={() => setAsking(false)} />
          </>
        ) : (
          <>
            <TextButton label="Edit" size="xs" aria-label={`Edit ${event.title}`} onClick={onEdit} />
            <Button size="xs" aria-label={`Cancel ${event.title}`} onClick={() => setAsking(true)}>
              Cancel
            </Button>
          </>
        ))}
      {!event.isCanceled && groups.length > 0 && (
        <p className="s12 t2 basis-full wrap-anywhere">{groups.join(' · ')}</p>
      )}
    </li>
  );
}
