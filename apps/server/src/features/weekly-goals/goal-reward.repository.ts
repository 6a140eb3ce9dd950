import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { goalRewards } from '../../schema/weekly-goals.schema.ts';

/** False when the player has been given this goal's reward before. */
export async function insertGoalReward(
  tx: Transaction,
  reward: typeof goalRewards.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(goalRewards).values(reward).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Rewards of an account, for its export. */
export function goalRewardsOf(db: Executor, userId: string) {
  const { communityGoalId, kind, givenAt } = goalRewards;
  return db
    .select({ communityGoalId, kind, givenAt })
    .from(goalRewards)
    .where(eq(goalRewards.userId, userId));
}
