import { expect, test } from 'vitest';
import { quotaWords } from './user-words.ts';

test('a team’s replays are told as pooled, those of one account are not', () => {
  const used = { replaysUsed: 212, replayLimit: 500 };
  expect(quotaWords({ ...used, planName: 'TeamPlan' })).toBe('212 / 500 pooled');
  expect(quotaWords({ ...used, planName: 'Diamond' })).toBe('212 / 500');
});
