import { expect, test } from 'vitest';
import type { BillingStore } from './billing-books.ts';
import { openCheckout, payCheckout } from './billing-checkout.ts';
import { BillingEngine } from './billing-engine.ts';
import type { AppliedDiscount, BillingObject, PlanItem } from './billing-object.ts';

const PLATINUM: PlanItem = { planName: 'Platinum', period: 5, amount: 1299 };
const DIAMOND: PlanItem = { planName: 'Diamond', period: 5, amount: 3999 };
const YEARLY: PlanItem = { planName: 'Diamond', period: 15, amount: 38_390 };
const HALF: AppliedDiscount = { amount: 650, cycles: 1 };

function memory(): BillingStore {
  const objects = new Map<string, BillingObject>();
  const findOwner = (object: BillingObject) => (object.kind === 'customer' ? object.id : object.customerId);
  return {
    find: async (id) => objects.get(id) ?? null,
    listByCustomer: async (id) => [...objects.values()].filter((object) => findOwner(object) === id),
    listDue: async () => [],
    save: async (object) => void objects.set(object.id, object),
    deleteByCustomer: async () => {},
    createId: (prefix) => `${prefix}_${objects.size}`,
  };
}

/** A customer who has just paid for Platinum at half price, with the clock stopped. */
async function platinum() {
  const engine = new BillingEngine(memory(), new Date('2026-03-10T12:00:00Z'));
  const { id: customerId } = await engine.createCustomer('someone');
  const page = { orderId: 'order', customerId, title: 'Platinum, monthly', amount: 0, returnUrl: '/' };
  const checkout = await openCheckout(engine, {
    ...page,
    mode: 'plan',
    item: PLATINUM,
    off: HALF,
    trialDays: null,
  });
  const { subscriptionId } = await payCheckout(engine, checkout, '4242 4242 4242 4242');
  return { engine, subscription: () => engine.requireSubscription(subscriptionId!) };
}

test("the discount of a plan changed within the same second doesn't apply to the new plan", async () => {
  const { engine, subscription } = await platinum();
  const { total: first } = await engine.previewChange(await subscription(), DIAMOND, null);
  expect(first).toBe(3999 - 649);
  await engine.changeNow(await subscription(), DIAMOND, null);
  expect(await engine.sumPaidForPeriod(await subscription())).toBe(3999);
  expect((await engine.previewChange(await subscription(), YEARLY, null)).total).toBe(38_390 - 3999);
});

test('a change made twice within a second is paid once', async () => {
  const { engine, subscription } = await platinum();
  await engine.changeNow(await subscription(), DIAMOND, null);
  await engine.changeNow(await subscription(), DIAMOND, null);
  expect(await engine.sumPaidForPeriod(await subscription())).toBe(3999);
  expect((await engine.previewChange(await subscription(), YEARLY, null)).total).toBe(38_390 - 3999);
});
