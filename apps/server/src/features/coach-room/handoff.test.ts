import { expect, test } from 'vitest';
import { listHandoffSeconds } from './team-chemistry.ts';

const touch = (player: string, time: number, team: 0 | 1 = 0) => ({ player, team, time });
const GROUP = new Set(['ann', 'bo']);

test("a handoff is the group's next touch, whatever opponents do meanwhile", () => {
  const touches = [touch('ann', 1), touch('foe', 2, 1), touch('bo', 2.5), touch('ann', 3.5)];
  expect(listHandoffSeconds(touches, GROUP)).toEqual([1.5, 1]);
});

test("a player's second touch, other teammates and long pauses aren't handoffs", () => {
  expect(listHandoffSeconds([touch('ann', 1), touch('ann', 2), touch('bo', 2.5)], GROUP)).toEqual([0.5]);
  expect(listHandoffSeconds([touch('ann', 1), touch('cy', 2), touch('bo', 2.5)], GROUP)).toEqual([]);
  expect(listHandoffSeconds([touch('ann', 1), touch('bo', 6.5)], GROUP)).toEqual([]);
});
