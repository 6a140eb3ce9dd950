import type { RankedMode } from '@datacoach/contract';
import { and, asc, countDistinct, eq, gte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { upsertRow } from '../../platform/database/rows.ts';
import { rankHistory } from '../../schema/account.schema.ts';
import { matches } from '../../schema/gamedata.schema.ts';
import { replays } from '../../schema/replays.schema.ts';

export type HeldRank = Omit<typeof rankHistory.$inferSelect, 'userId'>;

/** Returns every rank the player has held, oldest first. */
export function listRankHistory(db: Executor, userId: string): Promise<HeldRank[]> {
  const { rankedMode, rank, source, since, confirmedAt } = rankHistory;
  return db
    .select({ rankedMode, rank, source, since, confirmedAt })
    .from(rankHistory)
    .where(eq(rankHistory.userId, userId))
    .orderBy(asc(since));
}

/** Returns the current rank of each mode that has one. */
export async function listHeldRanks(db: Executor, userId: string): Promise<Map<RankedMode, HeldRank>> {
  const rows = await listRankHistory(db, userId);
  return new Map(rows.map((row) => [row.rankedMode, row]));
}

/** Stores a mode's rank: a new row if it has changed, else the date of the last confirmation. */
export async function recordRank(
  db: Executor,
  userId: string,
  held: HeldRank | undefined,
  now: Omit<HeldRank, 'since'>,
): Promise<void> {
  if (held?.rank === now.rank) {
    await db
      .update(rankHistory)
      .set({ confirmedAt: now.confirmedAt, source: now.source })
      .where(
        and(
          eq(rankHistory.userId, userId),
          eq(rankHistory.rankedMode, held.rankedMode),
          eq(rankHistory.since, held.since),
        ),
      );
    return;
  }
  const { rank, source, confirmedAt } = now;
  const row = { userId, ...now, since: confirmedAt };
  await upsertRow(db, rankHistory, ['userId', 'rankedMode', 'since'], row, { rank, source });
}

/** Players per team by ranked mode. */
const TEAM_SIZE = { duel: 1, doubles: 2, standard: 3 } as const satisfies Record<RankedMode, number>;

/** Counts uploaded soccar games of a mode since a time. */
export async function countGamesSince(db: Executor, userId: string, rankedMode: RankedMode, since: Date) {
  const rows = await db
    .select({ games: countDistinct(matches.id) })
    .from(replays)
    .innerJoin(matches, eq(matches.id, replays.matchId))
    .where(
      and(
        eq(replays.ownerId, userId),
        eq(matches.mode, 'soccar'),
        eq(matches.teamSize, TEAM_SIZE[rankedMode]),
        gte(matches.playedAt, since),
      ),
    );
  return rows[0]?.games ?? 0;
}
