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
        { key: 'game', head: 'Game', isRowHead: true, cell: (_, index) => <>Game {index + 1}</> },
        {
          key: 'score',
          head: 'Score',
          cell: ({ goals }) => (
            <>
              {goals.us}–{goals.them}
            </>
          ),
        },
        { key: 'xgUs', head: 'xG us', cell: ({ xg }) => formatNumber(xg.us, 2) },
        { key: 'xgThem', head: 'xG them', cell: ({ xg }) => formatNumber(xg.them, 2) },
        { key: 'sumUs', head: 'Sum us', cell: ({ total }) => formatNumber(total.us, 2) },
        { key: 'sumThem', head: 'Sum them', cell: ({ total }) => formatNumber(total.them, 2) },
      ]}
    />
  );
}
