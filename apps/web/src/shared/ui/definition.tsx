import type { StatisticInfo } from '@datacoach/analysis/metadata';
import { IconInfoCircle } from '@tabler/icons-react';
import { formatSpeedsInText } from '../format/speed.ts';
import { getUnitName } from '../format/statistic-value.ts';
import type { Term } from './definition-popover.tsx';
import { LazyMenu } from './lazy-menu.tsx';

export type { Term };

const CONFIDENCE_LABELS: Readonly<Record<StatisticInfo['confidence'], string>> = {
  high: 'recorded by the game',
  medium: 'calculated from recorded positions',
  low: 'an estimate',
};

const DIRECTION_LABELS: Readonly<Record<StatisticInfo['better'], string>> = {
  higher: 'higher is better',
  lower: 'lower is better',
  neutral: 'neither is better',
};

/** Explains a term or stat, one click away. */
export const Definition = ({ term }: { term: Term }) => (
  <LazyMenu load={() => import('./definition-popover.tsx')} given={{ term }} popup="dialog">
    <button
      type="button"
      className="touch-target inline-grid place-items-center size-6 mx-0 -my-1 p-0 border-0 rounded-2 bg-transparent text-t3 align-middle cursor-pointer hover:text-t1"
      aria-label={`Definition of ${term.label}`}
    >
      <IconInfoCircle size={13} stroke={1.6} aria-hidden="true" />
    </button>
  </LazyMenu>
);

interface MeasuredStat {
  readonly label: string;
  readonly definition: string;
  readonly better: StatisticInfo['better'];
  readonly confidence: StatisticInfo['confidence'];
}

/** Returns the definition of a stat, with unit, direction and confidence below. */
export const getMeasuredTerm = (info: MeasuredStat, unitName: string): Term => ({
  label: info.label,
  definition: formatSpeedsInText(info.definition),
  facts: [
    { name: 'Unit', text: unitName },
    { name: 'Direction', text: DIRECTION_LABELS[info.better] },
    { name: 'Confidence', text: `${info.confidence}, ${CONFIDENCE_LABELS[info.confidence]}` },
  ],
});

/** Returns facts as the terms and descriptions of a `dl`; two facts may have one name. */
export const renderFacts = (facts: NonNullable<Term['facts']>) =>
  facts.map(({ name, text }, index) => [
    // biome-ignore lint/suspicious/noArrayIndexKey: facts that are shown together never change
    <dt key={`${index} name`}>{name}</dt>,
    // biome-ignore lint/suspicious/noArrayIndexKey: facts that are shown together never change
    <dd key={`${index} text`}>{text}</dd>,
  ]);

export const getStatisticTerm = (statistic: StatisticInfo): Term =>
  getMeasuredTerm(statistic, getUnitName(statistic.unit));
