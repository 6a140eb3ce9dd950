import type { ReplayStatus } from '@datacoach/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ReplayListFilter } from '../../../app/navigation/replay-list-place.ts';
import classes from './replay-filter.module.css';
import { STATUS_WORDS } from './status-words.ts';

/** Typing goes on: the list is asked for once it pauses. */
const PAUSE_MS = 300;

const CHOICES = [
  { value: '', label: 'Any status' },
  ...Object.entries(STATUS_WORDS).map(([value, label]) => ({ value, label })),
];

interface ReplayFilterProps {
  filter: ReplayListFilter;
  onChange: (filter: ReplayListFilter) => void;
}

/** Narrows the list by a part of the name and by status. */
export function ReplayFilter({ filter, onChange }: ReplayFilterProps) {
  const { name = '', status } = filter;
  const [text, setText] = useState(name);
  const told = useRef(name);
  // The address changes by other hands too: Show all, back, a link.
  useEffect(() => {
    if (name !== told.current) setText(name);
    told.current = name;
  }, [name]);

  const tell = (typed: string, code: ReplayStatus | undefined) => {
    told.current = typed.trim();
    onChange({ ...(told.current && { name: told.current }), ...(code && { status: code }) });
  };
  const tellName = useDebouncedCallback((typed: string) => tell(typed, status), PAUSE_MS);

  return (
    <search className={classes.filter}>
      <TextInput
        className={classes.name ?? ''}
        size="xs"
        type="search"
        aria-label="Search by file name"
        placeholder="Search by file name"
        leftSection={<IconSearch size={14} stroke={1.6} aria-hidden="true" />}
        maxLength={200}
        value={text}
        onChange={(change) => {
          setText(change.currentTarget.value);
          tellName(change.currentTarget.value);
        }}
      />
      <NativeSelect
        className={classes.status ?? ''}
        size="xs"
        aria-label="Status"
        data={CHOICES}
        value={status ?? ''}
        onChange={({ currentTarget }) =>
          tell(text, (Number(currentTarget.value) || undefined) as ReplayStatus | undefined)
        }
      />
    </search>
  );
}
