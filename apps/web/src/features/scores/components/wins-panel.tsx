import type { PlayerScores } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatMetricValue, getMetricFacts } from '../../../shared/metrics/metric-facts.ts';
import type { Term } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from './wins-panel.module.css';

const TERM: Term = {
  label: 'What changes when you win',
  definition:
    'Habits that differ most between wins and losses. Effect size: 0.8+ is large, 0.5 medium, 0.2 small. Goals, shots and saves are left out. A difference doesn’t prove a cause.',
};

/** Effect size at which bars are full, in standard deviations. */
const MAX_EFFECT = 1.2;

export function WinsPanel({ data, onOpen }: { data: PlayerScores; onOpen: (metric: string) => void }) {
  const { winDifferences: found, counts, metrics } = data;
  return (
    <Panel
      title="What changes when you win"
      term={TERM}
      aside={`${counts.won} won vs. ${counts.lost} lost`}
      folded
    >
      {'reason' in found ? (
        <p className="max-w-[60ch] text-t2">{found.reason}</p>
      ) : found.length === 0 ? (
        <p className="max-w-[60ch] text-t2">You play the same way in wins and losses.</p>
      ) : (
        <DataTable
          className={classes.table}
          rows={found.map((row) => ({
            ...row,
            facts: getMetricFacts(metrics.find(({ metric }) => metric === row.metric)!),
          }))}
          rowKey={({ metric }) => metric}
          columns={[
            {
              head: 'Habit',
              isRowHead: true,
              cell: ({ metric, facts }) => (
                <button
                  type="button"
                  className="bare-button touch-target py-1 text-inherit text-left hover:underline hover:underline-offset-3"
                  onClick={() => onOpen(metric)}
                >
                  {facts.label}
                </button>
              ),
            },
            {
              head: 'Won',
              cellClassName: 'num',
              cell: ({ facts, won }) => (
                <>
                  {formatMetricValue(facts, won)} <small>{facts.unit}</small>
                </>
              ),
            },
            {
              head: 'Lost',
              cellClassName: `num ${classes.lost}`,
              cell: ({ facts, lost }) => formatMetricValue(facts, lost),
            },
            {
              head: 'Difference',
              cellClassName: classes.effect,
              headProps: { className: classes.effectHead },
              cell: ({ effect, size }) => (
                <span>
                  <i aria-hidden="true">
                    <b style={{ width: `${Math.min(100, (Math.abs(effect) / MAX_EFFECT) * 100)}%` }} />
                  </i>
                  {size}
                </span>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
