import type { AuditEntry } from '@datacoach/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../../app/lists/answer.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { auditQuery, priceChangesQuery } from '../api/users.ts';
import { AuditList } from './audit-list.tsx';
import overview from './overview.module.css';
import { Pages } from './pages.tsx';

/** What administrators have changed of plans, prices, tokens and codes. */
export function PriceHistory() {
  const [page, setPage] = useState(1);
  return <History entries={useQuery(priceChangesQuery(page - 1))} page={page} onPage={setPage} />;
}

/** What administrators have changed of the seasons. */
export function SeasonHistory() {
  const [page, setPage] = useState(1);
  return <History entries={useQuery(auditQuery('season', page - 1))} page={page} onPage={setPage} />;
}

interface HistoryProps {
  entries: UseQueryResult<{ items: AuditEntry[]; pageSize: number; total: number }, unknown>;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** The part of the audit trail that belongs to what stands above it. */
function History({ entries, page, onPage }: HistoryProps) {
  return (
    <Panel title="What was changed" flush>
      <Answer query={entries} what="The changes" height={120}>
        {({ items, pageSize, total }) =>
          total === 0 ? (
            <p className={overview.plain}>Nothing yet.</p>
          ) : (
            <>
              <AuditList entries={items} />
              <div className={overview.plain}>
                <Pages of="changes" page={page} pageSize={pageSize} total={total} onPage={onPage} />
              </div>
            </>
          )
        }
      </Answer>
    </Panel>
  );
}
