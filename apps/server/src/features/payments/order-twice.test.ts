import type { OrderRequest } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { openShop, PROVIDERS } from '../../testing/open-shop.ts';
import { shopping } from '../../testing/shopping.ts';
import { startOrder } from './order-lifecycle.ts';
import type { PaymentProvider } from './payment-provider.ts';

const MONTHLY = 5;
const YEARLY = 15;
const CLICKS = 4;
const DIAMOND: OrderRequest = { kind: 'plan', planName: 'Diamond', period: MONTHLY, trial: false, codes: [] };

describe.each(PROVIDERS)('a plan change ordered more than once, paid by %s', async (provider) => {
  const shop = await openShop(provider);

  const { send, planRequest, quoted, buy, getOrder, readPayments, invoices, player } = shopping(shop);

  /** A Platinum account and its Diamond orders, with some provider calls replaced. */
  async function upgrader(ways: (real: PaymentProvider) => Partial<PaymentProvider>) {
    const who = await player();
    await buy(who, planRequest('Platinum'));
    const agreedTotal = (await quoted(who, DIAMOND)).due.total;
    const { paymentProvider: real } = shop.context;
    const context = { ...shop.context, paymentProvider: { ...real, ...ways(real) } };
    const buyer = { userId: who.tokens.user.id, userType: 'Player' } as const;
    return { who, agreedTotal, order: () => startOrder(context, buyer, { ...DIAMOND, agreedTotal }) };
  }
  /** Returns the Diamond orders by id. */
  async function listDiamonds(who: TestAccount): Promise<{ id: string; status: string }[]> {
    const { rows } = await shop.server.platform.database.pool.query(
      "select id, status from payment_orders where user_id = $1 and plan_name = 'Diamond'",
      [who.tokens.user.id],
    );
    return rows as { id: string; status: string }[];
  }

  test('several clicks that got a price before any order was stored change the plan once', async () => {
    const isNotified = Promise.withResolvers<void>();
    let shown = 0;
    let made = 0;
    const { who, agreedTotal, order } = await upgrader((real) => ({
      async previewChange(...asked) {
        const preview = await real.previewChange(...asked);
        shown += 1;
        if (shown === CLICKS) isNotified.resolve();
        await isNotified.promise;
        return preview;
      },
      changeNow(...change) {
        made += 1;
        return real.changeNow(...change);
      },
    }));
    const answers = await Promise.allSettled(Array.from({ length: CLICKS }, order));
    const orders = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.order.id] : []));
    const refused = answers.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    );
    expect(made).toBe(1);
    expect(new Set(orders).size).toBe(1);
    for (const code of refused) expect(code).toBe('price-changed');
    expect(await listDiamonds(who)).toEqual([{ id: orders[0], status: 'paid' }]);
    expect((await invoices(who)).map(({ sum }) => sum.total)).toEqual([agreedTotal, 1299]);
    const yearly = await quoted(who, planRequest('Diamond', YEARLY));
    expect(yearly.due.total).toBe(38_390 - 3999);
  });

  test('a click while the change is in progress returns its order, and nothing else is sold meanwhile', async () => {
    const [started, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let made = 0;
    const { who, agreedTotal, order } = await upgrader((real) => ({
      async changeNow(...change) {
        made += 1;
        started.resolve();
        if (made === 1) await goesOn.promise;
        return real.changeNow(...change);
      },
    }));
    const first = order();
    await started.promise;
    const again = await send(who, 'POST', 'orders', { ...DIAMOND, agreedTotal });
    expect(again).toMatchObject({ status: 201, body: { url: null, order: { status: 'processing' } } });
    const other = { ...planRequest('Diamond', YEARLY), agreedTotal: 38_390 };
    expect(getProblemCode(await send(who, 'POST', 'orders', other))).toBe('payment-processing');
    const { id } = (await listDiamonds(who))[0]!;
    const left = await send(who, 'POST', `orders/${id}/leave`);
    expect(left.body).toMatchObject({ status: 'processing' });
    goesOn.resolve();
    expect(await first).toMatchObject({ url: null, order: { id, status: 'paid' } });
    expect(made).toBe(1);
    expect(await getOrder(who, (again.body as { order: { id: string } }).order.id)).toMatchObject({
      id,
      status: 'paid',
    });
    expect(await invoices(who)).toHaveLength(2);
  });

  test('a change that was priced before a refund began is refused', async () => {
    const { pool } = shop.server.platform.database;
    const { who, order } = await upgrader((real) => ({
      async previewChange(id, ...asked) {
        const preview = await real.previewChange(id, ...asked);
        await pool.query('update subscriptions set ended_at = $1 where id = $2', [
          shop.clock.now().toISOString(),
          id,
        ]);
        return preview;
      },
    }));
    await expect(order()).rejects.toMatchObject({ code: 'payment-processing' });
    expect(await listDiamonds(who)).toEqual([]);
  });

  test("a change whose process died gets the provider's outcome, and can be ordered again if it wasn't made", async () => {
    for (const isMade of [true, false]) {
      const called = Promise.withResolvers<void>();
      const { who, order } = await upgrader((real) => ({
        async changeNow(...change) {
          shop.hear(false);
          if (isMade) await real.changeNow(...change);
          shop.hear(true);
          called.resolve();
          await new Promise(() => {});
        },
      }));
      void order();
      await called.promise;
      const { id } = (await listDiamonds(who))[0]!;
      expect((await getOrder(who, id)).status).toBe('processing');
      shop.clock.forward(6 * MINUTE_MS);
      expect((await getOrder(who, id)).status).toBe(isMade ? 'paid' : 'canceled');
      expect((await readPayments(who)).planName).toBe(isMade ? 'Diamond' : 'Platinum');
      if (!isMade) expect((await buy(who, DIAMOND)).status).toBe('paid');
      expect(await invoices(who)).toHaveLength(2);
    }
  });
});
