import { expect, test } from 'vitest';
import { formatHours, parseHours } from '../components/terms-form.tsx';

test('hours are formatted and parsed back', () => {
  const hours = [
    { weekday: 6, from: 1020, to: 1140 },
    { weekday: 6, from: 1200, to: 1440 },
    { weekday: 7, from: 0, to: 60 },
  ];
  expect(formatHours(hours, 6)).toBe('17:00-19:00, 20:00-24:00');
  expect(parseHours('17:00-19:00, 20:00 – 24:00', 6)).toEqual(hours.slice(0, 2));
  expect(parseHours('', 6)).toEqual([]);
});

test.each(['17-19', '19:00-17:00', '17:10-19:00', '20:00-24:15', 'evenings'])(
  '"%s" is rejected as hours',
  (text) => {
    expect(parseHours(text, 1)).toBeNull();
  },
);
