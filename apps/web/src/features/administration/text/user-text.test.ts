import { expect, test } from 'vitest';
import { describeQuota } from './user-text.ts';

test("shows a team’s replays as pooled, but not a single account's", () => {
  const used = { replaysUsed: 212, replayLimit: 500 };
  expect(describeQuota({ ...used, planName: 'TeamPlan' })).toBe('212 / 500 pooled');
  expect(describeQuota({ ...used, planName: 'Diamond' })).toBe('212 / 500');
});
