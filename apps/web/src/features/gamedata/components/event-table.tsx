import type { MatchReport } from '@datacoach/contract';
import { TEAM_KEYS, teamName } from '../team-words.ts';
import { clockWords } from '../timeline/clock-words.ts';
import { eventDetail, KIND_WORDS } from '../timeline/event-words.ts';
import { EventGlyph } from './event-glyph.tsx';
import classes from './event-table.module.css';

/** The timeline as a table: every event with its clock. */
export function EventTable({ report }: { report: MatchReport }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label="Events of the match">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Clock</th>
            <th scope="col">Event</th>
            <th scope="col">Player</th>
            <th scope="col">Detail</th>
          </tr>
        </thead>
        <tbody>
          {report.timeline.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a finished match never changes
            <tr key={index}>
              <td className="num">{clockWords(event.clock)}</td>
              <td className={classes.kind} data-team={TEAM_KEYS[event.team]}>
                <EventGlyph kind={event.kind} size={10} />
                {KIND_WORDS[event.kind]}
                <span className="sr-only">, {teamName(report, event.team)}</span>
              </td>
              <td>{event.playerName}</td>
              <td className="t2">{eventDetail(report, event)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
