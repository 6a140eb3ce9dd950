import { and, asc, eq, ilike, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { escapeLike, findRow, first, lockRow } from '../../platform/database/rows.ts';
import { discounts, discountUses, paymentOrders } from '../../schema/payments.schema.ts';

export type DiscountRow = typeof discounts.$inferSelect;

export function findDiscount(db: Executor, code: string): Promise<DiscountRow | null> {
  return findRow(db, discounts, and(eq(discounts.code, code), isNull(discounts.deletedAt)));
}

/** Locks these codes: others who use them wait. */
export async function lockDiscounts(tx: Transaction, rows: readonly DiscountRow[]): Promise<void> {
  for (const { id } of rows.toSorted((one, other) => one.id.localeCompare(other.id))) {
    await tx.select({ id: discounts.id }).from(discounts).where(eq(discounts.id, id)).for('update');
  }
}

/** Counts the orders of a code, in total and for one account, without failed ones. */
export async function countUses(db: Executor, discountId: string, userId: string) {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::integer`,
      own: sql<number>`(count(*) filter (where ${discountUses.userId} = ${userId}))::integer`,
    })
    .from(discountUses)
    .innerJoin(paymentOrders, eq(paymentOrders.id, discountUses.orderId))
    .where(
      and(eq(discountUses.discountId, discountId), notInArray(paymentOrders.status, ['failed', 'canceled'])),
    );
  return row!;
}

/** Returns the codes offered to users with a friend's code. */
export function listReferredDiscounts(db: Executor): Promise<DiscountRow[]> {
  return db
    .select()
    .from(discounts)
    .where(and(eq(discounts.onlyReferred, true), isNull(discounts.deletedAt)))
    .orderBy(asc(discounts.code));
}

export const DISCOUNT_PAGE_SIZE = 25;

/** Builds the condition for usable codes with the search text in code or note; empty for all. */
function matchesSearch(search: string): SQL | undefined {
  const part = `%${escapeLike(search)}%`;
  const fits = search === '' ? undefined : or(ilike(discounts.code, part), ilike(discounts.note, part));
  return and(isNull(discounts.deletedAt), fits);
}

const columnsWithUses = {
  discount: discounts,
  uses: sql<number>`(select count(*)::integer from ${discountUses} used
    join ${paymentOrders} counted on counted.id = used.order_id
    where used.discount_id = ${discounts}.id and counted.status not in ('failed', 'canceled'))`,
};

export type UsedDiscount = DiscountRow & { uses: number };

/** Returns a page of codes in alphabetical order, with the number of orders of each. */
export async function listDiscountPage(db: Executor, search: string, pageIndex: number) {
  const rows = await db
    .select(columnsWithUses)
    .from(discounts)
    .where(matchesSearch(search))
    .orderBy(asc(discounts.code))
    .limit(DISCOUNT_PAGE_SIZE)
    .offset(pageIndex * DISCOUNT_PAGE_SIZE);
  return rows.map(({ discount, uses }) => ({ ...discount, uses }));
}

export async function countDiscounts(db: Executor, search: string): Promise<number> {
  return db.$count(discounts, matchesSearch(search));
}

export async function findDiscountWithUses(db: Executor, id: string): Promise<UsedDiscount | null> {
  const [row] = await db.select(columnsWithUses).from(discounts).where(eq(discounts.id, id));
  return row ? { ...row.discount, uses: row.uses } : null;
}

export type DiscountValues = Omit<DiscountRow, 'id' | 'version' | 'deletedAt'>;

/** Adds a code; null if it is taken. */
export function insertDiscount(tx: Transaction, values: DiscountValues): Promise<DiscountRow | null> {
  return first(tx.insert(discounts).values(values).onConflictDoNothing().returning());
}

export function lockDiscount(tx: Transaction, id: string): Promise<DiscountRow | null> {
  return lockRow(tx, discounts, and(eq(discounts.id, id), isNull(discounts.deletedAt)));
}

export async function updateDiscount(tx: Transaction, { id, version }: DiscountRow, values: DiscountValues) {
  const [row] = await tx
    .update(discounts)
    .set({ ...values, version: version + 1 })
    .where(eq(discounts.id, id))
    .returning();
  return row!;
}

export async function removeDiscount(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(discounts).set({ deletedAt: now }).where(eq(discounts.id, id));
}
