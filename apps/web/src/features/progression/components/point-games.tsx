import type { Progression, ProgressionPoint } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { formatTimeOfDay } from '../../../shared/format/date.ts';
import { countWords, pointDate } from '../words/point-words.ts';
import classes from './point-games.module.css';

const PLATES = { won: 'W', lost: 'L', drawn: 'D' } as const;
const WORDS = { won: 'Won', lost: 'Lost', drawn: 'Drawn' } as const;

interface PointGamesProps {
  point: ProgressionPoint;
  by: Progression['filter']['by'];
}

/** The games of a point, each the way to its match. */
export function PointGames({ point, by }: PointGamesProps) {
  const left = point.games - point.played.length;
  return (
    <section
      className="text-xs flex flex-wrap items-center gap-x-3 gap-y-1 min-h-8"
      aria-label={`Games of ${pointDate(point, by)}`}
    >
      <span className="t2">
        {pointDate(point, by)}
        {by !== 'game' && `: ${countWords(point.games)}, ${point.won} won`}
      </span>
      {left > 0 && <span className="t3">the newest {point.played.length}</span>}
      <ul className="flex flex-wrap gap-1">
        {point.played.map(({ matchId, at, result, goals }) => (
          <li key={matchId}>
            <Link
              to="/match/$matchId"
              params={{ matchId }}
              className="inline-flex items-center gap-1.5 h-7 px-2 py-0 rounded-2 bg-s2 hover:bg-s3 max-md:h-11"
            >
              <i className={classes.plate} data-result={result} aria-hidden="true">
                {PLATES[result]}
              </i>
              <span className="sr-only">{WORDS[result]} </span>
              <b className="num">
                {goals.own}–{goals.other}
              </b>
              <time dateTime={at} className="t3">
                {formatTimeOfDay(new Date(at))}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
