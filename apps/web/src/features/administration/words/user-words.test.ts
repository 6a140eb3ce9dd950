import { expect, test } from 'vitest';
import { quotaWords } from './user-words.ts';

test("shows a team’s replays as pooled, but not a single account's", () => {
  const used = { replaysUsed: 212, replayLimit: 500 };
  expect(quotaWords({ ...used, planName: 'TeamPlan' })).toBe('212 / 500 pooled');
  expect(quotaWords({ ...used, planName: 'Diamond' })).toBe('212 / 500');
});
