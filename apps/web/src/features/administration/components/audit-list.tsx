import type { AuditEntry } from '@datacoach/contract';
import { formatTimeOfDay } from '../../../shared/format/date.ts';
import { formatShortDate } from '../../../shared/format/short-date.ts';
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
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption className="sr-only">Audit trail</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            {!ofOne && <th scope="col">To</th>}
            <th scope="col">By</th>
            <th scope="col" className={classes.end}>
              When
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => {
            const { id, at, actor, action, before, after, note } = entry;
            const date = new Date(at);
            return (
              <tr key={id}>
                <th scope="row" className={classes.wide}>
                  {actionWords(action)}
                  {[...changeLines(before, after), ...(note ? [`“${note}”`] : [])].map((line) => (
                    <small key={line}>{line}</small>
                  ))}
                </th>
                {!ofOne && <td data-label="To">{targetWords(entry)}</td>}
                <td data-label="By">{actor?.userName ?? 'deleted account'}</td>
                <td data-label="When" className={`${classes.end} nowrap`}>
                  {formatShortDate(date)}, {formatTimeOfDay(date)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
