import { PLAN_LABELS, PLAN_NAMES } from '@datacoach/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { UsersSearch } from '../search/users-search.ts';

interface UserFiltersProps {
  search: UsersSearch;
  onChange: (part: Record<string, string | undefined>) => void;
}

const CHOICES = {
  plan: { label: 'Plan', data: PLAN_NAMES.map((value) => ({ value, label: PLAN_LABELS[value] })) },
  userType: {
    label: 'Role',
    data: [
      { value: 'Player', label: 'Players' },
      { value: 'Coach', label: 'Coaches' },
      { value: 'Admin', label: 'Administrators' },
    ],
  },
  platform: {
    label: 'Platform',
    data: [
      { value: '10', label: 'PC' },
      { value: '5', label: 'Console' },
    ],
  },
  state: {
    label: 'State',
    data: [
      { value: 'active', label: 'Not banned' },
      { value: 'trial', label: 'On trial' },
      { value: 'unconfirmed', label: 'Not confirmed' },
      { value: 'banned', label: 'Banned' },
    ],
  },
  seen: {
    label: 'Last seen',
    data: [
      { value: 'day', label: 'Within a day' },
      { value: 'week', label: 'Within a week' },
      { value: 'month', label: 'Within a month' },
      { value: 'long-ago', label: 'Longer ago' },
    ],
  },
} as const;
const FIELDS = Object.keys(CHOICES) as readonly (keyof typeof CHOICES)[];

const TYPING_MS = 250;

/** Narrows the list; what is typed counts a moment after the last key. */
export function UserFilters({ search, onChange }: UserFiltersProps) {
  const [typed, setTyped] = useState(search.search ?? '');
  const ask = useDebouncedCallback((text: string) => onChange({ search: text || undefined }), TYPING_MS);
  return (
    <search className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <TextInput
        className="flex-[1_1_260px]"
        aria-label="Name, e-mail or platform id"
        placeholder="Name, e-mail or platform id"
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        value={typed}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          ask(value.trim());
        }}
      />
      {FIELDS.map((field) => (
        <NativeSelect
          key={field}
          aria-label={CHOICES[field].label}
          value={String(search[field] ?? '')}
          data={[{ value: '', label: `${CHOICES[field].label}: all` }, ...CHOICES[field].data]}
          onChange={(event) => onChange({ [field]: event.currentTarget.value || undefined })}
        />
      ))}
    </search>
  );
}
