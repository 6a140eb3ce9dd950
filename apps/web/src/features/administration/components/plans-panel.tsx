import { type Overview, PLAN_LABELS } from '@datacoach/contract';
import { formatNumber } from '../../../shared/format/number.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import table from './admin-table.module.css';

export function PlansPanel({ plans }: Pick<Overview, 'plans'>) {
  return (
    <Panel title="Plans" flush>
      <table className={table.table}>
        <caption className="sr-only">Accounts by plan</caption>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col" className={table.end}>
              Accounts
            </th>
            <th scope="col" className={table.end}>
              For a time
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ planName, accounts, onTrial }) => (
            <tr key={planName}>
              <th scope="row">{PLAN_LABELS[planName]}</th>
              <td data-label="Accounts" className={`${table.end} num`}>
                {formatNumber(accounts)}
              </td>
              <td data-label="For a time" className={`${table.end} num`}>
                {formatNumber(onTrial)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
