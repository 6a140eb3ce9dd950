import { expect, test } from 'vitest';
import { metricFacts } from '../../../shared/metrics/metric-facts.ts';
import { opportunitySentence, worthWords } from './opportunity-sentence.ts';

const facts = (metric: string, label: string, per5 = false) => metricFacts({ metric, label, per5 });

test('the finding names both values, the unit once and the rank', () => {
  expect(
    opportunitySentence(facts('xg', 'Expected goals', true), { value: 0.544, reference: 1.0875 }, 'Gold I'),
  ).toEqual({
    before: 'Expected goals:',
    value: '0.54 per 5 min',
    after: ', less than the 1.09 of Gold I.',
  });
  expect(
    opportunitySentence(facts('timeZeroPct', 'Time at 0 boost'), { value: 16.2, reference: 12.3 }, 'Gold I'),
  ).toEqual({ before: 'Time at 0 boost:', value: '16.2%', after: ', more than the 12.3% of Gold I.' });
  expect(opportunitySentence(facts('goals', 'Goals'), { value: 1, reference: null }, 'Gold I').after).toBe(
    '',
  );
});

test('its worth is said in goals a game, with interval and sample', () => {
  expect(worthWords({ value: 0.424, interval: [0.18, 0.66], playerGames: 812 })).toBe(
    '0.42 goals per game (0.18 to 0.66), based on 812 player games',
  );
});
