import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

/** Debounce while typing, in ms. */
const DEBOUNCE_MS = 300;

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string | undefined;
  /** Undefined searches for everything. */
  onSearch: (text: string | undefined) => void;
  maxLength?: number;
  className?: string;
}

/** Searches for the trimmed text shortly after the last key. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value = '', onSearch, maxLength = 100, className } = props;
  const [text, setText] = useState(value);
  const shown = useRef(value);
  // The URL also changes by Show all, back or a link.
  useEffect(() => {
    if (value !== shown.current) setText(value);
    shown.current = value;
  }, [value]);
  const applyTyped = useDebouncedCallback((typed: string, page: string) => {
    // Another page is already loading: a search would bring the user back.
    if (location.pathname !== page) return;
    shown.current = typed.trim();
    onSearch(shown.current || undefined);
  }, DEBOUNCE_MS);
  return (
    <TextInput
      {...(className && { className })}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
      maxLength={maxLength}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        applyTyped(currentTarget.value, location.pathname);
      }}
    />
  );
}
