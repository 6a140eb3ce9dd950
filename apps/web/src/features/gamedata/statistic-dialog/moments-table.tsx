import type { EventItem } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import type { Statistic } from '../../../app/dialogs/dialog-names.ts';
import { clipSearch } from '../../../shared/clips/clip-search.ts';
import { clockWords } from '../../../shared/format/clock-words.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import { formatShortDate } from '../../../shared/format/short-date.ts';
import { kilometresPerHour } from '../../../shared/format/speed.ts';
import { TrustBadge } from '../components/trust-badge.tsx';
import { plainWords } from '../words/event-facts.ts';
import { FlagMenu } from './flag-menu.tsx';
import classes from './moments-table.module.css';

interface MomentsTableProps {
  events: readonly EventItem[];
  scope: Statistic['scope'];
  /** They belong to the filter before. */
  isOld: boolean;
  onLeave: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const dash = <span className="t3">–</span>;

/** A row a moment; arrows walk through them, Enter plays one in the viewer. */
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
    <table className={classes.table} data-old={isOld || undefined}>
      <caption className="sr-only">
        Moments. Arrow keys move through the rows, Enter plays one in the viewer.
      </caption>
      <thead>
        <tr>
          <th scope="col">Clock</th>
          <th scope="col">Moment</th>
          <th scope="col" className={classes.outcome}>
            Outcome
          </th>
          <th scope="col" className={classes.zone}>
            Zone
          </th>
          <th scope="col" className={classes.speed}>
            Ball km/h
          </th>
          <th scope="col" className={classes.placed}>
            Height, placement
          </th>
          <th scope="col" className={classes.xg}>
            xG
          </th>
          <th scope="col" className={classes.trust}>
            Trust
          </th>
          <th scope="col">
            <span className="sr-only">Looks wrong</span>
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {events.map((event) => (
          <Row key={event.id} event={event} playedAt={playedAt(scope, event)} onLeave={onLeave} />
        ))}
      </tbody>
    </table>
  );
}

function playedAt(scope: Statistic['scope'], { matchId }: EventItem): string | null {
  return scope.kind === 'match'
    ? null
    : (scope.games.find((game) => game.matchId === matchId)?.playedAt ?? null);
}

interface RowProps {
  event: EventItem;
  playedAt: string | null;
  onLeave: () => void;
}

function Row({ event, playedAt, onLeave }: RowProps) {
  const { facts } = event;
  return (
    <tr>
      <td className={`num ${classes.clock}`}>
        {clockWords(event.clock)}
        {playedAt && <small>{formatShortDate(new Date(playedAt))}</small>}
      </td>
      <th scope="row" className={classes.moment}>
        <Link
          to="/match/$matchId/viewer"
          params={{ matchId: event.matchId }}
          search={clipSearch(event)}
          data-moment=""
          className={classes.link}
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
            className={classes.facts}
            onClick={onLeave}
          >
            facts<span className="sr-only"> of this {event.label.toLowerCase()}</span>
          </Link>
        </small>
      </th>
      <td className={classes.outcome}>
        {facts.outcome ? plainWords(facts.outcome) : dash}
        {facts.outcomeType && <small>{facts.outcomeType}</small>}
      </td>
      <td className={classes.zone}>{facts.zoneLabel ?? dash}</td>
      <td className={`num ${classes.speed}`}>
        {facts.ballSpeed === null ? dash : formatNumber(kilometresPerHour(facts.ballSpeed))}
      </td>
      <td className={classes.placed}>
        {facts.heightLabel ?? dash}
        {facts.placementLabel && <small>{facts.placementLabel}</small>}
      </td>
      <td className={`num ${classes.xg}`}>{facts.xg === null ? dash : formatNumber(facts.xg, 2)}</td>
      <td className={classes.trust}>
        <TrustBadge confidence={event.confidence} />
      </td>
      <td className={classes.flag}>
        <FlagMenu event={event} />
      </td>
    </tr>
  );
}
