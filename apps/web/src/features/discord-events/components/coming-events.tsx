import { useQuery } from '@tanstack/react-query';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { comingEventsQuery, refreshEvents } from '../api/discord-events.ts';
import classes from './coming-events.module.css';
import { EventFacts } from './event-facts.tsx';

/** The next Discord events, in the head of the notification panel (decisions.md 14.7); nothing where there are none. */
export function ComingEvents() {
  const { data } = useQuery(comingEventsQuery);
  useChanges('content', () => void refreshEvents());
  if (!data || data.length === 0) return null;
  return (
    <section aria-label="Discord events" className={classes.events}>
      <h3 className={classes.head}>Discord events</h3>
      <ul className={classes.list}>
        {data.slice(0, SHOWN).map((event) => (
          <li key={event.id} className={classes.event}>
            <p className={classes.title}>{event.title}</p>
            <EventFacts event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const SHOWN = 3;
