import type { Plan } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { listPlanOffers } from '../steps/plan-step.tsx';

const plan = (change: Partial<Plan>): Plan => ({
  name: 'Basic',
  tier: 5,
  replayLimit: 100,
  isFairUse: false,
  coachingSessions: 0,
  coachingMinutes: 0,
  features: { PolrAnalytics: 10, TrainingPackCodes: 10, ProgressionTracking: 10, 'Playlist Access': 10 },
  prices: [],
  trials: [],
  ...change,
});

test("describes offers with the server's plan data", () => {
  const offers = listPlanOffers([
    plan({}),
    plan({ name: 'Platinum', replayLimit: 400, coachingSessions: 1, coachingMinutes: 30 }),
    plan({ name: 'Diamond', replayLimit: 3000, isFairUse: true, coachingSessions: 2, coachingMinutes: 45 }),
    plan({ name: 'TeamPlan' }),
  ]);
  expect(offers.map(({ name }) => name)).toEqual(['Basic', 'Platinum', 'Diamond']);
  expect(offers[0]!.text).toMatch(/100 replays per month\.$/);
  expect(offers[1]!.text).toMatch(/400 replays per month\. One coaching session of 30 minutes per month\.$/);
  expect(offers[2]!.text).toMatch(
    /Unlimited replays, fair use 3,000 replays per month\. 2 coaching sessions of 45 minutes per month\.$/,
  );
});
