import type { PlayerScores } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { formatShortDate } from '../../../shared/format/date.ts';
import classes from './not-counted.module.css';

/** Games of the window's time that do not count, each with its reason (decisions.md 1.11). */
export function NotCounted({ games }: { games: PlayerScores['notCounted'] }) {
  if (games.length === 0) return null;
  return (
    <details className={`${classes.box} text-t2 text-[12px] leading-5`}>
      <summary>
        {games.length === 1 ? 'One game of this time is' : `${games.length} games of this time are`} not
        counted
      </summary>
      <ul>
        {games.map(({ matchId, playedAt, reason }) => (
          <li key={matchId}>
            <Link to="/match/$matchId" params={{ matchId }} className="text-link">
              {playedAt === null ? 'Undated game' : formatShortDate(new Date(playedAt))}
            </Link>{' '}
            {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
