import { expect, test } from 'vitest';
import { convertSpeed, convertSpeedsInAnswer, convertSpeedsInText } from './speed-units.ts';

test('2,778 uu/s are 100 km/h and 62.1 mph', () => {
  expect(convertSpeed(2778, 'uu/s', 'km/h')).toBeCloseTo(100);
  expect(convertSpeed(100, 'km/h', 'mph')).toBeCloseTo(62.137);
});

test('rewrites each speed of a text with its decimals and leaves other numbers', () => {
  const mph = (text: string) => convertSpeedsInText(text, 'km/h', 'mph');
  expect(mph('A goal at 94 km/h or faster.')).toBe('A goal at 58 mph or faster.');
  expect(mph('You drive at **53.2 km/h** in 20 games; rank average: 54.0 km/h.')).toBe(
    'You drive at **33.1 mph** in 20 games; rank average: 33.6 mph.',
  );
  expect(mph('Between 51 and 79 km/h, 12 times.')).toBe('Between 32 and 49 mph, 12 times.');
  expect(mph('108 km/hour in 1,000 km/h')).toBe('108 km/hour in 621 mph');
  expect(convertSpeedsInText('1,478.5 uu/s', 'uu/s', 'km/h')).toBe('53.2 km/h');
  expect(mph('Top speed is 83 km/h.')).toBe('Top speed is 51 mph.');
  expect(mph('800 uu and 41%')).toBe('800 uu and 41%');
});

test('converts the speeds of an answer and nothing else', () => {
  const row = { label: 'Won', value: 2778, interval: [2500.2, 3055.8], reference: null, n: 40, unit: null };
  const answer = {
    headline: 'Your shots leave at **2,778 uu/s**.',
    number: { value: 2778, interval: [2500.2, 3055.8], unit: 'uu/s', decimals: 0 },
    compared: [{ value: 3055.8, games: 20 }],
    table: {
      unit: 'uu/s',
      rows: [row, { ...row, label: 'Boost', value: 400, interval: null, unit: 'per game' }],
    },
    series: { unit: 'uu/s', points: [{ at: 1000, value: 2778, mean: null }], changeAt: 3, reference: 2778 },
  };
  const shown = convertSpeedsInAnswer(answer, 'uu/s', 'km/h');
  const near = (value: number) => expect.closeTo(value, 6);
  expect(shown).toEqual({
    headline: 'Your shots leave at **100 km/h**.',
    number: { value: near(100), interval: [near(90), near(110)], unit: 'km/h', decimals: 0 },
    compared: [{ value: near(110), games: 20 }],
    table: {
      unit: 'km/h',
      rows: [
        { ...row, value: near(100), interval: [near(90), near(110)] },
        { ...row, label: 'Boost', value: 400, interval: null, unit: 'per game' },
      ],
    },
    series: {
      unit: 'km/h',
      points: [{ at: 1000, value: near(100), mean: null }],
      changeAt: 3,
      reference: near(100),
    },
  });
  expect(convertSpeedsInAnswer({ value: 20, unit: '%' }, 'km/h', 'mph')).toEqual({ value: 20, unit: '%' });
});
