import type { AuditEntry } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { actionWords, changeLines, targetWords } from '../words/audit-words.ts';
import classes from './admin-table.module.css';

interface AuditListProps {
  entries: readonly AuditEntry[];
  /** Of one account: whom it was done to is no question. */
  ofOne?: boolean;
}

/** What administrators did, newest first: when, who, to whom, what it was and is, and why. */
export function AuditList({ entries, ofOne = false }: AuditListProps) {
  return (
    <div className={`${classes.scroll} overflow-x-auto rounded-3 bg-s1`}>
      <DataTable
        caption="Audit trail"
        look="panel"
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          {
            head: 'What',
            isRowHead: true,
            isWide: true,
            cell: ({ action, before, after, note }) => (
              <>
                {actionWords(action)}
                {[...changeLines(before, after), ...(note ? [`“${note}”`] : [])].map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </>
            ),
          },
          !ofOne && { head: 'To', cell: (entry) => targetWords(entry) },
          {
            head: 'By',
            cell: ({ actor }) => actor?.userName ?? 'deleted account',
          },
          {
            head: 'When',
            isNumber: true,
            cellClassName: 'nowrap',
            cell: (entry) => {
              const { at } = entry;
              const date = new Date(at);
              return (
                <>
                  {formatShortDate(date)}, {formatTimeOfDay(date)}
                </>
              );
            },
          },
        ]}
      />
    </div>
  );
}
