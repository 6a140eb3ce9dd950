import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../shared/format/date.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { rankLabel } from '../../../shared/ranks/rank-label.ts';
import { RANK_MODES } from '../../../shared/ranks/rank-modes.ts';
import { rankHistoryQuery } from '../api/rank-history-query.ts';
import classes from './rank-history.module.css';

/** Newest changes shown. */
const SHOWN = 6;

/** The last changes of rank; nothing while there is none. */
export function RankHistory() {
  const { data: progress } = useQuery(rankHistoryQuery);
  const changes = (progress?.ranks ?? []).slice(-SHOWN).reverse();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="rank-history">
      <h3 id="rank-history">Changes</h3>
      <ul className={classes.list}>
        {changes.map(({ mode, rank, at }) => (
          <li key={`${mode} ${at}`}>
            <RankEmblem rank={rank ?? ''} size={16} />
            <span>{rankLabel(rank ?? '')}</span>
            <span className="t3">{RANK_MODES.find((row) => row.mode === mode)?.label}</span>
            <time className="s12 t3" dateTime={at}>
              {formatDate(new Date(at))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
