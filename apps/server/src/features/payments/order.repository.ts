import type { Order } from '@datacoach/contract';
import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Executor, Page, Transaction } from '../../platform/database/database.ts';
import { findBy, listBy, updateRows, upsertRow } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { type discounts, discountUses, invoices, paymentOrders } from '../../schema/payments.schema.ts';

export type OrderRow = typeof paymentOrders.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;

const OPEN = ['open', 'processing'] as const;

export async function insertOrder(
  tx: Transaction,
  order: typeof paymentOrders.$inferInsert,
  used: readonly (typeof discounts.$inferSelect)[],
): Promise<OrderRow> {
  const [row] = await tx.insert(paymentOrders).values(order).returning();
  const { id: orderId, userId } = row!;
  for (const { id: discountId } of used)
    await tx.insert(discountUses).values({ discountId, orderId, userId });
  return row!;
}

/** Stores the checkout; false if the order was closed while its page was opened. */
export async function setCheckout(db: Executor, orderId: string, checkoutId: string | null) {
  return updateRows(
    db,
    paymentOrders,
    { checkoutId },
    and(eq(paymentOrders.id, orderId), eq(paymentOrders.status, 'open')),
  );
}

/** Cancels an order without a checkout page; false if it has one by now, or has ended. */
export async function cancelUnopened(db: Executor, orderId: string, now: Date): Promise<boolean> {
  return updateRows(
    db,
    paymentOrders,
    { status: 'canceled', endedAt: now },
    and(eq(paymentOrders.id, orderId), eq(paymentOrders.status, 'open'), isNull(paymentOrders.checkoutId)),
  );
}

export const findOrder = findBy(paymentOrders, 'id');
export const findCheckoutOrder = findBy(paymentOrders, 'checkoutId');

export function listOpenOrders(db: Executor, userId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.userId, userId), inArray(paymentOrders.status, [...OPEN])));
}

/** Returns orders that have been unpaid for long. */
export function listStaleOrders(db: Executor, before: Date, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(paymentOrders)
    .where(and(inArray(paymentOrders.status, [...OPEN]), lte(paymentOrders.createdAt, before)))
    .limit(limit);
}

/** Changes an open order's status; false if it has already ended. */
export async function moveOrder(
  tx: Executor,
  orderId: string,
  status: OrderRow['status'],
  failure: string | null,
  now: Date,
): Promise<boolean> {
  return updateRows(
    tx,
    paymentOrders,
    { status, failure, endedAt: status === 'processing' ? null : now },
    and(eq(paymentOrders.id, orderId), inArray(paymentOrders.status, [...OPEN])),
  );
}

export const listOrders = listBy(paymentOrders, ['userId'], desc(paymentOrders.createdAt));

export async function hasPaid(db: Executor, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), inArray(invoices.status, ['paid', 'refunded'])))
    .limit(1);
  return rows.length > 0;
}

/** Stores an invoice or its new status; its number stays. */
export async function saveInvoice(
  tx: Transaction,
  invoice: Omit<typeof invoices.$inferInsert, 'id' | 'number'>,
): Promise<void> {
  const { status, refunded, providerId } = invoice;
  const known = await tx
    .update(invoices)
    .set({ status, refunded })
    .where(eq(invoices.providerId, providerId))
    .returning({ id: invoices.id });
  // Checked first because a conflicting insert would use up a number.
  if (known.length > 0) return;
  await upsertRow(tx, invoices, ['providerId'], invoice, { status, refunded });
}

export async function listInvoicePage(db: Executor, userId: string, page: Page) {
  const isOwn = eq(invoices.userId, userId);
  const rows = await db
    .select()
    .from(invoices)
    .where(isOwn)
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(page.size)
    .offset(page.index * page.size);
  return { rows, total: await db.$count(invoices, isOwn) };
}

export async function findInvoice(db: Executor, userId: string, id: string) {
  const rows = await db
    .select({ invoice: invoices, name: users.userName, email: users.email })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(and(eq(invoices.id, id), eq(invoices.userId, userId)));
  const [row] = rows;
  return row ? { invoice: row.invoice, buyer: { name: row.name, email: row.email } } : null;
}

/** Returns paid invoices of a subscription, newest first. */
export function listPaidInvoices(db: Executor, subscriptionId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'paid')))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number));
}

export const listInvoices = listBy(invoices, ['userId'], desc(invoices.issuedAt));

/** Locks the account: other orders for it wait. */
export async function lockBuyer(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 7))`);
}

export function describeOrder(row: OrderRow): Order {
  const { net, tax, total, currency, createdAt } = row;
  return { ...row, due: { net, tax, total, currency }, createdAt: createdAt.toISOString() };
}
