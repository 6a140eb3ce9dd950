import { expect, test } from 'vitest';
import { fallenSentence } from './save-ranks.ts';

const before = { duel: 'gold-1', doubles: 'champion-1', standard: '' };

test('announces a fall in one line, but no rise or first rank', () => {
  expect(fallenSentence(before, { duel: 'gold-2', doubles: 'champion-1', standard: 'bronze-1' })).toBeNull();
  expect(fallenSentence(before, { duel: 'gold-1', doubles: 'diamond-3', standard: '' })).toBe(
    'Doubles: Champion I to Diamond III. After a season reset, everyone starts lower.',
  );
  expect(fallenSentence(before, { duel: 'unranked', doubles: '', standard: '' })).toBe(
    'Duel: Gold I to Not ranked. After a season reset, everyone starts lower.',
  );
});
