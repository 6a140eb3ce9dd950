import type { GamePerformance } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatNumber } from '../../../shared/format/number.ts';
import { DeltaMark } from '../../../shared/metrics/delta-mark.tsx';
import { ScoreGate } from '../components/score-gate.tsx';
import { MODES } from '../window/dashboard-search.ts';
import { scoreDelta } from '../words/score-delta.ts';
import classes from './category-bars.module.css';

/** This game's five categories, with a tick where my ten games before stand. */
export function CategoryBars({ game }: { game: GamePerformance }) {
  const [gate] = game.gates;
  const mode = MODES.find(({ code }) => code === game.mode);
  const closed = gate && mode && (
    <ScoreGate gate={gate} mode={mode.label} hasOverall={game.overall.score !== null} />
  );
  if (game.reason !== null) return closed || <p className="t2">{game.reason}</p>;
  const rows = [{ category: 'overall', label: 'Overall', ...game.overall }, ...game.categories];
  return (
    <div>
      <DataTable
        isCaptionShown
        caption={
          <>
            {game.comparedWith === null ? 'Against the average player' : `Against ${game.comparedWith}`}, 50
            is typical; the tick is your mean of {game.earlierGames} games before
          </>
        }
        className={classes.table}
        head="none"
        rows={rows}
        rowKey={({ category }) => category}
        columns={[
          { head: null, isRowHead: true, cell: ({ label }) => label },
          {
            head: null,
            cellClassName: classes.bar,
            cell: ({ score, mean }) => (
              <span aria-hidden="true">
                {score !== null && <i style={{ width: `${score}%` }} />}
                {mean !== null && <b style={{ left: `${mean}%` }} />}
              </span>
            ),
          },
          {
            head: null,
            cellClassName: 'num',
            cell: ({ score }) => (score === null ? '–' : formatNumber(score)),
          },
          {
            head: null,
            cellClassName: classes.delta,
            cell: ({ score, mean }) =>
              score !== null && mean !== null && <DeltaMark compact delta={scoreDelta(score - mean)} />,
          },
        ]}
      />
      {closed}
    </div>
  );
}
