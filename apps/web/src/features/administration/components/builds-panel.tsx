import type { Overview } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatNumber } from '../../../shared/format/number.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { shareWords } from '../words/overview-words.ts';
import classes from './overview.module.css';

export function BuildsPanel({ builds }: { builds: Overview['builds'] }) {
  return (
    <Panel title="Read by build of the game" flush>
      {builds.length === 0 ? (
        <p className={classes.plain}>Nothing was uploaded in this time.</p>
      ) : (
        <DataTable
          caption="Files read by build of the game"
          look="panel"
          rows={builds}
          rowKey={({ build }) => build}
          columns={[
            { head: 'Build', isRowHead: true, cell: ({ build }) => build ?? 'unknown' },
            {
              head: 'Files',
              isNumber: true,
              cellClassName: 'num',
              cell: ({ completed, failed }) => formatNumber(completed + failed),
            },
            {
              head: 'Read',
              isNumber: true,
              cellClassName: 'num',
              cell: ({ completed, failed }) => shareWords(completed, completed + failed),
            },
          ]}
        />
      )}
    </Panel>
  );
}
