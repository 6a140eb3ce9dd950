import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatNumber } from '../../../shared/format/number.ts';
import classes from './chances-graph.module.css';
import type { GraphPoint } from './chances-points.ts';

/** The same in words, for who cannot see the picture. */
export function ChancesTable({ points }: { points: readonly GraphPoint[] }) {
  return (
    <DataTable
      className={classes.table}
      rows={points}
      rowKey={({ matchId }) => matchId}
      columns={[
        { head: 'Game', isRowHead: true, cell: (_, index) => <>Game {index + 1}</> },
        {
          head: 'Score',
          cell: ({ goals }) => (
            <>
              {goals.us}–{goals.them}
            </>
          ),
        },
        { head: 'xG us', cell: ({ xg }) => formatNumber(xg.us, 2) },
        { head: 'xG them', cell: ({ xg }) => formatNumber(xg.them, 2) },
        { head: 'Sum us', cell: ({ total }) => formatNumber(total.us, 2) },
        { head: 'Sum them', cell: ({ total }) => formatNumber(total.them, 2) },
      ]}
    />
  );
}
