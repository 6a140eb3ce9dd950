import { formatNumber } from '@datacoach/analysis/format-number';
import type { EventItem } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import type { Statistic } from '../../../app/dialogs/dialog-names.ts';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { formatClockTime } from '../../../shared/format/duration.ts';
import { toShownSpeed } from '../../../shared/format/speed.ts';
import { getSpeedUnit } from '../../../shared/format/speed-unit.ts';
import { ThreeBlocks } from '../../../shared/metrics/sample-badge.tsx';
import { toPlainWords } from '../words/event-facts.ts';
import { FlagMenu } from './flag-menu.tsx';
import classes from './moments-table.module.css';

/** Minimum confidence to call a detection sure. */
const SURE = 0.9;
const LIKELY = 0.7;

function TrustBadge({ confidence }: { confidence: number }) {
  const [filled, word] =
    confidence >= SURE ? [3, 'sure'] : confidence >= LIKELY ? [2, 'likely'] : [1, 'unsure'];
  return (
    <ThreeBlocks filled={filled} title={`${Math.round(confidence * 100)}% sure`}>
      {word}
    </ThreeBlocks>
  );
}

interface MomentsTableProps {
  events: readonly EventItem[];
  scope: Statistic['scope'];
  /** Whether the events still belong to the previous filter. */
  isOld: boolean;
  onLeave: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const dash = <span className="t3">–</span>;

/** One row per moment; arrow keys move between them, Enter plays one in the viewer. */
export function MomentsTable({ events, scope, isOld, onLeave }: MomentsTableProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || !(event.target instanceof HTMLAnchorElement)) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-moment]')];
    const next = links[links.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  if (events.length === 0) return null;
  return (
    <DataTable
      caption="Clips. Use the arrow keys to move, Enter to watch one."
      className={classes.table}
      data-old={isOld || undefined}
      bodyProps={{ onKeyDown }}
      rows={events}
      rowKey={({ id }) => id}
      columns={[
        {
          head: 'Clock',
          cellClassName: 'num text-t2 whitespace-nowrap',
          cell: (event) => {
            const at = playedAt(scope, event);
            return (
              <>
                {formatClockTime(event.clock)}
                {at && <small>{formatShortDate(new Date(at))}</small>}
              </>
            );
          },
        },
        {
          head: 'Clip',
          isRowHead: true,
          cellClassName: 'min-w-28',
          cell: (event) => <Moment event={event} onLeave={onLeave} />,
        },
        {
          head: 'Outcome',
          cell: ({ facts }) => (
            <>
              {facts.outcome ? toPlainWords(facts.outcome) : dash}
              {facts.outcomeType && <small>{facts.outcomeType}</small>}
            </>
          ),
        },
        { head: 'Zone', className: 'max-md:hidden', cell: ({ facts }) => facts.zoneLabel ?? dash },
        {
          head: `Ball ${getSpeedUnit()}`,
          className: classes.speed,
          cellClassName: 'num',
          cell: ({ facts: { ballSpeed } }) =>
            ballSpeed === null ? dash : formatNumber(toShownSpeed(ballSpeed)),
        },
        {
          head: 'Height, placement',
          className: 'max-md:hidden',
          cell: ({ facts }) => (
            <>
              {facts.heightLabel ?? dash}
              {facts.placementLabel && <small>{facts.placementLabel}</small>}
            </>
          ),
        },
        {
          head: 'xG',
          className: classes.xg,
          cellClassName: 'num',
          cell: ({ facts: { xg } }) => (xg === null ? dash : formatNumber(xg, 2)),
        },
        {
          head: 'Reliability',
          className: 'max-md:hidden',
          cell: ({ confidence }) => <TrustBadge confidence={confidence} />,
        },
        {
          head: 'Report a mistake',
          hideHead: true,
          cellClassName: 'relative w-8',
          cell: (event) => <FlagMenu event={event} />,
        },
      ]}
    />
  );
}

function playedAt(scope: Statistic['scope'], { matchId }: EventItem): string | null {
  return scope.kind === 'match'
    ? null
    : (scope.games.find((game) => game.matchId === matchId)?.playedAt ?? null);
}

function Moment({ event, onLeave }: { event: EventItem; onLeave: () => void }) {
  return (
    <>
      <Link
        to="/match/$matchId/viewer"
        params={{ matchId: event.matchId }}
        search={toClipSearch(event)}
        data-moment=""
        className={`${classes.link} text-sm text-t1 font-medium`}
        onClick={onLeave}
      >
        <span className="sr-only">Watch: </span>
        {event.label}
      </Link>
      <small>
        {event.playerName ?? (event.team === null ? 'both teams' : 'the team')}
        <Link
          to="/event/$eventId"
          params={{ eventId: event.id }}
          className="relative ml-2 text-t2 underline underline-offset-3"
          onClick={onLeave}
        >
          facts<span className="sr-only"> of this {event.label.toLowerCase()}</span>
        </Link>
      </small>
    </>
  );
}
