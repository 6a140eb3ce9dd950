import { Skeleton } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clipSearch } from '../../../shared/clips/clip-search.ts';
import { clockWords } from '../../../shared/format/clock-words.ts';
import { formatShortDate } from '../../../shared/format/short-date.ts';
import { goalMomentsQuery } from '../api/weekly-goals.ts';
import classes from './goal-moments.module.css';

/** Three moments that counted, of the best games first; each plays in the viewer. */
export function GoalMoments({ goalId, title }: { goalId: string; title: string }) {
  const { data, error } = useQuery(goalMomentsQuery(goalId));
  if (error) return <p className={classes.note}>The moments did not arrive. The numbers are complete.</p>;
  if (!data) return <Skeleton height={134} role="status" aria-label="Its moments load" />;
  if (data.items.length === 0) return <p className={classes.note}>No single moment in these games.</p>;
  return (
    <ul className={classes.moments} aria-label={`Moments that counted for ${title}`}>
      {data.items.map(({ id, matchId, player, label, time, clock, playedAt, map }) => (
        <li key={id}>
          <Link
            to="/match/$matchId/viewer"
            params={{ matchId }}
            search={clipSearch({ time, player })}
            className={classes.moment}
          >
            <b className="num">{clockWords(clock)}</b>
            <span>
              {label}
              <small>
                {map} · {formatShortDate(new Date(playedAt))}
              </small>
            </span>
            <IconPlayerPlay size={16} stroke={1.6} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
