import { formatNumber } from '@datacoach/analysis/format-number';
import type { MetricReview } from '@datacoach/contract';
import { formatMetricValue, getUnitSuffix, type MetricFacts } from '../../../shared/metrics/metric-facts.ts';

/** Describes what goes wrong, and the stat next to the average; `value` is the highlighted part. */
export function formatOpportunity(
  facts: MetricFacts,
  problem: string | null,
  { value, reference }: Pick<MetricReview, 'value' | 'reference'>,
  rank: string,
): { problem: string; before: string; value: string; after: string } {
  const ownValue = `${formatMetricValue(facts, value)}${getUnitSuffix(facts.unit)}`;
  const average = formatMetricValue(facts, reference);
  return {
    problem: problem ?? 'You’re above average here, with room to grow.',
    before: `${facts.label}:`,
    value: ownValue,
    after: reference === null ? '.' : `. ${rank} average: ${facts.unit === '%' ? `${average}%` : average}.`,
  };
}

interface Worth {
  value: number;
  interval: readonly [number, number];
  playerGames: number;
}

/** Formats "0.42 goals per game (0.18 to 0.66), based on 812 player games". */
export const describeWorth = ({ value, interval: [low, high], playerGames }: Worth): string =>
  `${formatNumber(value, 2)} goals per game (${formatNumber(low, 2)} to ${formatNumber(high, 2)}), based on ${formatNumber(playerGames)} player games`;
