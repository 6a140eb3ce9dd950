import type { PeriodDifference, Progression } from '@datacoach/contract';
import type { Delta } from '../../../shared/metrics/delta-mark.tsx';
import { formatMetricValue, type MetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { addUnit } from './measure-facts.ts';
import { formatGames } from './point-text.ts';

/** Formats a signed difference: "+0.3", "−0.3", "0.0". */
export function formatSignedValue(facts: Pick<MetricFacts, 'key' | 'decimals'>, value: number): string {
  const size = formatMetricValue(facts, Math.abs(value));
  if (!/[1-9]/.test(size)) return size;
  return `${value > 0 ? '+' : '−'}${size}`;
}

/** Returns a verdict by the difference's interval: none while it includes 0. */
export function toDifferenceDelta(
  { difference, verdict }: Pick<PeriodDifference, 'difference' | 'verdict'>,
  facts: Pick<MetricFacts, 'key' | 'decimals'>,
): Delta {
  const text = formatSignedValue(facts, difference);
  const isNone = !/^[+−]/.test(text);
  return {
    text,
    direction: isNone ? 'level' : difference > 0 ? 'up' : 'down',
    verdict: verdict === 'unclear' || isNone ? 'even' : verdict,
  };
}

/** "−0.9 to −0.1" */
export const formatInterval = (
  facts: Pick<MetricFacts, 'key' | 'decimals'>,
  [low, high]: readonly [number, number],
): string => `${formatSignedValue(facts, low)} to ${formatSignedValue(facts, high)}`;

export function formatDifference(
  facts: MetricFacts,
  { earlier, later, difference, interval, verdict }: PeriodDifference,
  [was, is]: readonly [string, string],
): string {
  const formatValue = (value: number) => addUnit(formatMetricValue(facts, value), facts);
  const numbers = `${facts.label}: ${formatValue(later.value)} ${is}, ${formatValue(earlier.value)} ${was}.`;
  const range = `80% range of the difference: ${formatInterval(facts, interval)}.`;
  const verdictWords = {
    better: difference > 0 ? 'Up, and that’s good.' : 'Down, and that’s good.',
    worse: difference > 0 ? 'Up, and that’s bad.' : 'Down, and that’s bad.',
    different: difference > 0 ? 'Clearly up.' : 'Clearly down.',
    unclear: 'No clear change; could be luck.',
  }[verdict];
  return `${numbers} ${verdictWords} ${range}`;
}

type Relation = Extract<NonNullable<Progression['relation']>, { correlation: number }>;

export function formatRelation(
  a: Pick<MetricFacts, 'label'>,
  b: Pick<MetricFacts, 'label'>,
  { correlation, interval, games, verdict }: Relation,
): string {
  const numbers = `Rank correlation ${formatSignedNumber(correlation)}, 80% range ${formatSignedNumber(interval[0])} to ${formatSignedNumber(interval[1])}, ${formatGames(games)}.`;
  const words = {
    together: `In games with more of “${a.label}” there’s also more of “${b.label}”.`,
    opposite: `In games with more of “${a.label}” there’s less of “${b.label}”.`,
    unclear: `In your games, “${a.label}” and “${b.label}” aren’t clearly linked.`,
  }[verdict];
  return `${words} ${numbers}`;
}

function formatSignedNumber(value: number): string {
  const text = Math.abs(value).toFixed(2);
  return text === '0.00' ? text : `${value > 0 ? '+' : '−'}${text}`;
}
