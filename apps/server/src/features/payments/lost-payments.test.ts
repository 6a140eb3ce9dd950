import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openContext } from '../../open-context.ts';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { openShop, PROVIDERS } from '../../testing/open-shop.ts';
import { shopping } from '../../testing/shopping.ts';
import { signStripeEvent, startStripeServer } from '../../testing/start-stripe-server.ts';
import { reserveUpload, settleUpload } from '../membership/index.ts';
import { refundPlan } from './my-payments.ts';
import { findOrder } from './order.repository.ts';
import { closeOrder } from './order-lifecycle.ts';
import { findCustomer, findLiveSubscription } from './subscription.repository.ts';
import { sweepPayments } from './sweep-payments.ts';

const MONTHLY = 5;
const YEARLY = 15;
const TOKENS = { kind: 'tokens', product: 'three' };

describe.each(PROVIDERS)('edge cases of paying by %s', async (provider) => {
  const shop = await openShop(provider);

  const {
    send,
    planRequest,
    quoted,
    start,
    buy,
    getOrder,
    readPayments,
    passPeriod,
    invoices,
    player,
    getCustomer,
    createCode,
  } = shopping(shop);
  const db = () => shop.context.db;
  const getUserId = (who: TestAccount) => who.tokens.user.id;
  const getSubscription = async (who: TestAccount) => (await findLiveSubscription(db(), getUserId(who)))!.id;

  test('with two tabs only one page can be paid; if two are paid, one plan starts and the other is refunded', async () => {
    const who = await player();
    const json = { ...planRequest('Platinum'), agreedTotal: 1299 };
    const tabs = await Promise.all(Array.from({ length: 4 }, () => send(who, 'POST', 'orders', json)));
    expect(tabs.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(tabs.some(({ status }) => status === 201)).toBe(true);
    const { rows: pages } = await shop.server.platform.database.pool.query(
      'select status, checkout_id as id from payment_orders where user_id = $1 and checkout_id is not null',
      [getUserId(who)],
    );
    const payable = [];
    for (const { status, id } of pages as { status: string; id: string }[]) {
      const page = await shop.context.paymentProvider.readCheckout(id);
      expect(page.status).toBe(status);
      if (page.status === 'open') payable.push(id);
    }
    expect(payable).toHaveLength(1);

    const twice = await player();
    const first = await start(twice, planRequest('Platinum'));
    // A second page, as if the first hadn't been closed.
    const other = await shop.context.paymentProvider.openCheckout({
      orderId: randomUUID(),
      customerId: await getCustomer(twice),
      title: 'Diamond, monthly',
      amount: 0,
      plan: { item: { planName: 'Diamond', period: MONTHLY, amount: 3999 }, off: null, trialDays: null },
      returnUrl: '/payment?order=other',
    });
    await shop.finish(twice, first.url!, 'pays');
    shop.clock.forward(MINUTE_MS);
    await shop.finish(twice, other.url, 'pays');
    expect((await readPayments(twice)).planName).toBe('Diamond');
    expect(await invoices(twice)).toMatchObject([
      { status: 'paid', sum: { total: 3999 }, refunded: 0 },
      { status: 'refunded', sum: { total: 1299 }, refunded: 1299 },
    ]);
    const { body } = await twice.get('/api/v1/notifications');
    expect((body as { items: { kind: string }[] }).items.map(({ kind }) => kind)).not.toContain('plan-ended');
  });

  test('a page paid while it is being closed counts, even before the webhook', async () => {
    shop.hear(false);
    const who = await player();
    const started = await start(who, planRequest('Platinum'));
    await shop.finish(who, started.url!, 'pays');
    const json = { ...planRequest('Diamond'), agreedTotal: 3999 };
    expect(getProblemCode(await send(who, 'POST', 'orders', json))).toBe('price-changed');
    expect((await readPayments(who)).planName).toBe('Platinum');

    const late = await player();
    const tokens = await start(late, TOKENS);
    const { paymentProvider: real } = shop.context;
    const closeCheckout = async (id: string) => {
      await shop.finish(late, tokens.url!, 'pays');
      await real.closeCheckout(id);
    };
    const context = { ...shop.context, paymentProvider: { ...real, closeCheckout } };
    await closeOrder(context, (await findOrder(db(), tokens.order.id))!);
    shop.hear(true);
    expect((await getOrder(late, tokens.order.id)).status).toBe('paid');
    const { body } = await late.get('/api/v1/paymentproductsplans/get-coach-tokens');
    expect(body).toMatchObject({ balance: 3 });
  });

  test("doesn't sell another plan while a bank confirmation is pending", async () => {
    const who = await player();
    const started = await start(who, planRequest('Platinum'));
    await shop.finish(who, started.url!, 'confirms');
    const json = { ...planRequest('Diamond'), agreedTotal: 3999 };
    expect(getProblemCode(await send(who, 'POST', 'orders', json))).toBe('payment-processing');
    expect((await start(who, TOKENS)).url).not.toBeNull();
    shop.clock.forward(4000);
    expect((await getOrder(who, started.order.id)).status).toBe('paid');
  });

  test('numbers invoices consecutively, however often the provider sends them', async () => {
    const who = await player();
    await buy(who, planRequest('Platinum'));
    for (let again = 0; again < 3; again++) await sweepPayments(shop.context);
    await buy(who, TOKENS);
    const { rows } = await shop.server.platform.database.pool.query(
      'select number from invoices where user_id = $1 order by number',
      [getUserId(who)],
    );
    expect(rows).toEqual([{ number: rows[0].number }, { number: rows[0].number + 1 }]);
  });

  test("the old plan's discount doesn't carry over to the new one", async () => {
    const admin = await createAccountWithRole(shop.server, 'Admin');
    const code = { code: 'ALWAYS', type: 10, amount: 50, plans: ['Platinum'] };
    expect((await createCode(admin, code)).status).toBe(201);
    const who = await player();
    await buy(who, planRequest('Platinum', MONTHLY, { codes: ['ALWAYS'] }));
    expect((await readPayments(who)).subscription).toMatchObject({ nextAmount: 649 });
    const shown = await quoted(who, planRequest('Diamond'));
    expect(shown.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(shown.due.total);
    expect(shown.due.total).toBe(3999 - 649);
    expect(shown.next!.amount).toBe(3999);
    await buy(who, planRequest('Diamond'));
    expect((await readPayments(who)).subscription).toMatchObject({ nextAmount: 3999 });
    expect((await invoices(who))[0]!.sum.total).toBe(3999 - 649);
  });

  test('a refund counts usage from before a plan change, and removes the credit', async () => {
    const used = await player();
    await buy(used, planRequest('Platinum'));
    for (let at = 0; at < 20; at += 1) {
      await reserveUpload(db(), { userId: getUserId(used), uploadId: randomUUID() }, shop.clock.now());
    }
    await shop.pass(5);
    await buy(used, planRequest('Diamond'));
    expect((await readPayments(used)).subscription!.refund).toMatchObject({
      amount: 0,
      reason: 'You’ve used 20 replays. We only refund plans with fewer than 20 used.',
    });

    const who = await player();
    await buy(who, planRequest('Platinum', YEARLY));
    await shop.pass(1);
    const change = await quoted(who, planRequest('Diamond'));
    expect(change).toMatchObject({ due: { total: 0 } });
    expect(change.creditLeft).toBeGreaterThan(8000);
    await buy(who, planRequest('Diamond'));
    expect((await readPayments(who)).subscription!.refund).toMatchObject({ amount: 12_470, reason: null });
    expect((await send(who, 'POST', 'refund')).status).toBe(200);
    await buy(who, planRequest('Platinum'));
    expect((await readPayments(who)).subscription).toMatchObject({ nextAmount: 1299 });
  });

  test('a plan comes back after five minutes when the process died during its refund', async () => {
    const who = await player();
    await buy(who, planRequest('Platinum'));
    const called = Promise.withResolvers<void>();
    const refund = () => {
      called.resolve();
      return new Promise<void>(() => {});
    };
    const { paymentProvider } = shop.context;
    const context = { ...shop.context, paymentProvider: { ...paymentProvider, refund } };
    void refundPlan(context, getUserId(who));
    await called.promise;
    shop.clock.forward(4 * MINUTE_MS);
    await sweepPayments(shop.context);
    expect((await readPayments(who)).planName).toBe('Basic');
    shop.clock.forward(2 * MINUTE_MS);
    await sweepPayments(shop.context);
    expect(await readPayments(who)).toMatchObject({
      planName: 'Platinum',
      subscription: { status: 'active' },
    });
  });

  test("files with console players don't count against a refund", async () => {
    const who = await player();
    await buy(who, planRequest('Platinum'));
    for (let at = 0; at < 20; at += 1) {
      const uploadId = randomUUID();
      await reserveUpload(db(), { userId: getUserId(who), uploadId }, shop.clock.now());
      const end = at < 19 ? 'upload-kept' : 'upload-console';
      await db().transaction((tx) => settleUpload(tx, uploadId, end, shop.clock.now()));
    }
    expect((await readPayments(who)).subscription!.refund).toMatchObject({ amount: 1299, reason: null });
    await reserveUpload(db(), { userId: getUserId(who), uploadId: randomUUID() }, shop.clock.now());
    expect((await readPayments(who)).subscription!.refund).toMatchObject({
      amount: 0,
      reason: 'You’ve used 20 replays. We only refund plans with fewer than 20 used.',
    });
  });

  test("a plan's leftover credit pays for the next plan, and the quoted price says so", async () => {
    const who = await player();
    await buy(who, planRequest('Platinum', YEARLY));
    await shop.pass(1);
    await buy(who, planRequest('Diamond'));
    await send(who, 'POST', 'cancel');
    await shop.pass(32);
    expect((await readPayments(who)).subscription).toBeNull();
    const shown = await quoted(who, planRequest('Platinum'));
    expect(shown.due.total).toBe(0);
    expect(shown.lines.at(-1)).toEqual({ text: 'Credit', amount: -1299 });
    expect(shown.creditLeft).toBeGreaterThan(6000);
    expect(shown.next!.amount).toBe(0);
    await buy(who, planRequest('Platinum'));
    expect((await readPayments(who)).subscription).toMatchObject({ nextAmount: 0 });
    expect((await invoices(who))[0]!.sum.total).toBe(0);
  });

  test('downgrading during a trial takes effect after it', async () => {
    const who = await player();
    await buy(who, planRequest('Diamond', YEARLY, { trial: true }));
    await buy(who, planRequest('Platinum'));
    expect(await readPayments(who)).toMatchObject({
      planName: 'Diamond',
      subscription: { status: 'trialing', next: { planName: 'Platinum' }, nextAmount: 1299 },
    });
    expect(await invoices(who)).toEqual([]);
    await shop.pass(30.1);
    expect(await readPayments(who)).toMatchObject({
      planName: 'Platinum',
      subscription: { status: 'active' },
    });
    expect(await invoices(who)).toMatchObject([{ sum: { total: 1299 } }]);
  });

  if (provider === 'stripe') {
    test('missing webhooks are made up for by polling', async () => {
      const [ends, pays] = [await player(), await player()];
      await buy(ends, planRequest('Platinum'));
      await buy(pays, planRequest('Platinum'), 'fails later');
      await passPeriod(pays);
      expect((await readPayments(pays)).subscription).toMatchObject({ status: 'past_due' });
      shop.hear(false);
      await shop.atStripe('POST', `subscriptions/${await getSubscription(ends)}`, {
        cancel_at_period_end: 'true',
      });
      // The card is changed at Stripe, which retries by itself.
      const { body } = await send(pays, 'POST', 'card');
      await shop.finish(pays, (body as { url: string }).url, 'pays');
      await shop.atStripe('POST', `subscriptions/${await getSubscription(pays)}`, {
        default_payment_method: 'pm_4242',
      });
      await shop.atStripe('POST', `test/subscriptions/${await getSubscription(pays)}/retry`);
      await shop.pass(3.1);
      expect(await readPayments(pays)).toMatchObject({
        planName: 'Platinum',
        subscription: { status: 'active' },
      });
      await shop.pass(30);
      expect(await readPayments(ends)).toMatchObject({ planName: 'Basic', subscription: null });
      shop.hear(true);
    });

    test('a changed card pays from now on, and the page says so', async () => {
      const who = await player();
      await buy(who, planRequest('Platinum'), 'fails later');
      await passPeriod(who);
      const { body } = await send(who, 'POST', 'card');
      await shop.finish(who, (body as { url: string }).url, 'pays');
      const { rows } = await shop.server.platform.database.pool.query(
        "select id from payment_orders where user_id = $1 and kind = 'card'",
        [getUserId(who)],
      );
      expect((await getOrder(who, (rows[0] as { id: string }).id)).status).toBe('paid');
      expect((await readPayments(who)).card).toMatchObject({ last4: '4242' });
      expect((await readPayments(who)).subscription).toMatchObject({ status: 'active' });
    });

    test('a customer deleted at Stripe has no plan, can buy again, and can delete their account', async () => {
      const [who, gone] = [await player(), await player()];
      for (const one of [who, gone]) {
        await buy(one, planRequest('Diamond'));
        const customer = await getCustomer(one);
        shop.hear(false);
        await shop.atStripe('DELETE', `customers/${customer}`);
        shop.hear(true);
        if (one === who) expect((await shop.sendEvent(shop.event(customer))).status).toBe(200);
      }
      expect(await readPayments(who)).toMatchObject({ planName: 'Basic', subscription: null, card: null });
      await buy(who, planRequest('Platinum'));
      expect((await readPayments(who)).planName).toBe('Platinum');
      const deleted = await gone.send('DELETE', '/api/v1/account', { confirmation: gone.password });
      expect(deleted.status).toBe(200);
    });

    test('a refund made at Stripe is recognized here', async () => {
      const who = await player();
      await buy(who, planRequest('Diamond'));
      const { rows } = await shop.server.platform.database.pool.query(
        'select provider_id as id from invoices where user_id = $1',
        [getUserId(who)],
      );
      const payment_intent = `pi_${(rows[0] as { id: string }).id}`;
      await shop.atStripe('POST', 'refunds', { payment_intent, amount: '1000' });
      expect(await invoices(who)).toMatchObject([{ status: 'paid', refunded: 1000 }]);
      expect((await readPayments(who)).subscription!.refund.amount).toBe(2999);
      await shop.atStripe('POST', 'refunds', { payment_intent, amount: '3999' });
      expect(await invoices(who)).toMatchObject([{ status: 'refunded', refunded: 3999 }]);
      expect(getProblemCode(await send(who, 'POST', 'refund'))).toBe('no-refund');
    });

    test('an old signed webhook is rejected', async () => {
      const who = await player();
      await buy(who, planRequest('Platinum'));
      const body = shop.event(await getCustomer(who));
      const signed = (minutesAgo: number) =>
        signStripeEvent(body, new Date(shop.clock.now().getTime() - minutesAgo * MINUTE_MS));
      expect((await shop.sendEvent(body, signed(6))).status).toBe(400);
      expect((await shop.sendEvent(body, signed(4))).status).toBe(200);
    });

    test('an open page is closed with the account', async () => {
      const who = await player();
      const started = await start(who, planRequest('Platinum'));
      const { rows } = await shop.server.platform.database.pool.query(
        'select checkout_id as id from payment_orders where id = $1',
        [started.order.id],
      );
      await who.send('DELETE', '/api/v1/account', { confirmation: who.password });
      const { status } = await shop.context.paymentProvider.readCheckout((rows[0] as { id: string }).id);
      expect(status).toBe('canceled');
    });
  }

  if (provider === 'sandbox') {
    test('sandbox payments end when real payments start', async () => {
      const who = await player();
      await buy(who, planRequest('Diamond'));
      const stripe = await startStripeServer(shop.clock);
      const { config } = shop.server.platform;
      const keys = { secretKey: 'sk_test_loopback', webhookSecret: stripe.webhookSecret, tax: false };
      await sweepPayments(
        openContext({
          ...shop.server.platform,
          config: { ...config, stripe: { ...keys, apiUrl: stripe.url } },
        }),
      );
      await stripe.close();
      expect(await readPayments(who)).toMatchObject({ planName: 'Basic', subscription: null, card: null });
      expect(await findCustomer(db(), getUserId(who))).toBeNull();
    });
  }
});
