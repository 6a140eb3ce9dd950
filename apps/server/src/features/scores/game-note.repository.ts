import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { matches, matchPlayers, playerFacts } from '../../schema/gamedata.schema.ts';
import { IS_PLAYER_FACTS, STORED_GAME, type StoredGame } from './window.repository.ts';

/** A player's match as noted in replay lists. */
export interface NotedGame extends StoredGame {
  matchId: string;
  notCounted: string | null;
}

/** Reads these players' games in these matches. */
export async function readNotedGames(
  db: Executor,
  identities: readonly string[],
  matchIds: readonly string[],
): Promise<NotedGame[]> {
  if (identities.length === 0 || matchIds.length === 0) return [];
  return db
    .select({ matchId: matches.id, ...STORED_GAME, notCounted: playerFacts.notCounted })
    .from(matchPlayers)
    .innerJoin(matches, eq(matches.id, matchPlayers.matchId))
    .innerJoin(playerFacts, IS_PLAYER_FACTS)
    .where(
      and(inArray(matchPlayers.matchId, [...matchIds]), inArray(matchPlayers.identity, [...identities])),
    );
}

/** Returns why these matches count for none of their players, if the reason is the same for all. */
export async function readSharedReasons(db: Executor, matchIds: readonly string[]) {
  if (matchIds.length === 0) return [];
  const { matchId, notCounted } = playerFacts;
  const reason = sql<string>`min(${notCounted})`;
  return db
    .select({ matchId, reason })
    .from(playerFacts)
    .where(inArray(matchId, [...matchIds]))
    .groupBy(matchId)
    .having(sql`count(*) = count(${notCounted}) and ${reason} = max(${notCounted})`);
}
