import type { EventKind } from '@datacoach/analysis/metadata';
import type { MatchEvent } from '@datacoach/contract';
import { formatClockTime } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { useEvents, useMatch } from '../match/match-context.ts';
import { getTeamKey, getTeamNames } from '../match/teams.ts';
import { formatEventText } from '../text/event-text.ts';
import { EventGlyph, getGlyph } from './event-glyph.tsx';
import classes from './event-list.module.css';
import { Waiting } from './waiting.tsx';
import { belongsTo } from './who-filter.tsx';

interface EventListProps {
  events: readonly MatchEvent[];
  /** Index of the first event shown, and the max number. */
  from?: number;
  limit?: number;
}

/** Events as sentences with their clock; each opens its details. */
export function EventList({ events, from = 0, limit = events.length }: EventListProps) {
  const { report, open } = useMatch();
  const names = getTeamNames(report);
  return (
    <ol className={`${classes.list}`} start={from + 1}>
      {events.slice(from, from + limit).map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a finished match never changes
        <li className="border-t border-t-line" key={from + index} data-kind={event.kind}>
          <button type="button" className={classes.play} onClick={() => open(event, events)}>
            <span className="text-t2 font-stretch-92% num">{formatClockTime(event.clock)}</span>
            <span
              className="grid place-items-center text-t3 data-[team=blue]:text-blue data-[team=orange]:text-orange"
              data-team={getTeamKey(event.team)}
              aria-hidden="true"
            >
              <EventGlyph kind={getGlyph(event.kind)} size={11} />
            </span>
            {event.team !== null && <span className="sr-only">{names[event.team]}: </span>}
            <span className={classes.words}>{formatEventText(event, names)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface EventListPanelProps {
  title: string;
  kinds: readonly EventKind[];
  isShown?: (event: MatchEvent) => boolean;
}

export function EventListPanel({ title, kinds, isShown = () => true }: EventListPanelProps) {
  const { search } = useMatch();
  const events = useEvents().filter(
    (event) => kinds.some((kind) => kind === event.kind) && belongsTo(search, event) && isShown(event),
  );
  return (
    <Panel title={title} aside={`${events.length} in this match`} flush>
      <Waiting height={320}>
        {events.length === 0 ? (
          <p className="pt-1 px-4 pb-3 text-t2">No events match.</p>
        ) : (
          <div className="relative overflow-y-auto max-h-120">
            <EventList events={events} />
          </div>
        )}
      </Waiting>
    </Panel>
  );
}
