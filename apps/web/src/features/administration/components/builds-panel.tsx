import type { Overview } from '@datacoach/contract';
import { formatNumber } from '../../../shared/format/number.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { shareWords } from '../words/overview-words.ts';
import table from './admin-table.module.css';
import classes from './overview.module.css';

export function BuildsPanel({ builds }: { builds: Overview['builds'] }) {
  return (
    <Panel title="Read by build of the game" flush>
      {builds.length === 0 ? (
        <p className={classes.plain}>Nothing was uploaded in this time.</p>
      ) : (
        <table className={table.table}>
          <caption className="sr-only">Files read by build of the game</caption>
          <thead>
            <tr>
              <th scope="col">Build</th>
              <th scope="col" className={table.end}>
                Files
              </th>
              <th scope="col" className={table.end}>
                Read
              </th>
            </tr>
          </thead>
          <tbody>
            {builds.map(({ build, completed, failed }) => (
              <tr key={build}>
                <th scope="row">{build ?? 'unknown'}</th>
                <td data-label="Files" className={`${table.end} num`}>
                  {formatNumber(completed + failed)}
                </td>
                <td data-label="Read" className={`${table.end} num`}>
                  {shareWords(completed, completed + failed)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
