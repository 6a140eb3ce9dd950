import type { AuditEntry } from '@datacoach/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable, UNBROKEN } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../administration.module.css';
import { auditQuery, priceChangesQuery } from '../api/users.ts';
import { describeAction, describeTarget, listUpdateLines } from '../text/audit-text.ts';
import { PagedQueryBoundary } from './pages.tsx';

export function PriceHistory() {
  const [page, setPage] = useState(1);
  return <History entries={useQuery(priceChangesQuery(page - 1))} page={page} onPage={setPage} />;
}

export function SeasonHistory() {
  const [page, setPage] = useState(1);
  return (
    <History
      entries={useQuery(auditQuery({ targetKind: 'season' }, page - 1))}
      page={page}
      onPage={setPage}
    />
  );
}

interface HistoryProps {
  entries: UseQueryResult<{ items: AuditEntry[]; pageSize: number; total: number }, unknown>;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

const History = ({ entries, page, onPage }: HistoryProps) => (
  <Panel title="Changes" flush>
    <PagedQueryBoundary
      query={entries}
      what="the changes"
      of="changes"
      height={120}
      page={page}
      onPage={onPage}
      empty={<p className={classes.plain}>No changes yet.</p>}
      pagesClassName={classes.plain}
    >
      {({ items }) => <AuditList entries={items} />}
    </PagedQueryBoundary>
  </Panel>
);

/** Administrators' actions, newest first: when, who, on whom, before and after, and why. */
export const AuditList = ({
  entries,
  ofOne = false,
}: {
  entries: readonly AuditEntry[];
  ofOne?: boolean;
}) => (
  <div className="max-md:overflow-x-visible overflow-x-auto rounded-3 bg-s1">
    <DataTable
      caption="Audit trail"
      look="panel"
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        {
          head: 'Change',
          isRowHead: true,
          isWide: true,
          cell: ({ action, before, after, note }) => (
            <>
              {describeAction(action)}
              {[...listUpdateLines(before, after), ...(note ? [`“${note}”`] : [])].map((line) => (
                <small key={line}>{line}</small>
              ))}
            </>
          ),
        },
        !ofOne && { head: 'Target', cell: (entry) => describeTarget(entry) },
        { head: 'By', cell: ({ actor }) => actor?.userName ?? 'deleted account' },
        { head: 'When', ...UNBROKEN, cell: ({ at }) => `${formatShortDate(at)}, ${formatTimeOfDay(at)}` },
      ]}
    />
  </div>
);
