import { expect, test } from 'vitest';
import { formatGamesNeeded } from './games-needed.ts';

test.each([
  [formatGamesNeeded(3, 'you see your POLR'), '3 more games until you see your POLR'],
  [formatGamesNeeded(1, 'it’s final', { mode: 'Doubles' }), '1 more Doubles game until it’s final'],
  [
    formatGamesNeeded(2, 'you see it', { which: 'with this stat' }),
    '2 more games with this stat until you see it',
  ],
])('says how many games are needed: %s', (shown, expected) => {
  expect(shown).toBe(expected);
});
