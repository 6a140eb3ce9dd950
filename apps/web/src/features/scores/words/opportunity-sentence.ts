import type { MetricReview } from '@datacoach/contract';
import { formatNumber } from '../../../shared/format/number.ts';
import { type MetricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';

/** The finding in one sentence; `value` is what stands out in it. */
export function opportunitySentence(
  facts: MetricFacts,
  { value, reference }: Pick<MetricReview, 'value' | 'reference'>,
  rank: string,
): { before: string; value: string; after: string } {
  const unit = facts.unit === '' ? '' : facts.unit === '%' ? '%' : ` ${facts.unit}`;
  const own = `${writeValue(facts, value)}${unit}`;
  const side =
    value === null || reference === null
      ? ''
      : value < reference
        ? 'less than'
        : value > reference
          ? 'more than'
          : 'as much as';
  return {
    before: `${facts.label}:`,
    value: own,
    after:
      reference === null
        ? ''
        : `, ${side} the ${writeValue(facts, reference)}${unit === '%' ? '%' : ''} of ${rank}.`,
  };
}

/** "0.42 goals per game (0.18 to 0.66), based on 812 player games". */
export function worthWords({
  value,
  interval: [low, high],
  playerGames,
}: {
  value: number;
  interval: readonly [number, number];
  playerGames: number;
}): string {
  return `${formatNumber(value, 2)} goals per game (${formatNumber(low, 2)} to ${formatNumber(high, 2)}), based on ${formatNumber(playerGames)} player games`;
}
