import { expect, test } from 'vitest';
import { PLAYED_CHOICES, playedChoice, playedDays } from './played-choices.ts';

const NOW = new Date(2026, 2, 3, 0, 30);

test('maps every choice to days and back, even across months', () => {
  for (const { key } of PLAYED_CHOICES) expect(playedChoice(playedDays(key, NOW), NOW)).toBe(key);
  expect(playedDays('today', NOW)).toEqual({ from: '2026-03-03' });
  expect(playedDays('week', NOW)).toEqual({ from: '2026-02-25' });
  expect(playedChoice({ from: '2026-02-25', to: '2026-03-01' }, NOW)).toBe('days');
});
