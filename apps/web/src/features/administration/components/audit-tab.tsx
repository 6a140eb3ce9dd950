import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DownloadButton } from '../../../app/lists/download-button.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { downloadAudit } from '../api/change-users.ts';
import { type AuditFilter, auditQuery } from '../api/users.ts';
import { describeKind } from '../text/audit-text.ts';
import { AuditList } from './change-history.tsx';
import { PagedQueryBoundary } from './pages.tsx';

const EMPTY_FILTER = { targetKind: '', search: '', from: '', to: '' };

/** The whole audit trail, with filters and as CSV. */
export function AuditTab() {
  const [filter, setFilter] = useState<Required<AuditFilter>>(EMPTY_FILTER);
  const [page, setPage] = useState(1);
  const entries = useQuery(auditQuery(filter, page - 1));
  const kinds = entries.data?.targetKinds ?? [];
  const getFieldProps = (name: keyof AuditFilter) => ({
    value: filter[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setFilter({ ...filter, [name]: value });
      setPage(1);
    },
  });
  return (
    <>
      <search className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <TextInput label="Person, action or note" maxLength={100} {...getFieldProps('search')} />
        <NativeSelect
          label="Changes"
          data={[
            { value: '', label: 'Everything' },
            ...kinds.map((value) => ({ value, label: describeKind(value) })),
          ]}
          {...getFieldProps('targetKind')}
        />
        <TextInput label="From" type="date" {...getFieldProps('from')} />
        <TextInput label="To" type="date" {...getFieldProps('to')} />
        <DownloadButton label="Audit CSV" download={() => downloadAudit(filter)} />
      </search>
      <PagedQueryBoundary
        query={entries}
        what="the audit trail"
        height={360}
        page={page}
        onPage={setPage}
        empty={
          <StatePanel title="No changes found">
            Every admin change is logged here with old and new values.
          </StatePanel>
        }
      >
        {({ items }) => <AuditList entries={items} />}
      </PagedQueryBoundary>
    </>
  );
}
