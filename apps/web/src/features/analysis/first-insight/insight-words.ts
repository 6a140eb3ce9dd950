import type { InsightLine } from '@datacoach/analysis/metadata';
import { getSpeedUnit } from '../../../shared/format/speed-unit.ts';
import { formatStatistic, unitName } from '../../../shared/format/statistic-value.ts';

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
  if (unit === 'uu') return `${direction}; ${unitName(unit)}.`;
  return per === null
    ? `${direction}.`
    : `${direction}; per ${per === 'minute' ? 'minute' : '5 minutes'} of play.`;
}
