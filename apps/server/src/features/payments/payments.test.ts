import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { call, getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { COACHING, makeProCoach } from '../../testing/open-coaching.ts';
import { openShop, PROVIDERS } from '../../testing/open-shop.ts';
import { shopping } from '../../testing/shopping.ts';
import { applyPlanEvent, type HeldPlan } from '../membership/apply-plan-event.ts';
import { findMembership, listPlanEvents } from '../membership/membership.repository.ts';
import { refundPlan } from './my-payments.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { syncCustomer } from './sync-customer.ts';

const MONTHLY = 5;
const YEARLY = 15;

describe.each(PROVIDERS)('paying by %s', async (provider) => {
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
  const asMade = async (who: TestAccount) => {
    const rows = await listPlanEvents(shop.context.db, who.tokens.user.id);
    return rows.reduce<HeldPlan | null>(applyPlanEvent, null);
  };
  /** The plan is what the ledger says. */
  const expectRecomputed = async (who: TestAccount) => {
    const { plan: _numbers, ...held } = (await findMembership(shop.context.db, who.tokens.user.id))!;
    expect(await asMade(who)).toEqual(held);
  };

  test('a plan is quoted, paid, granted at once, canceled and kept to the end', async () => {
    const who = await player();
    const shown = await quoted(who, planRequest('Platinum'));
    const tax = provider === 'sandbox' ? 217 : 0;
    expect(shown.due).toEqual({ net: 1299 - tax, tax, total: 1299, currency: 'usd' });
    const paid = await buy(who, planRequest('Platinum'));
    expect(paid).toMatchObject({ status: 'paid', planName: 'Platinum' });
    expect(await readPayments(who)).toMatchObject({
      planName: 'Platinum',
      subscription: { status: 'active', amount: 1299, nextAmount: 1299, cancelAtEnd: false },
      card: { brand: 'Visa', last4: '4242' },
    });
    expect(await invoices(who)).toMatchObject([{ status: 'paid', sum: { total: 1299 } }]);
    await expectRecomputed(who);
    const { items } = (await send(who, 'GET', 'invoices')).body as { items: { id: string }[] };
    expect((await send(who, 'GET', `invoices/${items[0]!.id}`)).status).toBe(200);
    expect((await send(await player(), 'GET', `invoices/${items[0]!.id}`)).status).toBe(404);
    expect(getProblemCode(await send(who, 'POST', 'quote', planRequest('Platinum')))).toBe('same-plan');
    await send(who, 'POST', 'cancel');
    expect((await readPayments(who)).subscription).toMatchObject({ cancelAtEnd: true, nextAmount: null });
    await send(who, 'POST', 'resume');
    expect((await readPayments(who)).subscription).toMatchObject({ cancelAtEnd: false, nextAmount: 1299 });
    await send(who, 'POST', 'cancel');
    await shop.pass(27);
    expect((await readPayments(who)).planName).toBe('Platinum');
    await shop.pass(5);
    expect(await readPayments(who)).toMatchObject({ planName: 'Basic', subscription: null });
    await expectRecomputed(who);
    if (provider === 'stripe') expect(shop.calls).toContain('POST /v1/checkout/sessions');
  });

  test('a declined or abandoned payment grants nothing and can be retried', async () => {
    const who = await player();
    const declined = await buy(who, planRequest('Diamond'), 'declined');
    expect(declined.status).toBe('failed');
    const left = await start(who, planRequest('Diamond'));
    await shop.finish(who, left.url!, 'cancel');
    const gone = await send(who, 'POST', `orders/${left.order.id}/leave`);
    expect(gone.body).toMatchObject({ status: 'canceled' });
    expect((await readPayments(who)).planName).toBe('Basic');
    // Only the newest page can be paid.
    const first = await start(who, planRequest('Diamond'));
    await start(who, planRequest('Platinum'));
    expect((await getOrder(who, first.order.id)).status).toBe('canceled');
    const other = await player();
    const page = `sandbox/${first.url!.split('/').at(-1)}`;
    await start(other, planRequest('Platinum'));
    expect((await send(other, 'GET', `orders/${first.order.id}`)).status).toBe(404);
    expect((await send(other, 'POST', `orders/${first.order.id}/leave`)).status).toBe(404);
    expect((await send(other, 'GET', page)).status).toBe(404);
    expect((await send(other, 'POST', page, { action: 'cancel' })).status).toBe(404);
    const wrong = await send(who, 'POST', 'orders', { ...planRequest('Diamond'), agreedTotal: 1 });
    expect(getProblemCode(wrong)).toBe('price-changed');
  });

  test('a bank confirmation keeps the order pending until it arrives', async () => {
    const who = await player();
    const started = await start(who, planRequest('Platinum'));
    await shop.finish(who, started.url!, 'confirms');
    expect((await getOrder(who, started.order.id)).status).toBe('processing');
    expect((await readPayments(who)).planName).toBe('Basic');
    shop.clock.forward(4000);
    expect((await getOrder(who, started.order.id)).status).toBe('paid');
    expect((await readPayments(who)).planName).toBe('Platinum');
  });

  test('an upgrade starts at once for the price difference, a downgrade with the next period', async () => {
    const who = await player();
    await buy(who, planRequest('Platinum'));
    await shop.pass(15);
    const shown = await quoted(who, planRequest('Diamond'));
    expect(shown.takesEffect).toBe('now');
    const unused = shown.lines.find(({ amount }) => amount < 0)!.amount;
    expect(unused).toBeLessThan(-500);
    expect(unused).toBeGreaterThan(-800);
    expect(shown.due.total).toBe(3999 + unused);
    expect(await buy(who, planRequest('Diamond'))).toMatchObject({ status: 'paid' });
    expect(await readPayments(who)).toMatchObject({ planName: 'Diamond', subscription: { amount: 3999 } });
    expect((await invoices(who))[0]).toMatchObject({ status: 'paid', sum: { total: 3999 + unused } });
    await expectRecomputed(who);
    const back = await quoted(who, planRequest('Platinum', YEARLY));
    expect(back).toMatchObject({ takesEffect: 'periodEnd', due: { total: 0 }, next: { amount: 12_470 } });
    await buy(who, planRequest('Platinum', YEARLY));
    expect((await readPayments(who)).subscription).toMatchObject({
      planName: 'Diamond',
      next: { planName: 'Platinum', period: YEARLY },
      nextAmount: 12_470,
    });
    await shop.pass(32);
    expect(await readPayments(who)).toMatchObject({
      planName: 'Platinum',
      subscription: { period: YEARLY, amount: 12_470, next: null },
    });
    await expectRecomputed(who);
  });

  test('a failed payment can be made up for within three days, then only the plan ends', async () => {
    const who = await player();
    await buy(who, planRequest('Platinum'), 'fails later');
    await passPeriod(who);
    const late = await readPayments(who);
    expect(late).toMatchObject({ planName: 'Platinum', subscription: { status: 'past_due' } });
    expect(getProblemCode(await send(who, 'POST', 'pay-open-invoice'))).toBe('card-declined');
    expect(getProblemCode(await send(who, 'POST', 'quote', planRequest('Diamond')))).toBe('payment-open');
    const { body } = await who.get('/api/v1/notifications');
    expect((body as { items: { kind: string }[] }).items.map(({ kind }) => kind)).toContain('payment-failed');
    const card = await send(who, 'POST', 'card');
    await shop.finish(who, (card.body as { url: string }).url, 'pays');
    await send(who, 'POST', 'pay-open-invoice');
    expect((await readPayments(who)).subscription).toMatchObject({ status: 'active', graceEndsAt: null });
    const other = await player();
    await buy(other, planRequest('Platinum'), 'fails later');
    await passPeriod(other);
    await shop.pass(2.9);
    expect((await readPayments(other)).planName).toBe('Platinum');
    await shop.pass(0.2);
    expect(await readPayments(other)).toMatchObject({ planName: 'Basic', subscription: null });
    await expectRecomputed(other);
  });

  test('a yearly plan has a 30-day trial with a card and is paid afterwards', async () => {
    const who = await player();
    const shown = await quoted(who, planRequest('Diamond', YEARLY, { trial: true }));
    expect(shown).toMatchObject({ due: { total: 0 }, next: { amount: 38_390 } });
    await buy(who, planRequest('Diamond', YEARLY, { trial: true }));
    expect(await readPayments(who)).toMatchObject({
      planName: 'Diamond',
      subscription: { status: 'trialing' },
      tried: ['Diamond'],
    });
    expect(await invoices(who)).toEqual([]);
    await shop.pass(28);
    const { body } = await who.get('/api/v1/notifications');
    expect((body as { items: { title: string }[] }).items[0]!.title).toBe('Your Diamond trial ends soon');
    await shop.pass(3);
    expect((await readPayments(who)).subscription).toMatchObject({ status: 'active' });
    expect(await invoices(who)).toMatchObject([{ sum: { total: 38_390 } }]);
    await expectRecomputed(who);
    const again = await player();
    await buy(again, planRequest('Diamond', YEARLY, { trial: true }));
    await send(again, 'POST', 'cancel');
    await shop.pass(31);
    expect((await readPayments(again)).planName).toBe('Basic');
    const second = await send(again, 'POST', 'quote', planRequest('Diamond', YEARLY, { trial: true }));
    expect(getProblemCode(second)).toBe('trial-used');
    const monthly = await send(again, 'POST', 'quote', planRequest('Platinum', MONTHLY, { trial: true }));
    expect(getProblemCode(monthly)).toBe('no-trial');
  });

  test('a hardly used plan is refunded within 14 days', async () => {
    const who = await player();
    await buy(who, planRequest('Diamond'));
    await shop.pass(13);
    expect((await readPayments(who)).subscription?.refund).toMatchObject({ amount: 3999, reason: null });
    await send(who, 'POST', 'refund');
    expect(await readPayments(who)).toMatchObject({ planName: 'Basic', subscription: null });
    expect(await invoices(who)).toMatchObject([{ status: 'refunded', refunded: 3999 }]);
    const late = await player();
    await buy(late, planRequest('Diamond'));
    await shop.pass(14);
    const refused = await send(late, 'POST', 'refund');
    expect(getProblemCode(refused)).toBe('no-refund');
    expect((await readPayments(late)).planName).toBe('Diamond');
  });

  test('a plan that is being refunded can’t be changed or pay for a session, and comes back if the refund fails', async () => {
    const admin = await createAccountWithRole(shop.server, 'Admin');
    const coach = await makeProCoach(shop.server, admin, 'Laura');
    const who = await player();
    await buy(who, planRequest('Platinum'));
    const customer = await getCustomer(who);
    const session = {
      coachId: coach.tokens.user.id,
      kind: 'recording',
      mode: 10,
      startsAt: null,
      aim: 'Kickoffs',
    };
    const { paymentProvider } = shop.context;
    const refundBy = (refund: PaymentProvider['refund']) =>
      refundPlan({ ...shop.context, paymentProvider: { ...paymentProvider, refund } }, who.tokens.user.id);
    await expect(refundBy(() => Promise.reject(new Error('No response.')))).rejects.toThrow('No response.');
    expect(await readPayments(who)).toMatchObject({
      planName: 'Platinum',
      subscription: { status: 'active' },
    });

    const codes: string[] = [];
    await refundBy(async (...refunded) => {
      await syncCustomer(shop.context, customer);
      codes.push(getProblemCode(await who.send('POST', `${COACHING}/book`, session)));
      for (const change of ['resume', 'refund']) codes.push(getProblemCode(await send(who, 'POST', change)));
      codes.push(getProblemCode(await send(who, 'POST', 'quote', planRequest('Diamond'))));
      await paymentProvider.refund(...refunded);
    });
    expect(codes).toEqual(['no-token', 'no-payment', 'no-payment', 'payment-processing']);
    expect(await readPayments(who)).toMatchObject({ planName: 'Basic', subscription: null });
    expect(await invoices(who)).toMatchObject([{ status: 'refunded', refunded: 1299 }]);
    await expectRecomputed(who);
  });

  test('an administrator sees amounts, and refunds a plan after the refund period too', async () => {
    const who = await player();
    await buy(who, planRequest('Platinum'));
    await shop.pass(20);
    const admin = await createAccountWithRole(shop.server, 'Admin');
    const one = `${shop.server.url}/api/v1/admin/users/${who.tokens.user.id}`;
    const asAdmin = async (method: string, path: string, json?: object) =>
      (await call(`${one}/${path}`, { method, token: admin.tokens.accessToken, json })).body;
    expect(await asAdmin('GET', 'payments')).toMatchObject({
      ownPlanName: 'Platinum',
      payments: { hasSeat: false, subscription: { amount: 1299 } },
      invoices: [{ status: 'paid', sum: { total: 1299 } }],
    });
    expect(await asAdmin('GET', 'ledger')).toMatchObject([{ note: '$12.99 a month' }, { kind: 'joined' }]);
    // A seat in a team is shown apart from the plan.
    const coach = await createAccountWithRole(shop.server, 'Coach');
    const invite = `${shop.server.url}/api/v1/coach/invite-player?playerId=${who.tokens.user.id}`;
    const invited = await call(invite, { method: 'POST', token: coach.tokens.accessToken });
    await who.send('POST', '/api/v1/coach/invitation-respond', {
      invitationId: (invited.body as { id: string }).id,
      invitationStatus: 10,
    });
    expect(await asAdmin('GET', 'payments')).toMatchObject({
      ownPlanName: 'Platinum',
      payments: { planName: 'TeamPlan', hasSeat: true, subscription: { amount: 1299 } },
    });
    const refused = await send(who, 'POST', 'refund');
    expect(getProblemCode(refused)).toBe('no-refund');
    expect(await asAdmin('POST', 'refund', { note: 'Bought by mistake' })).toMatchObject({
      ownPlanName: 'Basic',
      payments: { subscription: null },
      invoices: [{ status: 'refunded', refunded: 1299 }],
    });
    expect(await asAdmin('POST', 'refund', { note: 'Again' })).toMatchObject({ statusCode: 409 });
    expect(await asAdmin('GET', 'audit')).toMatchObject({
      items: [{ action: 'refund-plan', note: 'Bought by mistake', after: { refunded: '$12.99' } }],
    });
  });

  test('coaching tokens are granted once, however often the payment is reported', async () => {
    const who = await player();
    const { order, url } = await start(who, { kind: 'tokens', product: 'three' });
    await shop.finish(who, url!, 'pays');
    const ask = () => Promise.all(Array.from({ length: 10 }, () => getOrder(who, order.id)));
    // Reported again, as after a process died in between: still open here, paid there.
    const shown = await ask();
    await shop.context.db.execute(sql`update payment_orders set status = 'open' where id = ${order.id}`);
    shown.push(...(await ask()));
    for (const one of shown) expect(one).toMatchObject({ status: 'paid', due: { total: 7999 } });
    const { body } = await who.get('/api/v1/paymentproductsplans/get-coach-tokens');
    expect(body).toMatchObject({ balance: 3, lots: [{ tokens: 3 }] });
    const { body: coaching } = await who.get('/api/v1/coachsession/coaching-data');
    expect(coaching).toMatchObject({ remainingSession: 3 });
  });

  test("webhooks count once, in any order, and only with the provider's signature", async () => {
    const who = await player();
    await buy(who, planRequest('Platinum'));
    const customer = await getCustomer(who);
    const body = shop.event(customer, 'evt_replayed');
    expect(await shop.sendEvent(body)).toEqual({ status: 200, body: { received: true, isNew: true } });
    expect(await shop.sendEvent(body)).toEqual({ status: 200, body: { received: true, isNew: false } });
    const forged = await shop.sendEvent(shop.event(customer), 't=1,v1=00');
    expect(forged).toMatchObject({ status: 400, body: { code: 'bad-signature' } });
    // The signature of another body.
    const moved = await shop.sendEvent(`${body} `, 'sha256=00');
    expect(moved.status).toBe(400);
    const before = await readPayments(who);
    await send(who, 'POST', 'cancel');
    const late = Array.from({ length: 20 }, () => shop.sendEvent(shop.event(customer)));
    expect((await Promise.all(late)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    const after = await readPayments(who);
    expect(before.subscription!.cancelAtEnd).toBe(false);
    expect(after.subscription!.cancelAtEnd).toBe(true);
    await expectRecomputed(who);
    // A late response to an older request changes nothing.
    const readCustomer = shop.context.paymentProvider.readCustomer.bind(shop.context.paymentProvider);
    const stale = await readCustomer(customer);
    const slow = {
      ...shop.context,
      paymentProvider: {
        ...shop.context.paymentProvider,
        readCustomer: async () => {
          await send(who, 'POST', 'resume');
          return stale;
        },
      },
    };
    await syncCustomer(slow, customer);
    expect((await readPayments(who)).subscription!.cancelAtEnd).toBe(false);
  });

  test('discount codes apply percentage before flat, and stay within their limits for 50 concurrent orders', async () => {
    const admin = await createAccountWithRole(shop.server, 'Admin');
    const code = (fields: object) => createCode(admin, { firstCycles: 2, ...fields });
    expect((await code({ code: 'TEN', type: 10, amount: 10 })).status).toBe(201);
    await code({ code: 'TWO-OFF', type: 5, amount: 200 });
    await code({ code: 'ONE-CYCLE', type: 5, amount: 200, firstCycles: 1 });
    await code({ code: 'HUGE', type: 5, amount: 999_999, plans: ['Diamond'] });
    await code({ code: 'THREE-ONLY', type: 10, amount: 50, totalLimit: 3, perUserLimit: 1 });
    expect(getProblemCode(await code({ code: 'ten', type: 10, amount: 20 }))).toBe('code-taken');
    const who = await player();
    const both = await quoted(who, planRequest('Platinum', MONTHLY, { codes: ['two-off', 'ten'] }));
    expect(both.due.total).toBe(1299 - 130 - 200);
    expect(both.codes).toEqual(['TWO-OFF', 'TEN']);
    const refused = await quoted(who, planRequest('Platinum', MONTHLY, { codes: ['TEN', 'ONE-CYCLE'] }));
    expect(refused.refusedCodes).toMatchObject([{ code: 'ONE-CYCLE' }]);
    const reasons = async (codes: string[], requested = planRequest('Platinum', MONTHLY, { codes })) =>
      (await quoted(who, requested)).refusedCodes.map(({ message }) => message);
    expect(await reasons(['HUGE', 'nothing'])).toEqual([
      'This code only works for Diamond.',
      'We don’t recognize that code. Check it for typos.',
    ]);
    expect(await reasons(['FRIEND20'])).toEqual(['This code only works for referred players.']);
    expect((await quoted(who, planRequest('Diamond', MONTHLY, { codes: ['HUGE'] }))).due.total).toBe(0);
    await buy(who, planRequest('Platinum', MONTHLY, { codes: ['TEN', 'TWO-OFF'] }));
    expect((await readPayments(who)).subscription).toMatchObject({ amount: 1299, nextAmount: 969 });
    await shop.pass(32);
    expect((await readPayments(who)).subscription).toMatchObject({ nextAmount: 1299 });
    expect((await invoices(who)).map(({ sum }) => sum.total)).toEqual([969, 969]);
    const crowd = await Promise.all(Array.from({ length: 5 }, player));
    const many = await Promise.all(
      crowd.flatMap((one) =>
        Array.from({ length: 10 }, () =>
          send(one, 'POST', 'orders', {
            ...planRequest('Platinum', MONTHLY, { codes: ['THREE-ONLY'] }),
            agreedTotal: 649,
          }),
        ),
      ),
    );
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const { rows } = await shop.server.platform.database.pool.query(
      "select count(*)::int as uses from discount_uses u join payment_orders o on o.id = u.order_id join discounts d on d.id = u.discount_id where d.code = 'THREE-ONLY' and o.status not in ('failed', 'canceled')",
    );
    expect((rows[0] as { uses: number }).uses).toBeLessThanOrEqual(3);
    expect((rows[0] as { uses: number }).uses).toBeGreaterThan(0);
  });

  test('paid plans end with the account, and the amounts stay without a name', async () => {
    const who = await player();
    await buy(who, planRequest('Platinum'));
    const customer = await getCustomer(who);
    const gone = await who.send('DELETE', '/api/v1/account', { confirmation: who.password });
    expect(gone.status).toBe(200);
    const { rows } = await shop.server.platform.database.pool.query(
      'select (select count(*)::int from invoices where user_id is null) as nameless, (select count(*)::int from subscriptions where user_id = $1) as running, (select count(*)::int from sandbox_objects where customer_id = $2) as kept',
      [who.tokens.user.id, customer],
    );
    expect(rows[0]).toEqual({ nameless: 1, running: 0, kept: 0 });
  });
});
