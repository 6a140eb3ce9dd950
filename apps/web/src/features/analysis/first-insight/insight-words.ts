import { formatNumber } from '@datacoach/analysis/format-number';
import type { InsightLine } from '@datacoach/analysis/metadata';

const SUFFIX: Readonly<Record<InsightLine['unit'], string>> = {
  count: '',
  goals: '',
  percent: '%',
  seconds: ' s',
  boost: ' boost',
  uu: ' uu',
  uuPerSecond: ' uu/s',
  index: '',
};

/** Full boost and 100% need no decimals to be distinguished. */
const decimalsOf = ({ decimals, value, reference }: InsightLine) =>
  formatNumber(value, decimals) === formatNumber(reference, decimals) ? decimals + 1 : decimals;

/** Formats one of the two values with its unit: "77.2%". */
export function insightNumber(line: InsightLine, which: 'value' | 'reference'): string {
  return `${formatNumber(line[which], decimalsOf(line))}${SUFFIX[line.unit]}`;
}

/** Says whether more or less is better, and what time both are counted per. */
export function insightNote({ better, per }: InsightLine): string {
  const direction = better === 'higher' ? 'Higher is better' : 'Lower is better';
  return per === null
    ? `${direction}.`
    : `${direction}; per ${per === 'minute' ? 'minute' : '5 minutes'} of play.`;
}
