import type { Card, MyPayments, PlanName } from '@datacoach/contract';
import { and, asc, desc, eq, inArray, isNotNull, lte, max, ne, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { deleteBy, findBy, listBy } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { planPrices } from '../../schema/membership.schema.ts';
import {
  paymentCustomers,
  paymentEvents,
  sandboxObjects,
  subscriptions,
} from '../../schema/payments.schema.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type CustomerRow = typeof paymentCustomers.$inferSelect;

export const findCustomer = findBy(paymentCustomers, 'userId');

export async function findOwner(db: Executor, customerId: string): Promise<string | null> {
  const rows = await db
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.customerId, customerId));
  return rows[0]?.userId ?? null;
}

/** Stores a buyer's id at the provider; an existing one wins. */
export async function insertCustomer(db: Executor, userId: string, customerId: string): Promise<CustomerRow> {
  await db.insert(paymentCustomers).values({ userId, customerId }).onConflictDoNothing();
  return (await findCustomer(db, userId))!;
}

export const removeCustomer = deleteBy(paymentCustomers, 'userId');

/** Returns the sandbox's customers; they are left over with another provider. */
export async function listSandboxCustomers(db: Executor, limit: number) {
  const { userId, customerId } = paymentCustomers;
  return db
    .select({ userId, customerId })
    .from(paymentCustomers)
    .innerJoin(sandboxObjects, eq(sandboxObjects.id, customerId))
    .limit(limit);
}

export async function saveCard(tx: Transaction, userId: string, card: Card | null): Promise<void> {
  await tx
    .update(paymentCustomers)
    .set({
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
      cardMonth: card?.expiryMonth ?? null,
      cardYear: card?.expiryYear ?? null,
    })
    .where(eq(paymentCustomers.userId, userId));
}

export function getCard(customer: CustomerRow | null): MyPayments['card'] {
  if (!customer?.cardBrand || !customer.cardLast4) return null;
  const { cardBrand: brand, cardLast4: last4, cardMonth, cardYear } = customer;
  return { brand, last4, expiryMonth: cardMonth ?? 0, expiryYear: cardYear ?? 0 };
}

/** Returns the next request number for the provider. */
export async function createTicket(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ ticket: string }>(
    sql`select nextval('payment_read_tickets') as ticket`,
  );
  return Number(rows[0]!.ticket);
}

/** Returns the number of the newest stored response, and locks it: others who store one wait. */
export async function lockNewestTicket(tx: Transaction, userId: string): Promise<number> {
  await tx
    .select({ one: sql`1` })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId))
    .for('update');
  const [row] = await tx
    .select({ newest: max(subscriptions.readTicket) })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  return row?.newest ?? 0;
}

export async function saveSubscription(tx: Transaction, row: SubscriptionRow): Promise<void> {
  await tx.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.id, set: row });
}

/** Returns all of an account's subscriptions, newest first. */
export const listSubscriptions = listBy(subscriptions, ['userId'], desc(subscriptions.startedAt));

/** Returns the active subscription; null without one. */
export async function findLiveSubscription(db: Executor, userId: string): Promise<SubscriptionRow | null> {
  const [row] = (await listSubscriptions(db, userId)).filter(({ status }) => status !== 'ended');
  return row ?? null;
}

/** Returns subscriptions with an open invoice unpaid since `since`. */
export function listOverdueSubscriptions(db: Executor, since: Date, limit: number) {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'past_due'), lte(subscriptions.pastDueSince, since)))
    .orderBy(asc(subscriptions.pastDueSince))
    .limit(limit);
}

/**
 * Returns subscriptions whose period ended or whose refund began before these dates without news from the provider,
 * least recently polled first.
 */
export function listSubscriptionsWithoutEvents(
  db: Executor,
  { periodEnd, refund }: { periodEnd: Date; refund: Date },
  limit: number,
) {
  const isLate = or(lte(subscriptions.currentEnd, periodEnd), lte(subscriptions.endedAt, refund));
  return db
    .select()
    .from(subscriptions)
    .where(and(ne(subscriptions.status, 'ended'), isLate))
    .orderBy(asc(subscriptions.readTicket))
    .limit(limit);
}

/**
 * Whether a subscription would renew for an account that can't hold it anymore: banned, an admin's, or with a plan for
 * the other role.
 */
const isUnfit = and(
  ne(subscriptions.status, 'ended'),
  eq(subscriptions.cancelAtEnd, false),
  or(
    isNotNull(users.bannedAt),
    eq(users.userType, 'Admin'),
    sql`(coalesce(${subscriptions.nextPlanName}, ${subscriptions.planName}) = 'TeamPlan') <> (${users.userType} = 'Coach')`,
  ),
);

/** Returns subscriptions that would renew for accounts that can't hold them anymore, least recently polled first. */
export function listUnfitSubscriptions(db: Executor, limit: number) {
  const { id, userId } = subscriptions;
  return db
    .select({ id, userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, userId))
    .where(isUnfit)
    .orderBy(asc(subscriptions.readTicket))
    .limit(limit);
}

/** Returns an account's subscription of this kind; null if there is none. */
export async function findUnfitSubscription(db: Executor, ownerId: string) {
  const { userId, planName, status, currentEnd } = subscriptions;
  const rows = await db
    .select({ planName, status, currentEnd })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(userId, ownerId), isUnfit));
  return rows[0] ?? null;
}

/** Returns trials with a card that end by `before`. */
export function listEndingCardTrials(db: Executor, now: Date, before: Date): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'trialing'),
        isNotNull(subscriptions.trialEndsAt),
        sql`${subscriptions.trialEndsAt} > ${now.toISOString()}::timestamptz`,
        lte(subscriptions.trialEndsAt, before),
      ),
    );
}

const isSamePeriod = and(
  eq(planPrices.planName, subscriptions.planName),
  eq(planPrices.period, subscriptions.period),
);
const isAtEarlierPrice = ne(subscriptions.amount, planPrices.amount);

/** Counts paying accounts by plan and trial. */
export async function countPaying(db: Executor) {
  const accounts = sql<number>`count(distinct ${subscriptions.userId})::integer`;
  return db
    .select({
      planName: subscriptions.planName,
      status: subscriptions.status,
      accounts,
      atEarlierPrice: sql<number>`(count(distinct ${subscriptions.userId}) filter (where ${isAtEarlierPrice}))::integer`,
    })
    .from(subscriptions)
    .innerJoin(planPrices, isSamePeriod)
    .where(inArray(subscriptions.status, ['active', 'past_due', 'trialing']))
    .groupBy(subscriptions.planName, subscriptions.status);
}

/** Returns the subscriptions to a plan that keep an earlier price, with the price for new ones. */
export function listSubscriptionsAtEarlierPrice(db: Executor, planName: PlanName) {
  const { id, userId, period, amount } = subscriptions;
  return db
    .select({ id, userId, period, amount, newAmount: planPrices.amount })
    .from(subscriptions)
    .innerJoin(planPrices, isSamePeriod)
    .where(and(eq(planPrices.planName, planName), ne(subscriptions.status, 'ended'), isAtEarlierPrice));
}

/** Stores an event; false if it was already received. */
export async function insertEvent(db: Executor, id: string, type: string, receivedAt: Date) {
  const { rowCount } = await db.insert(paymentEvents).values({ id, type, receivedAt }).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function isEventKnown(db: Executor, id: string): Promise<boolean> {
  return (await db.$count(paymentEvents, eq(paymentEvents.id, id))) > 0;
}

/** Removes old events: providers resend them for days, not for months. */
export async function deleteEvents(db: Executor, before: Date): Promise<void> {
  await db.delete(paymentEvents).where(lte(paymentEvents.receivedAt, before));
}
