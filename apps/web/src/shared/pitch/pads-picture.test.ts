import { BOOST_PADS } from '@datacoach/analysis/metadata';
import { expect, test } from 'vitest';
import { describePad, sumPadCounts } from './pads-picture.tsx';

test('describes a pad for a team attacking toward +y', () => {
  const wordsAt = (x: number, y: number) =>
    describePad(BOOST_PADS.findIndex((pad) => pad.x === x && pad.y === y));
  expect(wordsAt(3072, 4096)).toBe('Big pad in the opponents’ half, left');
  expect(wordsAt(-3072, -4096)).toBe('Big pad in your own half, right');
  expect(wordsAt(-3584, 0)).toBe('Big pad on the midline, right');
});

test('counts pads in the opponents’ half as stolen, but not those on the midline', () => {
  const taken = (isTaken: (y: number) => boolean) => BOOST_PADS.map(({ y }) => Number(isTaken(y)));
  expect(sumPadCounts(taken((y) => y > 0)).stolenShare).toBe(100);
  expect(sumPadCounts(taken((y) => y <= 0)).stolenShare).toBe(0);
  expect(sumPadCounts(taken((y) => y !== 0))).toEqual({ all: 30, stolenShare: 50 });
  expect(sumPadCounts([])).toEqual({ all: 0, stolenShare: 0 });
});
