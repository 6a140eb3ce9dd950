import { formatNumber } from '@datacoach/analysis/format-number';
import type { AdminReferralCode, CodeSort } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import {
  EntityDrawer,
  LongTextField,
  MomentField,
  NumberField,
} from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { AdminList } from '../../../app/lists/admin-list.tsx';
import { withNotes } from '../../../shared/data-table/data-table.tsx';
import type { Column } from '../../../shared/data-table/use-data-table.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { limitCode } from '../api/change-referrals.ts';
import { codesQuery } from './referrals-queries.ts';
import type { ReferralsTabProps } from './referrals-search.ts';

const SORTS: readonly { value: CodeSort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'used', label: 'Most used' },
];

export function CodesTab({ search, onSearch }: ReferralsTabProps) {
  return (
    <AdminList
      module="Referrals"
      query={useQuery(codesQuery(search))}
      of="codes"
      caption="Referral codes"
      columns={COLUMNS}
      rowKey={({ code }) => code}
      nameOf={({ code }) => code}
      onPage={(pageIndex) => onSearch({ page: pageIndex + 1 })}
      empty={{
        title: search.search ? 'No codes match' : 'No codes yet',
        words: search.search
          ? 'Search part of a name, or a full code.'
          : 'Players get their code when they first open “Invite a friend”.',
      }}
      edit={{ word: 'Limit', form: (code, onClose) => code && <CodeForm code={code} onClose={onClose} /> }}
      frame={(_, list) => (
        <>
          <search className="flex flex-wrap gap-3 items-end pb-3">
            <SearchField
              label="Name or code"
              value={search.search}
              onSearch={(text) => onSearch({ search: text, page: undefined })}
            />
            <Segmented
              label="Order"
              value={search.sort ?? 'newest'}
              choices={SORTS}
              onChange={(sort) => onSearch({ sort: sort === 'newest' ? undefined : sort, page: undefined })}
            />
          </search>
          {list}
        </>
      )}
    />
  );
}

const COLUMNS: readonly Column<AdminReferralCode>[] = [
  {
    head: 'Code',
    isRowHead: true,
    cell: (code) => withNotes(code.code, `since ${formatShortDate(code.createdAt)}`),
  },
  { head: 'Owner', cell: (code) => code.owner.userName },
  {
    head: 'Friends',
    cell: (code) =>
      withNotes(
        <span className="num">
          {formatNumber(code.uses)} sign-ups from {formatNumber(code.clicks)} link clicks
        </span>,
        `${formatNumber(code.rewarded)} rewarded, ${formatNumber(code.reversed)} reversed`,
      ),
  },
  { head: 'State', cell: (code) => <State code={code} /> },
];

function State({ code: { expiresAt, useLimit, uses } }: { code: AdminReferralCode }) {
  const isOver =
    (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) || (useLimit ?? uses + 1) <= uses;
  const limits = [
    ...(expiresAt === null ? [] : [`until ${formatShortDate(expiresAt)}`]),
    ...(useLimit === null ? [] : [`${formatNumber(useLimit)} friends max`]),
  ];
  return withNotes(
    <StateTag tone={isOver ? 'off' : 'on'}>{isOver ? 'Closed' : 'Active'}</StateTag>,
    limits.length > 0 && limits.join(', '),
  );
}

function CodeForm({ code, onClose }: { code: AdminReferralCode; onClose: () => void }) {
  const { expiresAt, useLimit } = code;
  const form = useEntityForm({
    endpoint: 'limitReferralCode',
    initialValues: { expiresAt, useLimit, note: '' },
    save: (body) => limitCode(code, body),
    done: `Code ${code.code} saved`,
    onDone: onClose,
  });
  return (
    <EntityDrawer title={`Limit ${code.code}`} form={form} submit="Save" onClose={onClose}>
      <p className="t2">{code.owner.userName}’s code. Friends who signed up before keep what they have.</p>
      <MomentField
        label="Valid until"
        description="Local time; leave empty to never end"
        {...form.field('expiresAt')}
      />
      <NumberField
        label="Max friends"
        description={`Leave empty for no limit; ${code.uses} so far`}
        {...form.field('useLimit')}
        data-autofocus
      />
      <LongTextField label="Reason" description="For the audit trail" {...form.field('note')} />
    </EntityDrawer>
  );
}
