import { useQuery } from '@tanstack/react-query';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { refreshEvents, upcomingEventsQuery } from '../api/discord-events.ts';
import { EventFacts } from './event-facts.tsx';

/** The next Discord events at the top of the notification panel (decisions.md 14.7); nothing if there are none. */
export default function UpcomingEvents() {
  const { data } = useQuery(upcomingEventsQuery);
  useChanges('content', () => void refreshEvents());
  if (!data || data.length === 0) return null;
  return (
    <section aria-label="Discord events" className="-mx-4 mb-3 px-4 pb-3 border-b border-b-line">
      <h3 className="text-xs mb-2 text-t3 font-medium">Discord events</h3>
      <ul className="grid gap-3">
        {data.slice(0, MAX_SHOWN).map((event) => (
          <li key={event.id} className="grid gap-0.5">
            <p className="font-semibold wrap-anywhere">{event.title}</p>
            <EventFacts event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const MAX_SHOWN = 3;
