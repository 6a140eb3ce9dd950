import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatClockTime } from '../../../shared/format/duration.ts';
import { useMatch } from '../match/match-context.ts';
import { TEAM_KEYS, teamName } from '../team-words.ts';
import { formatEventDetail, type TimelineMoment } from '../timeline/timeline-moments.ts';
import { formatEventText } from '../words/event-text.ts';
import { EventGlyph } from './event-glyph.tsx';
import classes from './event-table.module.css';

export function EventTable({ moments }: { moments: readonly TimelineMoment[] }) {
  const { report } = useMatch();
  const names = [teamName(report, 0), teamName(report, 1)] as const;
  const detail = ({ event, recorded }: TimelineMoment): string => {
    if (event) return formatEventText(event, names);
    const record = recorded === null ? undefined : report.timeline[recorded];
    return record ? formatEventDetail(report, record) : '';
  };
  return (
    <DataTable
      scrollLabel="Events of the match"
      scrollClassName="max-h-80 overflow-auto"
      className={classes.table}
      rows={moments}
      rowKey={(_, index) => index}
      columns={[
        { head: 'Clock', cellClassName: 'num', cell: (moment) => formatClockTime(moment.clock) },
        {
          head: 'Event',
          cellClassName: classes.kind,
          cellProps: (moment) => ({ 'data-team': TEAM_KEYS[moment.team] }),
          cell: (moment) => (
            <>
              <EventGlyph kind={moment.kind} size={10} />
              {moment.label}
              <span className="sr-only">, {teamName(report, moment.team)}</span>
            </>
          ),
        },
        { head: 'Player', cell: (moment) => moment.playerName },
        { head: 'Detail', cellClassName: 't2', cell: (moment) => detail(moment) },
      ]}
    />
  );
}
