import type { InsightLine } from '@datacoach/analysis/metadata';
import type { ReactNode } from 'react';
import { getSpeedUnit } from '../../../shared/format/speed.ts';
import { formatStatistic, getUnitName } from '../../../shared/format/statistic-value.ts';
import classes from '../analysis.module.css';
import type { FindingText } from './first-insight-task.ts';

interface FindingProps {
  title: string;
  line: InsightLine;
  /** How a coach says it; null for a strength, and if no score uses the metric. */
  words: FindingText | null;
  /** Whose value it is, and what it is compared with: "You", "Diamond II, your rank". */
  who: string;
  comparedWith: string;
  /** The match it is from, the clip. */
  children?: ReactNode;
}

/** One finding: the problem in words, both values as bars, and what to do about it. */
export function Finding({ title, line, words, who, comparedWith, children }: FindingProps) {
  const highest = Math.max(Math.abs(line.value), Math.abs(line.reference)) || 1;
  const bars = [
    { name: who, which: 'value', color: 'var(--me)' },
    { name: comparedWith, which: 'reference', color: 'var(--ref)' },
  ] as const;
  return (
    <section className={`${classes.finding} grid content-start gap-2 p-4 rounded-3 bg-s1`} aria-label={title}>
      <h2>{title}</h2>
      <b className="text-balance">{words?.problem ?? line.label}</b>
      {words && <p className="s12 t2">{line.label}</p>}
      <dl className="grid gap-2">
        {bars.map(({ name, which, color }) => (
          <div
            key={which}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 pb-2 bg-no-repeat bg-bottom-left"
            style={{
              backgroundImage: `linear-gradient(${color}, ${color}), linear-gradient(var(--s3), var(--s3))`,
              backgroundSize: `${(100 * Math.abs(line[which])) / highest}% 6px, 100% 6px`,
            }}
          >
            <dt className="s12 t2 truncate">{name}</dt>
            <dd className="num nowrap m-0">{formatInsightNumber(line, which)}</dd>
          </div>
        ))}
      </dl>
      <p className="s12 t3">{formatInsightNote(line)}</p>
      {words && (
        <p>
          <span className="t2">What to do:</span> {words.say}
        </p>
      )}
      {children}
    </section>
  );
}

const SUFFIX: Readonly<Record<Exclude<InsightLine['unit'], 'uuPerSecond'>, string>> = {
  count: '',
  goals: '',
  percent: '%',
  seconds: ' s',
  boost: ' boost',
  uu: ' uu',
  index: '',
};

/** Full boost and 100% need no decimals to be distinguished. */
const getDecimals = ({ unit, decimals, value, reference }: InsightLine) =>
  formatStatistic({ decimals, unit }, value) === formatStatistic({ decimals, unit }, reference)
    ? decimals + 1
    : decimals;

/** Formats one of the two values with its unit: "77.2%". */
export function formatInsightNumber(line: InsightLine, which: 'value' | 'reference'): string {
  const suffix = line.unit === 'uuPerSecond' ? ` ${getSpeedUnit()}` : SUFFIX[line.unit];
  return `${formatStatistic({ decimals: getDecimals(line), unit: line.unit }, line[which])}${suffix}`;
}

/** Says whether higher or lower is better, and what time both are counted per. */
export function formatInsightNote({ better, per, unit }: InsightLine): string {
  const direction = better === 'higher' ? 'Higher is better' : 'Lower is better';
  if (unit === 'uu') return `${direction}; ${getUnitName(unit)}.`;
  return per === null
    ? `${direction}.`
    : `${direction}; per ${per === 'minute' ? 'minute' : '5 minutes'} of play.`;
}
