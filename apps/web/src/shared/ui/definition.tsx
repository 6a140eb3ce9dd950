import type { StatisticInfo } from '@datacoach/analysis/metadata';
import { Popover } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { inSpeedUnit } from '../format/speed.ts';
import { unitName, uuNote } from '../format/statistic-value.ts';
import classes from './ui.module.css';

const CONFIDENCE_WORDS: Readonly<Record<StatisticInfo['confidence'], string>> = {
  high: 'recorded by the game',
  medium: 'calculated from recorded positions',
  low: 'an estimate',
};

const DIRECTION_WORDS: Readonly<Record<StatisticInfo['better'], string>> = {
  higher: 'higher is better',
  lower: 'lower is better',
  neutral: 'neither is better',
};

/** Explains a term or stat, one click away. */
export function Definition({ term }: { term: Term }) {
  return (
    <Popover width={300} position="bottom-start" withinPortal trapFocus={false}>
      <Popover.Target>
        <button
          type="button"
          className="inline-grid place-items-center size-6 mx-0 -my-1 p-0 border-0 rounded-2 bg-transparent text-t3 align-middle cursor-pointer hover:text-t1"
          aria-label={`Definition of ${term.label}`}
        >
          <IconInfoCircle size={13} stroke={1.6} aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={`${classes.dropdown} p-3 text-left whitespace-normal`}>
        <b>{term.label}</b>
        <p>{inSpeedUnit(term.definition)}</p>
        <UuNote texts={[term.definition, ...(term.facts ?? []).map(({ text }) => text)]} />
        {term.facts && (
          <dl>
            {term.facts.map(({ name, text }) => [
              <dt key={name}>{name}</dt>,
              <dd key={`${name} text`}>{inSpeedUnit(text)}</dd>,
            ])}
          </dl>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Explains uu below texts that use it, unless one of them does. */
export function UuNote({ texts }: { texts: readonly string[] }) {
  const note = uuNote(texts);
  return note && <p className="s12 t3">{note}.</p>;
}

interface Measured {
  readonly label: string;
  readonly definition: string;
  readonly better: StatisticInfo['better'];
  readonly confidence: StatisticInfo['confidence'];
}

/** Returns the definition of a stat, with unit, direction and confidence below. */
export function measuredTerm(info: Measured, unitName: string): Term {
  return {
    label: info.label,
    definition: inSpeedUnit(info.definition),
    facts: [
      { name: 'Unit', text: unitName },
      { name: 'Direction', text: DIRECTION_WORDS[info.better] },
      { name: 'Confidence', text: `${info.confidence}, ${CONFIDENCE_WORDS[info.confidence]}` },
    ],
  };
}

export function statisticTerm(statistic: StatisticInfo): Term {
  return measuredTerm(statistic, unitName(statistic.unit));
}

/** A term and its meaning, for a definition button. */
export interface Term {
  readonly label: string;
  readonly definition: string;
  readonly facts?: readonly { readonly name: string; readonly text: string }[];
}
