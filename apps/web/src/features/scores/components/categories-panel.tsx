import type { PlayerScores } from '@datacoach/contract';
import { formatNumber } from '../../../shared/format/number.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import type { Term } from '../../../shared/ui/term.ts';
import classes from './categories-panel.module.css';

const TERM: Term = {
  label: 'Score against a rank',
  definition:
    'Where you stand among players of a rank, 0 to 100: 50 is typical. A category is the weighted mean of its metrics, drawn towards 50 while there are few games. The second figure holds the same games against the rank above.',
};

type Scores = NonNullable<PlayerScores['scores']>;

/** The five categories against players of the own rank and of the next one. */
export function CategoriesPanel({ data, scores }: { data: PlayerScores; scores: Scores }) {
  const own = data.comparedWith?.rank ?? 'your rank';
  const hasNext = scores.categories.some(({ next }) => next !== null);
  return (
    <Panel title={`Against ${own}`} term={TERM} aside="0 to 100, 50 is typical">
      <table className={classes.table}>
        <thead className="sr-only">
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Picture</th>
            <th scope="col">Score against {own}</th>
            <th scope="col">Against the next rank</th>
          </tr>
        </thead>
        <tbody>
          {scores.categories.map((category) => (
            <tr key={category.category}>
              <th scope="row">{category.label}</th>
              {category.score === null || category.interval === null ? (
                <td colSpan={3} className={classes.reason}>
                  {category.reason}
                </td>
              ) : (
                <>
                  <td className={classes.picture}>
                    <Line
                      score={category.score}
                      interval={category.interval}
                      next={category.next?.score ?? null}
                    />
                  </td>
                  <td className={`num ${classes.score}`}>{formatNumber(category.score)}</td>
                  <td className={`num ${classes.next}`}>
                    {category.next?.score == null ? '' : formatNumber(category.next.score)}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.legend}>
        <span>
          <i className={classes.dot} aria-hidden="true" /> against {own}, with 80 % interval
        </span>
        {hasNext && (
          <span>
            <i className={classes.ring} aria-hidden="true" /> against the next rank
          </span>
        )}
      </p>
    </Panel>
  );
}

function Line({
  score,
  interval,
  next,
}: {
  score: number;
  interval: readonly [number, number];
  next: number | null;
}) {
  return (
    <span className={classes.line} aria-hidden="true">
      <i className={classes.middle} />
      <i
        className={classes.interval}
        style={{ left: `${interval[0]}%`, width: `${interval[1] - interval[0]}%` }}
      />
      {next !== null && <i className={classes.ring} style={{ left: `${next}%` }} />}
      <i className={classes.dot} style={{ left: `${score}%` }} />
    </span>
  );
}
