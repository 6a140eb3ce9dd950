import { counted } from '@datacoach/analysis/format-number';
import { type ManagedPlanRow, PLAN_LABELS, TRAINING_PLAN_STATUSES } from '@datacoach/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconClipboardList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminList } from '../../../app/lists/admin-list.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { type Column, withNotes } from '../../../shared/data-table/data-table.tsx';
import { formatMode } from '../../../shared/format/mode.ts';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { formatRanks } from '../text/plan-text.ts';
import { managedPlansQuery } from './managed-plans.ts';

const SEARCH_DEBOUNCE_MS = 250;

export const STATUS_LABELS: Readonly<
  Record<ManagedPlanRow['status'], { word: string; tone: 'on' | 'waits' | 'off' }>
> = {
  published: { word: 'Published', tone: 'on' },
  draft: { word: 'Draft', tone: 'waits' },
  archived: { word: 'Archived', tone: 'off' },
};

export function ManagedPlansView({ onOpen }: { onOpen: (planId: string) => void }) {
  const verb = usePermissionCheck()('TrainingPlans', 'Edit') ? 'Edit' : 'View';
  const [status, setStatus] = useState<ManagedPlanRow['status'] | undefined>();
  const [written, setWritten] = useState('');
  const [pageIndex, setPage] = useState(0);
  const [search] = useDebouncedValue(written.trim(), SEARCH_DEBOUNCE_MS);
  return (
    <>
      <div className="flex flex-wrap gap-3 items-end pb-3">
        <TextInput
          type="search"
          label="Search"
          placeholder="Search titles"
          {...getInputProps(written, (text) => {
            setWritten(text);
            setPage(0);
          })}
          maxLength={80}
        />
        <NativeSelect
          label="State"
          {...getInputProps(status ?? '', (value) => {
            setStatus(TRAINING_PLAN_STATUSES.find((one) => one === value));
            setPage(0);
          })}
          data={[
            { value: '', label: 'All' },
            ...TRAINING_PLAN_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value].word })),
          ]}
        />
      </div>
      <AdminList
        module="TrainingPlans"
        query={useQuery(managedPlansQuery({ status, search, pageIndex }))}
        of="plans"
        caption="Training plans"
        columns={COLUMNS}
        getName={({ title }) => title}
        onPage={setPage}
        empty={{ title: 'No plans found', words: 'Try other words or another status.' }}
        actions={({ id, title }) => (
          <TextButton label={verb} size="xs" aria-label={`${verb} ${title}`} onClick={() => onOpen(id)} />
        )}
      />
    </>
  );
}

const COLUMNS: readonly Column<ManagedPlanRow>[] = [
  {
    head: 'Photo',
    isPhoto: true,
    hideHead: true,
    cell: (plan) => (
      <div className="grid place-items-center w-24 aspect-16/9 overflow-hidden rounded-1 bg-s3 text-t3">
        {plan.photoUrl === null ? (
          <IconClipboardList size={20} stroke={1.4} aria-hidden="true" />
        ) : (
          <img className="size-full object-cover" src={plan.photoUrl} alt="" />
        )}
      </div>
    ),
  },
  {
    head: 'Plan',
    isRowHead: true,
    cell: (plan) =>
      withNotes(
        plan.title,
        `${formatRanks(plan.tiers)} · ${plan.mode === null ? 'every mode' : formatMode(plan.mode)} · ${counted(plan.weeks, 'week')}`,
      ),
  },
  {
    head: 'Lowest plan',
    cell: (plan) => withNotes(PLAN_LABELS[plan.opensWith], `${plan.minutesPerDay} minutes a day`),
  },
  { head: 'Version', cell: (plan) => withNotes(plan.newestVersion, describeVersions(plan)) },
  { head: 'Players', cell: (plan) => plan.players },
  {
    head: 'State',
    cell: (plan) => (
      <StateTag tone={STATUS_LABELS[plan.status].tone}>{STATUS_LABELS[plan.status].word}</StateTag>
    ),
  },
];

function describeVersions({ publishedVersion, newestVersion, author }: ManagedPlanRow): string {
  if (publishedVersion === null) return `by ${author}`;
  return publishedVersion === newestVersion
    ? `published, by ${author}`
    : `${publishedVersion} is published, by ${author}`;
}
