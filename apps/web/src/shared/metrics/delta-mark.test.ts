import { formatSigned } from '@datacoach/analysis/format-number';
import type { MetricReview } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { chooseSpeedUnit } from '../format/speed.ts';
import { calculateDelta, calculateMetricDelta } from './delta-mark.tsx';
import { formatMetricValue, getMetricFacts } from './metric-facts.ts';

chooseSpeedUnit('km/h');

const review = (metric: string, part: Partial<MetricReview>): MetricReview => ({
  metric,
  label: metric,
  value: null,
  per5: false,
  valueInterval: null,
  games: 0,
  over: 0,
  reference: null,
  nextReference: null,
  comparedWith: null,
  source: null,
  score: null,
  interval: null,
  reliability: null,
  reason: null,
  earlier: null,
  won: null,
  lost: null,
  series: [],
  ...part,
});

test("shows a difference's direction and whether it is better", () => {
  const empty = review('timeZeroPct', { value: 12, earlier: { value: 14, games: 20 }, series: [11, 12, 13] });
  expect(calculateMetricDelta(getMetricFacts(empty), empty)).toEqual({
    text: '−2.0',
    direction: 'down',
    verdict: 'better',
  });
  const goals = review('goals', { value: 1, earlier: { value: 2, games: 3 }, series: [0, 1, 2], per5: true });
  expect(calculateMetricDelta(getMetricFacts(goals), goals)).toEqual({
    text: '−1.00',
    direction: 'down',
    verdict: 'worse',
  });
  expect(calculateDelta(40, 10, getMetricFacts(review('shotDistance', {})))).toMatchObject({
    verdict: 'different',
  });
});

test("treats less than a third of the games' spread as no change", () => {
  const wide = review('goals', { value: 1.3, earlier: { value: 1, games: 20 }, series: [0, 1, 2] });
  expect(calculateMetricDelta(getMetricFacts(wide), wide)).toMatchObject({ text: '+0.30', verdict: 'even' });
  expect(calculateDelta(0.001, 0, getMetricFacts(review('goals', {})))).toMatchObject({
    text: '0.00',
    direction: 'level',
  });
  expect(calculateDelta(9, 0, getMetricFacts(review('shotSpeed', {})))).toMatchObject({
    text: '0',
    verdict: 'even',
  });
  expect(calculateMetricDelta(getMetricFacts(wide), { ...wide, earlier: { value: 1, games: 2 } })).toBeNull();
});

test('shows counts over several games with decimals, and rates with a unit', () => {
  expect(getMetricFacts(review('goals', { per5: true }))).toMatchObject({ decimals: 2, unit: 'per game' });
  expect(getMetricFacts(review('shotSpeed', {}))).toMatchObject({ unit: 'km/h' });
  expect(formatMetricValue(getMetricFacts(review('shotSpeed', {})), 2778)).toBe('100');
  expect(getMetricFacts(review('kickoffGoalDifference', { per5: true })).term.definition).toContain(
    'kickoff',
  );
  expect([formatSigned(0.04, 1), formatSigned(-0.26, 1), formatSigned(1.2, 1)]).toEqual([
    '0.0',
    '−0.3',
    '+1.2',
  ]);
});
