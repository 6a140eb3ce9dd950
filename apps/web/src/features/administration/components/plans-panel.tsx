import { type Overview, PLAN_LABELS } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatNumber } from '../../../shared/format/number.ts';
import { Panel } from '../../../shared/ui/panel.tsx';

export function PlansPanel({ plans }: Pick<Overview, 'plans'>) {
  return (
    <Panel title="Plans" flush>
      <DataTable
        caption="Accounts by plan"
        look="panel"
        rows={plans}
        rowKey={({ planName }) => planName}
        columns={[
          { head: 'Plan', isRowHead: true, cell: ({ planName }) => PLAN_LABELS[planName] },
          {
            head: 'Accounts',
            isNumber: true,
            cellClassName: 'num',
            cell: ({ accounts }) => formatNumber(accounts),
          },
          {
            head: 'For a time',
            isNumber: true,
            cellClassName: 'num',
            cell: ({ onTrial }) => formatNumber(onTrial),
          },
        ]}
      />
    </Panel>
  );
}
