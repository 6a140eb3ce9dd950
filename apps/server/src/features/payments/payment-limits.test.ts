import { expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { call, getProblemCode } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { openShop } from '../../testing/open-shop.ts';
import { shopping } from '../../testing/shopping.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { grantDiscountCode } from './evaluate-discounts.ts';

const shop = await openShop('stripe');
const limit = { max: 2, timeWindow: 60_000 };
const rateLimits = { payment: limit, order: limit, lookUp: limit };
const server = await startServerForTests({ database: 'embedded', rateLimits });

test('refuses an account that asks the payment or rank provider too often, and no one else', async () => {
  const [greedy, other] = [
    await createAccountWithRole(server, 'Player'),
    await createAccountWithRole(server, 'Player'),
  ];
  const plan = { kind: 'plan', planName: 'Platinum', period: 5 };
  for (const [method, path, json] of [
    ['POST', '/api/v1/payments/quote', plan],
    ['POST', '/api/v1/payments/orders', { ...plan, agreedTotal: 1 }],
    ['GET', `/api/v1/payments/orders/${crypto.randomUUID()}`],
    ['POST', '/api/v1/payments/cancel'],
    ['POST', '/api/v1/payments/resume'],
    ['POST', '/api/v1/payments/refund'],
    ['POST', '/api/v1/payments/card'],
    ['POST', '/api/profile/refresh-ranks'],
  ] as const) {
    const ask = ({ tokens }: typeof greedy) =>
      call(server.url + path, { method, token: tokens.accessToken, json });
    const asked = [await ask(greedy), await ask(greedy)].map(({ status }) => status);
    expect([path, ...asked]).not.toContain(429);
    expect([path, getProblemCode(await ask(greedy))]).toEqual([path, 'too-many-requests']);
    expect([path, (await ask(other)).status]).toEqual([path, asked[0]]);
  }
});

test('quotes with a discount code leave one coupon at Stripe, however many are asked for', async () => {
  const { buy, planRequest, quoted, player } = shopping(shop);
  const who = await player();
  await buy(who, planRequest('Platinum'));
  const endsAt = new Date(shop.clock.now().getTime() + DAY_MS);
  const code = await shop.context.db.transaction((tx) =>
    grantDiscountCode(tx, { percent: 50, endsAt, note: 'test' }),
  );
  const upgrade = planRequest('Diamond', 5, { codes: [code] });
  const quotes = [await quoted(who, upgrade), await quoted(who, upgrade), await quoted(who, upgrade)];
  expect(quotes.map(({ codes }) => codes)).toEqual([[code], [code], [code]]);
  expect(shop.calls.filter((one) => one === 'POST /v1/coupons')).toHaveLength(1);
  expect((await buy(who, upgrade)).status).toBe('paid');
});
