import { formatNumber } from '@datacoach/analysis/format-number';
import type { PlayerScores } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import type { Term } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../scores.module.css';

const TERM: Term = {
  label: 'Score vs. a rank',
  definition:
    'Your score against players at a rank: 0 to 100, 50 is average. With few games it stays close to 50. The second score compares you with your goal, or with the next rank up.',
};

type Scores = NonNullable<PlayerScores['scores']>;

type Category = Scores['categories'][number];

type ScoredCategory = Category & { score: number; interval: [number, number] };

const isScored = (category: Category): category is ScoredCategory =>
  category.score !== null && category.interval !== null;

export function CategoriesPanel({ data, scores }: { data: PlayerScores; scores: Scores }) {
  const ownRank = data.comparedWith?.rank ?? 'your rank';
  const next = data.comparedWith?.next ?? 'next rank';
  const hasNext = scores.categories.some(({ next }) => next !== null);
  return (
    <Panel title={`vs. ${ownRank}`} term={TERM} aside="your five categories" folded>
      <DataTable
        className={classes.table}
        head="hidden"
        rows={scores.categories}
        rowKey={({ category }) => category}
        columns={[
          { head: 'Category', isRowHead: true, cell: ({ label }) => label },
          {
            head: 'Picture',
            // Without a score, the reason replaces all three columns.
            cellProps: (category) =>
              isScored(category)
                ? { className: 'px-1 py-0' }
                : { colSpan: 3, className: 'text-t3 text-[12px]' },
            cell: (category) => (isScored(category) ? <Line {...category} /> : category.reason),
          },
          {
            head: `Score vs. ${ownRank}`,
            cellProps: (category) => (isScored(category) ? { className: `num w-10 text-right` } : null),
            cell: ({ score }) => score !== null && formatNumber(score),
          },
          {
            head: `vs. ${next}`,
            cellProps: (category) =>
              isScored(category) ? { className: `num w-10 text-right text-t3 font-medium` } : null,
            cell: ({ next }) => (next?.score == null ? '' : formatNumber(next.score)),
          },
        ]}
      />
      <p className="text-xs flex flex-wrap gap-x-4 gap-y-1 mt-2 text-t3">
        <span className="inline-flex items-center gap-1.5">
          <i className={`${classes.dot} size-2.25 rounded-[50%] bg-me`} aria-hidden="true" /> vs. {ownRank},
          with 80% range
        </span>
        {hasNext && (
          <span className="inline-flex items-center gap-1.5">
            <i className={classes.ring} aria-hidden="true" /> vs. {next}
          </span>
        )}
      </p>
    </Panel>
  );
}

function Line({ score, interval, next: goal }: ScoredCategory) {
  const next = goal?.score ?? null;
  return (
    <span className={classes.line} aria-hidden="true">
      <i className="left-1/2 w-0.5 h-2.5 -mt-1.25 mr-0 -ml-0.25 bg-ref" />
      <i
        className="h-1.5 -mt-0.75 rounded-[2px] bg-me opacity-22"
        style={{ left: `${interval[0]}%`, width: `${interval[1] - interval[0]}%` }}
      />
      {next !== null && <i className={classes.ring} style={{ left: `${next}%` }} />}
      <i className={`${classes.dot} size-2.25 rounded-[50%] bg-me`} style={{ left: `${score}%` }} />
    </span>
  );
}
