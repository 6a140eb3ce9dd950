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

/** A whole tank or hundred needs no tenths to be told from another. */
const decimalsOf = ({ decimals, value, reference }: InsightLine) =>
  formatNumber(value, decimals) === formatNumber(reference, decimals) ? decimals + 1 : decimals;

/** One of the two numbers with its unit: "77.2%". */
export function insightNumber(line: InsightLine, which: 'value' | 'reference'): string {
  return `${formatNumber(line[which], decimalsOf(line))}${SUFFIX[line.unit]}`;
}

/** Whether more or less is to be wished for, and by what time both are counted. */
export function insightNote({ better, per }: InsightLine): string {
  const direction = better === 'higher' ? 'Higher is better' : 'Lower is better';
  return per === null
    ? `${direction}.`
    : `${direction}; per ${per === 'minute' ? 'minute' : '5 minutes'} of play.`;
}
