import type { FlagReason } from '@datacoach/contract';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { upsertBy } from '../../platform/database/rows.ts';
import { eventFlags, matches } from '../../schema/gamedata.schema.ts';
import type { EventPosition } from './describe-event.ts';

const isFlagOf = (userId: string, { matchId, ordinal }: EventPosition) =>
  and(eq(eventFlags.userId, userId), eq(eventFlags.matchId, matchId), eq(eventFlags.ordinal, ordinal));

export const saveFlag = upsertBy(eventFlags, 'userId', 'matchId', 'ordinal');

export async function deleteFlag(db: Executor, userId: string, position: EventPosition): Promise<void> {
  await db.delete(eventFlags).where(isFlagOf(userId, position));
}

/** Returns a user's flags by `matchId-ordinal`; flags from an older engine no longer count. */
export async function listUserFlags(db: Executor, userId: string, matchIds: readonly string[]) {
  if (matchIds.length === 0) return new Map<string, FlagReason>();
  const rows = await db
    .select({ matchId: eventFlags.matchId, ordinal: eventFlags.ordinal, reason: eventFlags.reason })
    .from(eventFlags)
    .innerJoin(matches, eq(matches.id, eventFlags.matchId))
    .where(
      and(
        eq(eventFlags.userId, userId),
        inArray(eventFlags.matchId, [...new Set(matchIds)]),
        eq(eventFlags.analysisVersion, matches.analysisVersion),
      ),
    );
  return new Map(rows.map(({ matchId, ordinal, reason }) => [`${matchId}-${ordinal}`, reason]));
}

export async function listAllFlags(db: Executor, userId: string) {
  const { matchId, ordinal, kind, reason, at } = eventFlags;
  return db
    .select({ matchId, ordinal, kind, reason, at })
    .from(eventFlags)
    .where(eq(eventFlags.userId, userId))
    .orderBy(at);
}

export async function countFlags(db: Executor) {
  const flags = count();
  const newest = sql<string>`(array_agg(${eventFlags.matchId} || '-' || ${eventFlags.ordinal} order by ${eventFlags.at} desc))[1]`;
  const { kind, analysisVersion, reason } = eventFlags;
  return db
    .select({ kind, analysisVersion, reason, flags, example: newest })
    .from(eventFlags)
    .groupBy(kind, analysisVersion, reason)
    .orderBy(desc(analysisVersion), desc(flags), kind);
}
