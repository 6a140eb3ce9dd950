import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../../app/lists/answer.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { auditQuery } from '../api/users.ts';
import { kindWords } from '../words/audit-words.ts';
import { AuditList } from './audit-list.tsx';
import { Pages } from './pages.tsx';

/** Everything that administrators have changed. */
export function AuditTab() {
  const [kind, setKind] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const entries = useQuery(auditQuery(kind, page - 1));
  return (
    <Answer query={entries} what="The audit trail" height={360}>
      {({ items, pageSize, total, targetKinds }) =>
        total === 0 && kind === null ? (
          <StatePanel title="Nothing has been changed yet">
            Every change that an administrator makes stands here, with what was before, and stays.
          </StatePanel>
        ) : (
          <>
            <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
              <NativeSelect
                aria-label="What was changed"
                value={kind ?? ''}
                data={[
                  { value: '', label: 'Everything' },
                  ...targetKinds.map((value) => ({ value, label: kindWords(value) })),
                ]}
                onChange={(event) => {
                  setKind(event.currentTarget.value || null);
                  setPage(1);
                }}
              />
            </div>
            <AuditList entries={items} />
            <Pages of="the audit trail" page={page} pageSize={pageSize} total={total} onPage={setPage} />
          </>
        )
      }
    </Answer>
  );
}
