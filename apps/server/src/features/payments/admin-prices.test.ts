import { plan } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { call, getProblemCode } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

const server = await startServerForTests({ database: 'embedded' });
const admin = await createAccountWithRole(server, 'Admin');

const send = (method: string, path: string, json?: object) =>
  admin.send(method, `/api/v1/admin/${path}`, json);

test("an administrator's changes to plans, prices, tokens and codes apply at once and are audited", async () => {
  const prices = [5, 10, 15].map((period, at) => ({ period, amount: 1000 * (at + 1), currency: 'usd' }));
  expect((await send('PUT', 'plans/Platinum/prices', { prices })).status).toBe(200);
  const gives = {
    replayLimit: 500,
    coachingSessions: 2,
    coachingMinutes: 30,
    features: { PolrAnalytics: 15, TrainingPackCodes: 15, ProgressionTracking: 10, 'Playlist Access': 15 },
    trials: [{ rule: 'open', days: 15, period: null }],
  };
  expect((await send('PUT', 'plans/Platinum', gives)).status).toBe(200);
  const { body } = await call(`${server.url}/api/v1/paymentproductsplans/get-plans`);
  const platinum = plan
    .array()
    .parse(body)
    .find(({ name }) => name === 'Platinum')!;
  expect(platinum).toMatchObject({ replayLimit: 500, coachingSessions: 2, prices, trials: gives.trials });

  const player = await createAccountWithRole(server, 'Player');
  const products = async () =>
    (
      (await player.get('/api/v1/paymentproductsplans/get-coach-tokens')).body as {
        products: { key: string; amount: number }[];
      }
    ).products.map(({ key, amount }) => [key, amount]);
  await send('PUT', 'coach-tokens/one', { tokens: 1, amount: 1500, currency: 'usd' });
  expect((await send('DELETE', 'coach-tokens/five')).status).toBe(200);
  expect(await products()).toEqual([
    ['one', 1500],
    ['three', 7999],
  ]);
  expect(getProblemCode(await send('DELETE', 'coach-tokens/five'))).toBe('not-found');

  const code = {
    code: 'SUMMER',
    type: 10,
    amount: 25,
    plans: ['Platinum'],
    periods: [],
    forTokens: false,
    firstCycles: 1,
    onlyReferred: false,
    startsAt: null,
    endsAt: null,
    totalLimit: 10,
    perUserLimit: 1,
    note: '',
  };
  const made = await send('POST', 'discounts', code);
  expect(made).toMatchObject({ status: 201, body: { code: 'SUMMER', uses: 0, version: 1 } });
  const { id } = made.body as { id: string };
  const changed = await send('PUT', `discounts/${id}`, { ...code, amount: 30, version: 1 });
  expect(changed.body).toMatchObject({ amount: 30, version: 2 });
  const late = await send('PUT', `discounts/${id}`, { ...code, amount: 40, version: 1 });
  expect(getProblemCode(late)).toBe('changed-meanwhile');
  for (const wrong of [{ amount: 101 }, { amount: 0 }, { code: 'a b' }, { firstCycles: 0 }]) {
    expect((await send('POST', 'discounts', { ...code, code: 'OTHER', ...wrong })).status).toBe(400);
  }
  const past = { endsAt: '2020-01-01T00:00:00.000Z' };
  expect((await send('POST', 'discounts', { ...code, code: 'OTHER', ...past })).body).toMatchObject({
    messages: ['This time is in the past. Choose a later one.'],
    field: 'endsAt',
  });
  expect((await send('POST', 'discounts', code)).body).toMatchObject({ code: 'code-taken', field: 'code' });
  expect((await send('DELETE', `discounts/${id}`)).status).toBe(200);
  expect(getProblemCode(await send('DELETE', `discounts/${id}`))).toBe('not-found');
  const listDiscountCodes = async (search: string) => {
    const { body: page } = await send('GET', `discounts?search=${search}`);
    const { items, total } = page as { items: { code: string }[]; total: number };
    return [total, ...items.map((one) => one.code)];
  };
  expect(await listDiscountCodes('')).toEqual([1, 'FRIEND20']);
  expect(await listDiscountCodes('friend')).toEqual([1, 'FRIEND20']);
  expect(await listDiscountCodes('%25')).toEqual([0]);

  const { body: changes } = await send('GET', 'plans/changes');
  const shown = (changes as { items: { action: string; targetId: string; actor: object }[] }).items;
  expect(shown.map(({ action }) => action).reverse()).toEqual([
    'save-prices',
    'save-plan',
    'save-tokens',
    'delete-tokens',
    'create-discount',
    'update-discount',
    'delete-discount',
  ]);
  expect(shown[0]).toMatchObject({ targetId: id, actor: { userName: 'Admin' } });
  expect(shown[1]).toMatchObject({
    before: { code: 'SUMMER', amount: 25 },
    after: { code: 'SUMMER', amount: 30 },
  });
  expect(shown.at(-1)).toMatchObject({
    targetId: 'Platinum',
    before: { monthly: '$12.99' },
    after: { monthly: '$10.00', quarterly: '$20.00', yearly: '$30.00' },
  });
});

test('a longer period never costs more than its months, and subscribers keep their price and are notified', async () => {
  const pricesFrom = (...amounts: number[]) => ({
    prices: [5, 10, 15].map((period, index) => ({ period, amount: amounts[index], currency: 'usd' })),
  });
  const refused = await send('PUT', 'plans/Diamond/prices', pricesFrom(1000, 3001, 12_000));
  expect(refused).toMatchObject({
    status: 400,
    body: { messages: ['That’s more than 3 single months. Enter less.'] },
  });

  const player = await createAccountWithRole(server, 'Player');
  expect((await send('PUT', 'plans/Diamond/prices', pricesFrom(1000, 2700, 9600))).status).toBe(200);
  await server.platform.database.pool.query(
    `insert into subscriptions (id, user_id, plan_name, period, amount, currency, status, started_at, anchor_at,
       current_start, current_end, cancel_at_end, read_ticket)
     values ('sub-1', $1, 'Diamond', 10, 2700, 'usd', 'active', now(), now(), now(), now() + interval '90 days', false, 1)`,
    [player.tokens.user.id],
  );
  const news = async () =>
    (
      (await player.get('/api/v1/notifications')).body as { items: { kind: string; text: string }[] }
    ).items.filter(({ kind }) => kind === 'price-kept');
  await send('PUT', 'plans/Diamond/prices', pricesFrom(1100, 2700, 9600));
  expect(await news()).toEqual([]);
  const dearer = pricesFrom(1100, 3000, 9600);
  const { body } = await send('PUT', 'plans/Diamond/prices', dearer);
  expect(body).toMatchObject({ paying: 1, atEarlierPrice: 1 });
  await send('PUT', 'plans/Diamond/prices', dearer);
  expect(await news()).toMatchObject([
    {
      title: 'Diamond prices changed, but not yours',
      text: 'New subscriptions cost $30.00 every 3 months. Yours stays at $27.00 every 3 months until you change or cancel your plan.',
    },
  ]);
});
