import type { ProCoach } from '@datacoach/contract';
import { formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { modeLabel } from '../words/session-words.ts';
import classes from './coach-list.module.css';

interface CoachListProps {
  coaches: readonly ProCoach[];
  chosen: string | null;
  onChoose: (coachId: string) => void;
}

/** Who coaches: rank, modes, languages, and when each is free next. */
export function CoachList({ coaches, chosen, onChoose }: CoachListProps) {
  return (
    <ul className={`${classes.list}`}>
      {coaches.map((coach) => (
        <li key={coach.coachId}>
          <button
            type="button"
            className={classes.coach}
            aria-pressed={coach.coachId === chosen}
            onClick={() => onChoose(coach.coachId)}
          >
            <RankEmblem rank={coach.rank?.id ?? ''} size={28} />
            <span>
              <b>{coach.name}</b>
              <span>
                {coach.rank?.name ?? 'Rank not told'} · {coach.modes.map(modeLabel).join(', ')}
              </span>
              <small>
                {[
                  coach.stars === null ? 'new' : `${coach.stars.toFixed(1)} of 5 stars`,
                  `${coach.sessionsDone} ${coach.sessionsDone === 1 ? 'session' : 'sessions'}`,
                  coach.languages.join(', '),
                ].join(' · ')}
              </small>
              <small>{freeWords(coach.nextFree)}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function freeWords(nextFree: string | null): string {
  if (nextFree === null) return 'no live time free in the next weeks';
  const at = new Date(nextFree);
  return `next free ${formatShortDate(at)}, ${formatTimeOfDay(at)}`;
}
