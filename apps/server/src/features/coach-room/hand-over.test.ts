import { expect, test } from 'vitest';
import { handOverSeconds } from './team-chemistry.ts';

const touch = (player: string, time: number, team: 0 | 1 = 0) => ({ player, team, time });
const GROUP = new Set(['ann', 'bo']);

test('the next man of the pair counts, whatever opponents do meanwhile', () => {
  const touches = [touch('ann', 1), touch('foe', 2, 1), touch('bo', 2.5), touch('ann', 3.5)];
  expect(handOverSeconds(touches, GROUP)).toEqual([1.5, 1]);
});

test('own second touches, other mates and long pauses are no hand-over', () => {
  expect(handOverSeconds([touch('ann', 1), touch('ann', 2), touch('bo', 2.5)], GROUP)).toEqual([0.5]);
  expect(handOverSeconds([touch('ann', 1), touch('cy', 2), touch('bo', 2.5)], GROUP)).toEqual([]);
  expect(handOverSeconds([touch('ann', 1), touch('bo', 6.5)], GROUP)).toEqual([]);
});
