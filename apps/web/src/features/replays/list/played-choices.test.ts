import { expect, test } from 'vitest';
import { getPlayedChoice, getPlayedDays, PLAYED_CHOICES } from '../screens/my-replays-screen.tsx';

const NOW = new Date(2026, 2, 3, 0, 30);

test('maps every choice to days and back, even across months', () => {
  for (const { key } of PLAYED_CHOICES) expect(getPlayedChoice(getPlayedDays(key, NOW), NOW)).toBe(key);
  expect(getPlayedDays('today', NOW)).toEqual({ from: '2026-03-03' });
  expect(getPlayedDays('week', NOW)).toEqual({ from: '2026-02-25' });
  expect(getPlayedChoice({ from: '2026-02-25', to: '2026-03-01' }, NOW)).toBe('days');
});
