import { type AdminUserRow, PLAN_LABELS, PLAN_NAMES, type UserSort } from '@datacoach/contract';
import { NativeSelect } from '@mantine/core';
import { type Column, DataTable, UNBROKEN } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import classes from '../administration.module.css';
import type { UsersSearch } from '../search/users-search.ts';
import { describeQuota, getState } from '../text/user-text.ts';

interface UserFiltersProps {
  search: UsersSearch;
  onChange: (part: Record<string, string | undefined>) => void;
}

type Filter = 'plan' | 'userType' | 'platform' | 'state' | 'seen';

const CHOICES: Readonly<Record<Filter, { label: string; choices: readonly (readonly [string, string])[] }>> =
  {
    plan: { label: 'Plan', choices: PLAN_NAMES.map((name) => [name, PLAN_LABELS[name]]) },
    userType: {
      label: 'Role',
      choices: Object.entries({ Player: 'Players', Coach: 'Coaches', Admin: 'Administrators' }),
    },
    platform: {
      label: 'Platform',
      choices: [
        ['10', 'PC'],
        ['5', 'Console'],
      ],
    },
    state: {
      label: 'State',
      choices: Object.entries({
        active: 'Not banned',
        trial: 'On trial',
        unconfirmed: 'Not confirmed',
        banned: 'Banned',
      }),
    },
    seen: {
      label: 'Last seen',
      choices: Object.entries({
        day: 'Within a day',
        week: 'Within a week',
        month: 'Within a month',
        'long-ago': 'Longer ago',
      }),
    },
  };
const FIELDS = Object.keys(CHOICES) as readonly Filter[];

/** Filters the list; typed text applies shortly after the last key. */
export const UserFilters = ({ search, onChange }: UserFiltersProps) => (
  <search className="flex flex-wrap items-end gap-x-3 gap-y-2">
    <SearchField
      className="flex-[1_1_260px]"
      label="Name, email or platform ID"
      value={search.search}
      onSearch={(text) => onChange({ search: text })}
    />
    {FIELDS.map((field) => (
      <NativeSelect
        key={field}
        aria-label={CHOICES[field].label}
        {...getInputProps(String(search[field] ?? ''), (text) => onChange({ [field]: text || undefined }))}
        data={[
          { value: '', label: `${CHOICES[field].label}: all` },
          ...CHOICES[field].choices.map(([value, label]) => ({ value, label })),
        ]}
      />
    ))}
  </search>
);

export interface Order {
  sort: UserSort;
  direction: 'up' | 'down';
}

interface UserTableProps {
  items: readonly AdminUserRow[];
  order: Order;
  opened: string | null;
  onOrder: (order: Order) => void;
  onOpen: (id: string) => void;
}

const formatDay = (at: string | null) => (at === null ? 'never' : formatShortDate(at));

/** Sortable columns are named like the server's sort orders. */
const COLUMNS: readonly (Column<AdminUserRow> & ({ sortBy?: never } | { key: UserSort; sortBy: true }))[] = [
  {
    key: 'name',
    head: 'Name',
    sortBy: true,
    isRowHead: true,
    cell: ({ rank, userName }) => (
      <span className={`${classes.name} flex items-center gap-2.5`}>
        <RankEmblem rank={rank ?? ''} size={20} />
        <button type="button">{userName}</button>
      </span>
    ),
  },
  { key: 'email', head: 'Email', sortBy: true, cell: ({ email }) => email ?? 'none' },
  {
    key: 'plan',
    head: 'Plan',
    sortBy: true,
    cell: ({ userType, planName }) => (userType === 'Admin' ? '' : PLAN_LABELS[planName]),
  },
  {
    key: 'replays',
    head: 'Replays',
    isNumber: true,
    cellClassName: 'num nowrap',
    cell: (row) => (row.userType === 'Admin' ? '' : describeQuota(row)),
  },
  {
    key: 'state',
    head: 'State',
    cell: (row) => {
      const { word, tone } = getState(row, Date.now());
      return tone === 'plain' ? (
        word
      ) : (
        <span
          className="data-[tone=warn]:bg-warn-soft data-[tone=warn]:text-warn inline-block px-1.5 py-0.25 rounded-1 bg-s3 text-t2 text-[12px] leading-4.5 whitespace-nowrap"
          data-tone={tone}
        >
          {word}
        </span>
      );
    },
  },
  {
    key: 'joined',
    head: 'Joined',
    sortBy: true,
    sortFirst: 'down',
    ...UNBROKEN,
    cell: ({ createdAt }) => formatDay(createdAt),
  },
  {
    key: 'seen',
    head: 'Last seen',
    sortBy: true,
    sortFirst: 'down',
    ...UNBROKEN,
    cell: ({ lastSeenAt }) => formatDay(lastSeenAt),
  },
];

/** The list of accounts; clicking anywhere in a row opens it. */
export const UserTable = ({ items, order, opened, onOrder, onOpen }: UserTableProps) => (
  <div className="max-md:overflow-x-visible overflow-x-auto rounded-3 bg-s1">
    <DataTable
      caption="Users"
      look="panel"
      rows={items}
      rowKey={({ id }) => id}
      rowProps={({ id }) => ({
        className: 'cursor-pointer hover:bg-s2',
        'data-open': id === opened || undefined,
        onClick: () => onOpen(id),
      })}
      columns={COLUMNS}
      order={{ key: order.sort, direction: order.direction }}
      onOrder={({ key, direction }) => onOrder({ sort: key as UserSort, direction })}
    />
  </div>
);
