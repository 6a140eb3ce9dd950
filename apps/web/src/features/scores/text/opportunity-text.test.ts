import { expect, test } from 'vitest';
import { getMetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { describeWorth, formatOpportunity } from './opportunity-text.ts';

const facts = (metric: string, label: string, per5 = false) => getMetricFacts({ metric, label, per5 });

test("leads with the problem, then names the stat, the value and the rank's average", () => {
  expect(
    formatOpportunity(
      facts('xg', 'Expected goals', true),
      'Not enough good chances.',
      { value: 0.544, reference: 1.0875 },
      'Gold I',
    ),
  ).toEqual({
    problem: 'Not enough good chances.',
    before: 'Expected goals:',
    value: '0.54 per game',
    after: '. Gold I average: 1.09.',
  });
  expect(
    formatOpportunity(
      facts('timeZeroPct', 'Time at 0 boost'),
      null,
      { value: 11.2, reference: 12.3 },
      'Gold I',
    ),
  ).toEqual({
    problem: 'You’re above average here, with room to grow.',
    before: 'Time at 0 boost:',
    value: '11.2%',
    after: '. Gold I average: 12.3%.',
  });
  expect(
    formatOpportunity(facts('goals', 'Goals'), 'Too few.', { value: 1, reference: null }, 'Gold I').after,
  ).toBe('.');
});

test('gives its worth in goals per game, with interval and sample size', () => {
  expect(describeWorth({ value: 0.424, interval: [0.18, 0.66], playerGames: 812 })).toBe(
    '0.42 goals per game (0.18 to 0.66), based on 812 player games',
  );
});
