import { formatNumber } from '@datacoach/analysis/format-number';
import { PLAN_LABELS, type PlanName, type ResponseOf } from '@datacoach/contract';
import { DataTable, UNBROKEN, withNotes } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { describeLedgerKind } from '../text/user-text.ts';

export function UserLedger({ rows, caption }: { rows: ResponseOf<'listUserLedger'>; caption: string }) {
  if (rows.length === 0) return <StatePanel title="Nothing yet">Activity will show up here.</StatePanel>;
  return (
    <DataTable
      caption={caption}
      look="panel"
      rows={rows}
      rowKey={({ at, kind }) => `${at} ${kind}`}
      columns={[
        {
          head: 'What',
          isRowHead: true,
          isWide: true,
          cell: ({ kind, note }) => withNotes(describeLedgerKind(kind), note),
        },
        {
          head: 'Change',
          isNumber: true,
          cell: ({ amount }) =>
            amount !== null && `${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount))}`,
        },
        {
          head: 'Plan and end',
          cell: ({ planName, endsAt }) =>
            withNotes(
              planName && PLAN_LABELS[planName as PlanName],
              endsAt && `until ${formatShortDate(endsAt)}`,
            ),
        },
        { head: 'When', ...UNBROKEN, cell: ({ at }) => formatShortDate(at) },
      ]}
    />
  );
}
