import { counted } from '@datacoach/analysis/format-number';
import type { PlayerScores } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { formatShortDate } from '../../../shared/format/date.ts';

/** Reasons in the summary; the list has every game. */
const MAX_REASONS = 2;

/** Why games in the window don't count (decisions.md 1.11); unfolded, game by game. */
export function NotCounted({ games }: { games: PlayerScores['notCounted'] }) {
  if (games.length === 0) return null;
  const reasons = [...new Set(games.map(({ reason }) => reason))];
  return (
    <details className="text-t2 text-[12px] leading-5">
      <summary className="w-fit cursor-pointer hover:text-t1">
        <b>{counted(games.length, 'game', 'games')} in this period not counted:</b>{' '}
        {reasons.slice(0, MAX_REASONS).join(' ')}
        {reasons.length > MAX_REASONS && ' …'}
      </summary>
      <ul className="pt-1 pl-4">
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
