import type { StatisticInfo } from '@datacoach/analysis/metadata';
import { IconInfoCircle } from '@tabler/icons-react';
import { inSpeedUnit } from '../format/speed.ts';
import { unitName } from '../format/statistic-value.ts';
import type { Term } from './definition-popover.tsx';
import { LateMenu } from './late-menu.tsx';

export type { Term };

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
    <LateMenu load={() => import('./definition-popover.tsx')} given={{ term }} popup="dialog">
      <button
        type="button"
        className="touch-target inline-grid place-items-center size-6 mx-0 -my-1 p-0 border-0 rounded-2 bg-transparent text-t3 align-middle cursor-pointer hover:text-t1"
        aria-label={`Definition of ${term.label}`}
      >
        <IconInfoCircle size={13} stroke={1.6} aria-hidden="true" />
      </button>
    </LateMenu>
  );
}

interface Measured {
  readonly label: string;
  readonly definition: string;
  readonly better: StatisticInfo['better'];
  readonly confidence: StatisticInfo['confidence'];
}

/** Returns the definition of a stat, with unit, direction and confidence below. */
export function getMeasuredTerm(info: Measured, unitName: string): Term {
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

/** Returns facts as the terms and descriptions of a `dl`; two facts may have one name. */
export const renderFacts = (facts: NonNullable<Term['facts']>) =>
  facts.map(({ name, text }, index) => [
    // biome-ignore lint/suspicious/noArrayIndexKey: facts that are shown together never change
    <dt key={`${index} name`}>{name}</dt>,
    // biome-ignore lint/suspicious/noArrayIndexKey: facts that are shown together never change
    <dd key={`${index} text`}>{text}</dd>,
  ]);

export function getStatisticTerm(statistic: StatisticInfo): Term {
  return getMeasuredTerm(statistic, unitName(statistic.unit));
}
