import { getPlanOpens, plan } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { call } from '../../testing/api-client.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

describe.each(DATABASE_KINDS)('plans on %s', async (database) => {
  const server = await startServerForTests({ database });

  test('everyone can read what each plan includes, lowest tier first', async () => {
    const { status, body } = await call(`${server.url}/api/v1/paymentproductsplans/get-plans`);
    expect(status).toBe(200);
    const plans = plan.array().parse(body);
    const given = plans.map(({ prices: _prices, trials: _trials, features: _features, ...gives }) => gives);
    const none = { isFairUse: false, coachingSessions: 0, coachingMinutes: 0 };
    expect(given).toEqual([
      { name: 'Basic', tier: 5, replayLimit: 100, ...none },
      { ...none, name: 'Platinum', tier: 10, replayLimit: 400, coachingSessions: 1, coachingMinutes: 30 },
      {
        name: 'Diamond',
        tier: 15,
        replayLimit: 3000,
        isFairUse: true,
        coachingSessions: 2,
        coachingMinutes: 45,
      },
      {
        name: 'TeamPlan',
        tier: 20,
        replayLimit: 5000,
        isFairUse: true,
        coachingSessions: 2,
        coachingMinutes: 60,
      },
    ]);
    expect(plans.map((one) => getPlanOpens(one).ProgressionTracking.reach)).toEqual([
      'games',
      'season',
      'all',
      'all',
    ]);
  });

  test('prices are in cents including tax: quarterly 10 % less, yearly 20 % less, rounded down', async () => {
    const { body } = await call(`${server.url}/api/v1/paymentproductsplans/get-plans`);
    const prices = plan.array().parse(body);
    expect(prices.map(({ name, prices: all }) => [name, ...all.map(({ amount }) => amount)])).toEqual([
      ['Basic'],
      ['Platinum', 1299, 3507, 12_470],
      ['Diamond', 3999, 10_797, 38_390],
      ['TeamPlan', 4999, 13_497, 47_990],
    ]);
    for (const { prices: all } of prices.slice(1)) {
      const monthly = all[0]!.amount;
      expect(all.map(({ period, currency }) => [period, currency])).toEqual([
        [5, 'usd'],
        [10, 'usd'],
        [15, 'usd'],
      ]);
      expect(all[1]!.amount).toBe(Math.floor(monthly * 3 * 0.9));
      expect(all[2]!.amount).toBe(Math.floor(monthly * 12 * 0.8));
    }
  });

  test('trials: 7 days without a card, 15 through a friend, 30 with a card for a year or a team', async () => {
    const { body } = await call(`${server.url}/api/v1/paymentproductsplans/get-plans`);
    const trials = plan
      .array()
      .parse(body)
      .map(({ name, trials: all }) => [name, all]);
    const yearly = { rule: 'card', days: 30, period: 15 };
    expect(trials).toEqual([
      ['Basic', []],
      ['Platinum', [{ rule: 'open', days: 7, period: null }, yearly]],
      ['Diamond', [{ rule: 'friend-code', days: 15, period: null }, yearly]],
      ['TeamPlan', [{ rule: 'card', days: 30, period: null }]],
    ]);
  });
});
