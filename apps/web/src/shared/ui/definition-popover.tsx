import { Popover } from '@mantine/core';
import { cloneElement } from 'react';
import { formatSpeedsInText } from '../format/speed.ts';
import { findUuNote } from '../format/statistic-value.ts';
import type { MenuControl } from './lazy-menu.tsx';
import classes from './ui.module.css';

export interface Term {
  readonly label: string;
  readonly definition: string;
  readonly facts?: readonly { readonly name: string; readonly text: string }[];
}

export default function DefinitionPopover({ term, button, opened, onChange }: MenuControl & { term: Term }) {
  return (
    <Popover
      width={300}
      position="bottom-start"
      withinPortal
      trapFocus={false}
      opened={opened}
      onChange={onChange}
    >
      <Popover.Target>{cloneElement(button, { onClick: () => onChange(!opened) })}</Popover.Target>
      <Popover.Dropdown className={`${classes.dropdown} p-3 text-left whitespace-normal`}>
        <b>{term.label}</b>
        <p>{formatSpeedsInText(term.definition)}</p>
        <UuNote texts={[term.definition, ...(term.facts ?? []).map(({ text }) => text)]} />
        {term.facts && (
          <dl>
            {term.facts.map(({ name, text }) => [
              <dt key={name}>{name}</dt>,
              <dd key={`${name} text`}>{formatSpeedsInText(text)}</dd>,
            ])}
          </dl>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Explains uu below texts that use it, unless one of them does. */
export function UuNote({ texts }: { texts: readonly string[] }) {
  const note = findUuNote(texts);
  return note && <p className="s12 t3">{note}.</p>;
}
