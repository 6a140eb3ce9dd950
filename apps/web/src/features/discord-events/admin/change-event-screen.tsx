import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureSentence, failureStatus } from '../../../app/api/failure.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { eventQuery } from '../api/discord-events.ts';
import { EventForm } from './event-form.tsx';

const GONE = 404;
const back = <ButtonLink to="/admin/discord-events">Go to Discord Events</ButtonLink>;

/** Changes an announced event. */
export function ChangeEventScreen({ eventId }: { eventId: string | undefined }) {
  return (
    <>
      <PageHead title="Change event" subtitle="players who asked for a reminder are told of another time" />
      {eventId === undefined ? (
        <StatePanel title="No event was chosen" actions={back}>
          Choose the one to change from the list.
        </StatePanel>
      ) : (
        <Event eventId={eventId} />
      )}
    </>
  );
}

function Event({ eventId }: { eventId: string }) {
  const { data, error, refetch } = useQuery(eventQuery(eventId));
  if (data) return <EventForm key={data.version} event={data} />;
  if (!error) return <Skeleton height={480} role="status" aria-label="The event loads" />;
  return failureStatus(error) === GONE ? (
    <StatePanel title="There is no such event" actions={back}>
      It may have been deleted.
    </StatePanel>
  ) : (
    <StatePanel
      title="The event did not arrive"
      actions={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      {failureSentence(error)}
    </StatePanel>
  );
}
