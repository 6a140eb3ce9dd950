import { expect, test } from 'vitest';
import { formatFallenRanks } from './save-ranks.ts';

const before = { duel: 'gold-1', doubles: 'champion-1', standard: '' };

test('announces a fall in one line, but no rise or first rank', () => {
  expect(
    formatFallenRanks(before, { duel: 'gold-2', doubles: 'champion-1', standard: 'bronze-1' }),
  ).toBeNull();
  expect(formatFallenRanks(before, { duel: 'gold-1', doubles: 'diamond-3', standard: '' })).toBe(
    'Doubles: Champion I to Diamond III. After a season reset, everyone starts lower.',
  );
  expect(formatFallenRanks(before, { duel: 'unranked', doubles: '', standard: '' })).toBe(
    'Duel: Gold I to Not ranked. After a season reset, everyone starts lower.',
  );
});
