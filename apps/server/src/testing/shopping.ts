import {
  type BillingPeriod,
  type MyPayments,
  myPayments,
  type Order,
  order,
  type Quote,
  quote,
} from '@datacoach/contract';
import { expect } from 'vitest';
import { findCustomer } from '../features/payments/subscription.repository.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock/clock.ts';
import { call, type TestAccount } from './api-client.ts';
import { createAccountWithRole } from './create-account-with-role.ts';
import type { Shop } from './open-shop.ts';

const MONTHLY = 5;

/** Returns helpers that act as buyers in a shop. */
export function shopping(shop: Shop) {
  const send = (who: TestAccount, method: string, path: string, json?: object) =>
    call(`${shop.server.url}/api/v1/payments/${path}`, { method, token: who.tokens.accessToken, json });
  const planRequest = (planName: string, period: BillingPeriod = MONTHLY, rest = {}) => ({
    kind: 'plan',
    planName,
    period,
    ...rest,
  });
  async function quoted(who: TestAccount, requested: object): Promise<Quote> {
    // Unused time is refunded by the hour, so no hour may start between this quote and its order.
    const untilNextHour = HOUR_MS - (shop.clock.now().getTime() % HOUR_MS);
    if (untilNextHour < 5 * MINUTE_MS) shop.clock.forward(untilNextHour);
    return quote.parse((await send(who, 'POST', 'quote', requested)).body);
  }
  async function start(who: TestAccount, requested: object): Promise<{ order: Order; url: string | null }> {
    const agreedTotal = (await quoted(who, requested)).due.total;
    const { status, body } = await send(who, 'POST', 'orders', { ...requested, agreedTotal });
    expect(status, JSON.stringify(body)).toBe(201);
    return body as { order: Order; url: string | null };
  }
  const getOrder = async (who: TestAccount, id: string) =>
    order.parse((await send(who, 'GET', `orders/${id}`)).body);
  async function buy(
    who: TestAccount,
    requested: object,
    how: Parameters<Shop['finish']>[2] = 'pays',
  ): Promise<Order> {
    const started = await start(who, requested);
    if (started.url !== null) await shop.finish(who, started.url, how);
    return getOrder(who, started.order.id);
  }
  const readPayments = async (who: TestAccount): Promise<MyPayments> =>
    myPayments.parse((await send(who, 'GET', 'own')).body);
  /** Moves the clock to just after the end of the paid period. */
  async function passPeriod(who: TestAccount): Promise<void> {
    const end = Date.parse((await readPayments(who)).subscription!.currentEnd);
    await shop.pass((end - shop.clock.now().getTime()) / DAY_MS + 0.01);
  }
  const invoices = async (who: TestAccount) =>
    (
      (await send(who, 'GET', 'invoices')).body as {
        items: { id: string; status: string; sum: { total: number }; refunded: number }[];
      }
    ).items;
  const player = () => createAccountWithRole(shop.server, 'Player');
  const getCustomer = async (who: TestAccount) =>
    (await findCustomer(shop.context.db, who.tokens.user.id))!.customerId;
  /** Creates a discount code for everything. Its only limits are these fields. */
  const createCode = (admin: TestAccount, fields: object) =>
    admin.send('POST', '/api/v1/admin/discounts', {
      plans: [],
      periods: [],
      forTokens: false,
      firstCycles: null,
      onlyReferred: false,
      startsAt: null,
      endsAt: null,
      totalLimit: null,
      perUserLimit: null,
      note: '',
      ...fields,
    });
  return {
    send,
    planRequest,
    quoted,
    start,
    getOrder,
    buy,
    readPayments,
    passPeriod,
    invoices,
    player,
    getCustomer,
    createCode,
  };
}
