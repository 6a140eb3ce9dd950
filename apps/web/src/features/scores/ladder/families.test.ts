import { expect, test } from 'vitest';
import { createLadderScale, FAMILIES, getRankFamily } from './families.ts';

test('starts a new family every three tiers of 3.18', () => {
  expect(FAMILIES.map(({ from }) => Number(from.toFixed(1)))).toEqual([
    0, 9.5, 19.1, 28.6, 38.2, 47.7, 57.3, 66.8,
  ]);
  expect(FAMILIES.map(({ from, to }) => [getRankFamily(from), getRankFamily(to - 0.001)])).toEqual(
    FAMILIES.map((_, index) => [index, index]),
  );
  expect(getRankFamily(70)).toBe(7);
});

test("matches the ladder's positions in the specification", () => {
  const x = createLadderScale(0, 0, 540);
  // 45 → 29.5 and 7.5 → 3.5 of 54 steps (game-and-stats.md 7.4).
  expect([0, 7.5, 45, 50, 70, 99].map(x)).toEqual([0, 35, 295, 350, 540, 540]);
  const cut = createLadderScale(4, 100, 200);
  expect(cut(FAMILIES[4]!.from)).toBe(100);
  expect(cut(10)).toBe(100);
  expect(cut(70)).toBe(200);
});
