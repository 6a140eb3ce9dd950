import { clockWords } from '../../../shared/format/clock-words.ts';
import { useMatch } from '../match/match-context.ts';
import { TEAM_KEYS, teamName } from '../team-words.ts';
import { eventDetail } from '../timeline/event-words.ts';
import type { TimelineMoment } from '../timeline/timeline-moments.ts';
import { eventSentence } from '../words/event-sentence.ts';
import { EventGlyph } from './event-glyph.tsx';
import classes from './event-table.module.css';

/** The timeline as a table: every moment with its clock. */
export function EventTable({ moments }: { moments: readonly TimelineMoment[] }) {
  const { report } = useMatch();
  const names = [teamName(report, 0), teamName(report, 1)] as const;
  const detail = ({ event, recorded }: TimelineMoment): string => {
    if (event) return eventSentence(event, names);
    const record = recorded === null ? undefined : report.timeline[recorded];
    return record ? eventDetail(report, record) : '';
  };
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
          {moments.map((moment, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a finished match never changes
            <tr key={index}>
              <td className="num">{clockWords(moment.clock)}</td>
              <td className={classes.kind} data-team={TEAM_KEYS[moment.team]}>
                <EventGlyph kind={moment.kind} size={10} />
                {moment.label}
                <span className="sr-only">, {teamName(report, moment.team)}</span>
              </td>
              <td>{moment.playerName}</td>
              <td className="t2">{detail(moment)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
