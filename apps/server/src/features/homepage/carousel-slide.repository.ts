import { type MaintenanceNotice, SLIDE_PAGE_SIZE, type SlideFields } from '@datacoach/contract';
import { and, asc, desc, eq, gt, isNull, lte, max, min, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { deleteBy, first, lockBy, upsertRow } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { carouselSlides, maintenanceNotices } from '../../schema/content.schema.ts';

/** The table has one row. */
const ROW = 1;

export function findNotice(db: Executor): Promise<MaintenanceNotice | null> {
  return first(db.select().from(maintenanceNotices).limit(1));
}

/** Returns the active notice, else null. */
export async function findActiveNotice(db: Executor): Promise<MaintenanceNotice | null> {
  const notice = await findNotice(db);
  return notice?.isActive ? notice : null;
}

export async function saveNotice(db: Executor, notice: MaintenanceNotice, now: Date): Promise<void> {
  await upsertRow(db, maintenanceNotices, ['id'], { id: ROW, ...notice, updatedAt: now });
}

export type SlideRow = typeof carouselSlides.$inferSelect;
export type SlideValues = Omit<SlideFields, 'photoUrl' | 'startsAt' | 'endsAt'> & {
  photoId: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
};
/** A slide with the name of the last editor. */
export type NamedSlide = SlideRow & { changedByName: string | null };

/** Distance between a new slide and the last one; halved by each insertion in between. */
const STEP = 1024;
/** Closer neighbors may leave no room between them. */
const MIN_GAP = 1e-6;

const hasEnded = (now: Date): SQL => lte(carouselSlides.endsAt, now);
const hasNotEnded = (now: Date): SQL => or(isNull(carouselSlides.endsAt), gt(carouselSlides.endsAt, now))!;
const ORDER = [asc(carouselSlides.position), asc(carouselSlides.id)];

export async function listSlidePage(db: Executor, show: 'current' | 'ended', now: Date, pageIndex: number) {
  const where = show === 'ended' ? hasEnded(now) : hasNotEnded(now);
  const order = show === 'ended' ? [desc(carouselSlides.endsAt), asc(carouselSlides.id)] : ORDER;
  const rows = await db
    .select({ slide: carouselSlides, changedByName: users.userName })
    .from(carouselSlides)
    .leftJoin(users, eq(users.id, carouselSlides.changedBy))
    .where(where)
    .orderBy(...order)
    .limit(SLIDE_PAGE_SIZE)
    .offset(pageIndex * SLIDE_PAGE_SIZE);
  return {
    rows: rows.map(({ slide, changedByName }) => ({ ...slide, changedByName })),
    total: await db.$count(carouselSlides, where),
  };
}

const IS_SHOWN = eq(carouselSlides.isHidden, false);
const hasStarted = (now: Date): SQL =>
  or(isNull(carouselSlides.startsAt), lte(carouselSlides.startsAt, now))!;

/** Returns the first slides that are currently shown to players, in order. */
export function listRunningSlides(db: Executor, now: Date, limit: number): Promise<SlideRow[]> {
  return db
    .select()
    .from(carouselSlides)
    .where(and(IS_SHOWN, hasStarted(now), hasNotEnded(now)))
    .orderBy(...ORDER)
    .limit(limit);
}

/** When the next one starts or ends. */
export async function findNextSlideChange(db: Executor, now: Date): Promise<Date | null> {
  const [starts] = await db
    .select({ at: min(carouselSlides.startsAt) })
    .from(carouselSlides)
    .where(and(IS_SHOWN, gt(carouselSlides.startsAt, now)));
  const [ends] = await db
    .select({ at: min(carouselSlides.endsAt) })
    .from(carouselSlides)
    .where(and(IS_SHOWN, gt(carouselSlides.endsAt, now)));
  const moments = [starts?.at, ends?.at].flatMap((at) => at?.getTime() ?? []);
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}

export const lockSlide = lockBy(carouselSlides, 'id');

export async function insertSlide(
  tx: Transaction,
  values: SlideValues & { id: string },
  by: string,
  now: Date,
): Promise<SlideRow> {
  await lockSlideOrder(tx);
  const [last] = await tx.select({ position: max(carouselSlides.position) }).from(carouselSlides);
  const [row] = await tx
    .insert(carouselSlides)
    .values({ ...values, position: (last?.position ?? 0) + STEP, changedBy: by, changedAt: now })
    .returning();
  return row!;
}

export async function saveSlide(
  tx: Transaction,
  { id, version }: SlideRow,
  values: SlideValues,
  by: string,
  now: Date,
): Promise<SlideRow> {
  const [row] = await tx
    .update(carouselSlides)
    .set({ ...values, version: version + 1, changedBy: by, changedAt: now })
    .where(eq(carouselSlides.id, id))
    .returning();
  return row!;
}

export const removeSlide = deleteBy(carouselSlides, 'id');

/** Locks the order: other changes wait until the transaction ends. */
async function lockSlideOrder(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('carousel_slides'))`);
}

/** Moves a slide after another one, or to the top. False if one of them doesn't exist. */
export async function moveSlideAfter(tx: Transaction, id: string, afterId: string | null): Promise<boolean> {
  // Locked first, so that two moves never wait for each other's slides.
  await lockSlideOrder(tx);
  if (!(await lockSlide(tx, id))) return false;
  const before = afterId === null ? null : await lockSlide(tx, afterId);
  if (afterId !== null && !before) return false;
  const room = await findPositionAfter(tx, id, before);
  if (room === null) {
    await renumberSlides(tx);
    return moveSlideAfter(tx, id, afterId);
  }
  await tx.update(carouselSlides).set({ position: room }).where(eq(carouselSlides.id, id));
  return true;
}

/** Returns a position between a slide (null: the top) and the next one other than `id`; null if there is no room. */
async function findPositionAfter(
  tx: Transaction,
  id: string,
  before: SlideRow | null,
): Promise<number | null> {
  const isBehind = before
    ? sql`(${carouselSlides.position}, ${carouselSlides.id}) > (${before.position}, ${before.id}::uuid)`
    : undefined;
  const [next] = await tx
    .select({ position: carouselSlides.position })
    .from(carouselSlides)
    .where(and(isBehind, sql`${carouselSlides.id} <> ${id}`))
    .orderBy(...ORDER)
    .limit(1);
  const low = before?.position ?? (next ? next.position - 2 * STEP : 0);
  if (!next) return low + STEP;
  return next.position - low > MIN_GAP ? (low + next.position) / 2 : null;
}

async function renumberSlides(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update ${carouselSlides} set position = spread.place * ${STEP}::double precision
    from (select id, row_number() over (order by position, id) as place from ${carouselSlides}) as spread
    where spread.id = ${carouselSlides.id}`);
}
