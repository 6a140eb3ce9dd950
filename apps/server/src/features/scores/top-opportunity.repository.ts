import type { Aim, OpportunityReason } from '@datacoach/contract';
import { and, count, desc, eq, getTableColumns, gte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { deleteBy, insertNew, upsertBy } from '../../platform/database/rows.ts';
import { getStartedAnswers } from '../../schema/account.schema.ts';
import { offeredOpportunities, opportunityAnswers, topOpportunities } from '../../schema/scores.schema.ts';

export async function findSavedOpportunity(db: Executor, userId: string, mode: number) {
  const { metric, since } = topOpportunities;
  const rows = await db
    .select({ metric, since })
    .from(topOpportunities)
    .where(and(eq(topOpportunities.userId, userId), eq(topOpportunities.mode, mode)));
  return rows[0] ?? null;
}

export const saveOpportunity = upsertBy(topOpportunities, 'userId', 'mode');

/** Records an offer; the first of a season stays. */
export const recordOffer = insertNew(offeredOpportunities);

/** A stored offer, with the reason if the player has dismissed it since. */
export type OfferedRow = Pick<typeof offeredOpportunities.$inferSelect, 'metric' | 'offeredAt' | 'worth'> & {
  dismissed: OpportunityReason | null;
};

/** Returns what was offered in a mode, newest first. */
export async function listOfferedIn(db: Executor, userId: string, mode: number): Promise<OfferedRow[]> {
  const { metric, offeredAt, worth } = offeredOpportunities;
  return db
    .select({ metric, offeredAt, worth, dismissed: opportunityAnswers.reason })
    .from(offeredOpportunities)
    .leftJoin(
      opportunityAnswers,
      and(
        eq(opportunityAnswers.userId, offeredOpportunities.userId),
        eq(opportunityAnswers.mode, offeredOpportunities.mode),
        eq(opportunityAnswers.metric, metric),
        gte(opportunityAnswers.at, offeredAt),
      ),
    )
    .where(and(eq(offeredOpportunities.userId, userId), eq(offeredOpportunities.mode, mode)))
    .orderBy(desc(offeredAt));
}

export async function listOpportunityAnswers(db: Executor, userId: string, mode: number) {
  const { metric, reason, at } = opportunityAnswers;
  return db
    .select({ metric, reason, at })
    .from(opportunityAnswers)
    .where(and(eq(opportunityAnswers.userId, userId), eq(opportunityAnswers.mode, mode)));
}

export const saveAnswer = upsertBy(opportunityAnswers, 'userId', 'mode', 'metric');

export const deleteAnswer = deleteBy(opportunityAnswers, 'userId', 'mode', 'metric');

export async function countAnswers(db: Executor) {
  const { mode, metric, reason } = opportunityAnswers;
  const players = count();
  return db
    .select({ mode, metric, reason, players })
    .from(opportunityAnswers)
    .groupBy(mode, metric, reason)
    .orderBy(desc(players), metric);
}

/** Returns a user's opportunities and their answers, for their data export. */
export async function listOpportunities(db: Executor, userId: string) {
  const { mode, metric, reason, at } = opportunityAnswers;
  const { userId: _, ...offer } = getTableColumns(offeredOpportunities);
  return {
    offered: await db.select(offer).from(offeredOpportunities).where(eq(offeredOpportunities.userId, userId)),
    answers: await db
      .select({ mode, metric, reason, at })
      .from(opportunityAnswers)
      .where(eq(opportunityAnswers.userId, userId)),
    kept: await db
      .select({
        mode: topOpportunities.mode,
        metric: topOpportunities.metric,
        since: topOpportunities.since,
      })
      .from(topOpportunities)
      .where(eq(topOpportunities.userId, userId)),
  };
}

/** The aim that the player chose when they started; null if they skipped it. */
export async function findPlayerAim(db: Executor, userId: string): Promise<Aim | null> {
  const [row] = await db
    .select({ aim: getStartedAnswers.aim })
    .from(getStartedAnswers)
    .where(eq(getStartedAnswers.userId, userId));
  return row?.aim ?? null;
}
