import { AVAILABILITIES, type Availability, type TeamEvent } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { queryClient } from '../../../app/query-client.ts';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { calendarQuery, respondToEvent } from '../api/team-events.ts';
import { CalendarFeed, EventFacts } from './event-facts.tsx';

const ANSWER_LABELS = { yes: 'I’m in', maybe: 'Maybe', no: 'Can’t make it' } as const satisfies Record<
  Availability,
  string
>;

/** The player's next practice and scrims, and whether they can make it; nothing without any. */
export function MyEventsPanel() {
  const { data } = useQuery(calendarQuery);
  useChanges('notifications', () => void queryClient.invalidateQueries(calendarQuery));
  if (!data?.items.length) return null;
  return (
    <Panel title="Practice and scrims">
      <ul className="grid">
        {data.items.map((event) => (
          <MyEvent key={event.id} event={event} />
        ))}
      </ul>
      <CalendarFeed url={data.feedUrl} />
    </Panel>
  );
}

function MyEvent({ event }: { event: TeamEvent }) {
  const { mutate, isPending, variables } = useAction(
    (answer: Availability) => respondToEvent(event.id, answer),
    { stays: 'invitation' },
  );
  const chosen = isPending ? variables : event.answer;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-2 py-2 border-t border-t-line first:pt-0 first:border-t-0">
      <EventFacts event={event} />
      {!event.isCanceled && (
        <fieldset
          className="flex flex-wrap gap-2 m-0 p-0 border-0"
          aria-label={`Can you make it to ${event.title}?`}
        >
          {AVAILABILITIES.map((answer) => (
            <TextButton
              label={ANSWER_LABELS[answer]}
              key={answer}
              size="xs"
              variant={chosen === answer ? 'filled' : 'default'}
              aria-pressed={chosen === answer}
              disabled={isPending}
              onClick={() => mutate(answer)}
            />
          ))}
        </fieldset>
      )}
    </li>
  );
}
