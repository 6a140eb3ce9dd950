import { formatNumber } from '@datacoach/analysis/format-number';
import { type AnswerOf, PLAN_LABELS, type PlanName } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { describeLedgerKind } from '../words/user-words.ts';

const short = (at: string) => formatShortDate(new Date(at));

interface UserLedgerProps {
  rows: AnswerOf<'listUserLedger'>;
  caption: string;
}

/** The history of an account's plan, tokens and quota. */
export function UserLedger({ rows, caption }: UserLedgerProps) {
  if (rows.length === 0) {
    return <StatePanel title="Nothing yet">Activity will show up here.</StatePanel>;
  }
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
          cell: ({ kind, note }) => (
            <>
              {describeLedgerKind(kind)}
              {note && <small>{note}</small>}
            </>
          ),
        },
        {
          head: 'Change',
          isNumber: true,
          cell: ({ amount }) =>
            amount !== null && `${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount))}`,
        },
        {
          head: 'Plan and end',
          cell: ({ planName, endsAt }) => (
            <>
              {planName && PLAN_LABELS[planName as PlanName]}
              {endsAt && <small>until {short(endsAt)}</small>}
            </>
          ),
        },
        { head: 'When', isNumber: true, cellClassName: 'nowrap', cell: ({ at }) => short(at) },
      ]}
    />
  );
}
