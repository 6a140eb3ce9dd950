import type { FlagReason } from '@datacoach/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { users } from '../../schema/auth.schema.ts';
import { eventFlags, matchEvents, matches, matchPlayers } from '../../schema/gamedata.schema.ts';
import { replays } from '../../schema/replays.schema.ts';

export const FLAG_PAGE_SIZE = 25;

export interface FlagFilter {
  kind?: string | undefined;
  analysisVersion?: string | undefined;
  reason?: FlagReason | undefined;
}

function matchesFilter({ kind, analysisVersion, reason }: FlagFilter): SQL | undefined {
  return and(
    kind === undefined ? undefined : eq(eventFlags.kind, kind),
    analysisVersion === undefined ? undefined : eq(eventFlags.analysisVersion, analysisVersion),
    reason === undefined ? undefined : eq(eventFlags.reason, reason),
  );
}

/** Returns a page of flags, newest first; an event's time only while the match has the flagged version. */
export async function listFlagPage(db: Executor, filter: FlagFilter, pageIndex: number) {
  const isSame = eq(matches.analysisVersion, eventFlags.analysisVersion);
  const rows = await db
    .select({
      matchId: eventFlags.matchId,
      ordinal: eventFlags.ordinal,
      kind: eventFlags.kind,
      reason: eventFlags.reason,
      analysisVersion: eventFlags.analysisVersion,
      at: eventFlags.at,
      flaggedBy: { id: users.id, userName: users.userName },
      map: matches.mapName,
      playedAt: matches.playedAt,
      gameBuild: replays.gameBuild,
      seconds: matchEvents.time,
      playerName: matchPlayers.name,
    })
    .from(eventFlags)
    .innerJoin(users, eq(users.id, eventFlags.userId))
    .innerJoin(matches, eq(matches.id, eventFlags.matchId))
    .leftJoin(replays, eq(replays.id, matches.sourceReplayId))
    .leftJoin(
      matchEvents,
      and(isSame, eq(matchEvents.matchId, eventFlags.matchId), eq(matchEvents.ordinal, eventFlags.ordinal)),
    )
    .leftJoin(
      matchPlayers,
      and(eq(matchPlayers.matchId, eventFlags.matchId), eq(matchPlayers.number, matchEvents.player)),
    )
    .where(matchesFilter(filter))
    .orderBy(desc(eventFlags.at), eventFlags.matchId, eventFlags.ordinal)
    .limit(FLAG_PAGE_SIZE)
    .offset(pageIndex * FLAG_PAGE_SIZE);
  return rows.map(({ matchId, ordinal, at, playedAt, ...row }) => ({
    ...row,
    eventId: `${matchId}-${ordinal}`,
    at: at.toISOString(),
    playedAt: playedAt?.toISOString() ?? null,
  }));
}

/** Returns why players flagged an event as wrong; empty if nobody did, or if the engine has changed since. */
export async function listFlagReasons(db: Executor, matchId: string, ordinal: number): Promise<FlagReason[]> {
  const rows = await db
    .selectDistinct({ reason: eventFlags.reason })
    .from(eventFlags)
    .innerJoin(matches, eq(matches.id, eventFlags.matchId))
    .where(
      and(
        eq(eventFlags.matchId, matchId),
        eq(eventFlags.ordinal, ordinal),
        eq(matches.analysisVersion, eventFlags.analysisVersion),
      ),
    );
  return rows.map(({ reason }) => reason);
}

export async function countFlags(db: Executor, filter: FlagFilter): Promise<number> {
  return db.$count(eventFlags, matchesFilter(filter));
}

/** Counts the players who disagree with the insight about each metric. */
export async function countDisputes(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ doubts: number }>(
    sql`select count(*)::integer as doubts from opportunity_answers where reason = 'not-true'`,
  );
  return rows[0]?.doubts ?? 0;
}
