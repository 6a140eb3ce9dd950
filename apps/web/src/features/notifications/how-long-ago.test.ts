import { expect, test } from 'vitest';
import { formatHowLongAgo } from './components/notification-panel.tsx';

test('shows an age in its largest unit, and the date after a week', () => {
  const now = new Date(2026, 2, 17, 12, 0, 0);
  const ages = [-5, 59, 60, 3599, 3600, 86_399, 86_400, 604_799, 604_800];
  expect(ages.map((seconds) => formatHowLongAgo(new Date(now.getTime() - seconds * 1000), now))).toEqual([
    'now',
    'now',
    '1 min',
    '59 min',
    '1 h',
    '23 h',
    '1 d',
    '6 d',
    'March 10th, 2026',
  ]);
});
