import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

const TYPING_MS = 250;

interface NameSearchProps {
  value: string | undefined;
  onChange: (text: string | undefined) => void;
}

/** Searches by part of a name or by a code, debounced while typing. */
export function NameSearch({ value, onChange }: NameSearchProps) {
  const [typed, setTyped] = useState(value ?? '');
  const ask = useDebouncedCallback((text: string) => onChange(text || undefined), TYPING_MS);
  return (
    <TextInput
      aria-label="Name or code"
      placeholder="Name or code"
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
      value={typed}
      maxLength={100}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        ask(event.currentTarget.value.trim());
      }}
    />
  );
}
