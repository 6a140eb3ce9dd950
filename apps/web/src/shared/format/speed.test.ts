import { afterEach, expect, test } from 'vitest';
import { formatMetricValue, getMetricFacts } from '../metrics/metric-facts.ts';
import {
  chooseSpeedUnit,
  convertSpeedsInResponse,
  formatSpeed,
  formatSpeedsInText,
  getDefaultUnit,
  getSpeedUnit,
} from './speed.ts';
import { formatStatistic, getUnitName } from './statistic-value.ts';

afterEach(() => chooseSpeedUnit('km/h'));

test('uses mph where the browser’s region is the US or the UK', () => {
  expect(['en-US', 'en-GB', 'cy-GB'].map(getDefaultUnit)).toEqual(['mph', 'mph', 'mph']);
  expect(['de-DE', 'en-CA', 'en', 'fr', undefined].map(getDefaultUnit)).toEqual(Array(5).fill('km/h'));
});

test('formats every speed in the chosen unit from the moment of the choice', () => {
  const review = { metric: 'avgSpeed', label: 'Average speed', per5: false } as const;
  const shown = () => [
    getSpeedUnit(),
    formatSpeed(2778),
    formatMetricValue(getMetricFacts(review), 1389),
    getMetricFacts(review).unit,
    formatStatistic({ decimals: 1, unit: 'uuPerSecond' }, 1389),
    getUnitName('uuPerSecond'),
    formatSpeedsInText('Faster than 79 km/h.'),
  ];
  chooseSpeedUnit('km/h');
  expect(shown()).toEqual([
    'km/h',
    '100 km/h',
    '50.0',
    'km/h',
    '50.0',
    'km/h (a car’s top speed is 83 km/h)',
    'Faster than 79 km/h.',
  ]);
  chooseSpeedUnit('mph');
  expect(shown()).toEqual([
    'mph',
    '62 mph',
    '31.1',
    'mph',
    '31.1',
    'mph (a car’s top speed is 51 mph)',
    'Faster than 49 mph.',
  ]);
  expect(getMetricFacts(review).term.definition).not.toContain('km/h');
  expect(convertSpeedsInResponse({ value: 100, low: 90, high: null, unit: 'km/h', games: 20 })).toEqual({
    value: expect.closeTo(62.137, 2),
    low: expect.closeTo(55.92, 2),
    high: null,
    unit: 'mph',
    games: 20,
  });
});
