import type { SideSplit } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import type { Term } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../progression.module.css';
import { formatGames } from '../text/point-text.ts';

const TERM: Term = {
  label: 'Left and right',
  definition: 'As you see them, facing the opponents’ net. The middle, as wide as the goal, is neither.',
  facts: [
    { name: 'Flips', text: 'by the direction of the flip; everything else by where it happened' },
    {
      name: 'Verdict',
      text: 'with 8 attempts on each side, and only if the difference is unlikely to be luck',
    },
  ],
};

export const SidePanel = ({ sides: { games, finding, rows } }: { sides: SideSplit }) => (
  <Panel title="Left and right" term={TERM} aside={formatGames(games)}>
    <p className="mb-2 text-t2 text-pretty">
      {finding ?? 'No side stands out yet: the differences below could be luck.'}
    </p>
    <DataTable
      className={classes.sessionPanelTable}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { head: 'Success rate', isRowHead: true, cell: ({ label }) => label },
        ...(['left', 'right'] as const).map((side) => ({
          head: side === 'left' ? 'Left' : 'Right',
          cellClassName: 'num',
          cell: ({ [side]: { share, count }, worse }: SideSplit['rows'][number]) => (
            <>
              <b className={worse === side ? 'text-worse-text' : undefined}>
                {share === null ? '–' : `${Math.round(share)}%`}
              </b>{' '}
              <small className="t3">of {count}</small>
              {worse === side && <span className="sr-only"> worse</span>}
            </>
          ),
        })),
      ]}
    />
  </Panel>
);
