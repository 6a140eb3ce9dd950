import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { matches, matchPlayers, playerFacts } from '../../schema/gamedata.schema.ts';
import type { StoredGame } from './window.repository.ts';

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
  const { liveSeconds, metricValues, metricOvers, notCounted } = playerFacts;
  const { playedAt, teamSize, blueScore, orangeScore } = matches;
  return db
    .select({
      matchId: matches.id,
      team: matchPlayers.team,
      playedAt,
      teamSize,
      blueScore,
      orangeScore,
      liveSeconds,
      metricValues,
      metricOvers,
      notCounted,
    })
    .from(matchPlayers)
    .innerJoin(matches, eq(matches.id, matchPlayers.matchId))
    .innerJoin(
      playerFacts,
      and(eq(playerFacts.matchId, matchPlayers.matchId), eq(playerFacts.playerKey, matchPlayers.playerKey)),
    )
    .where(
      and(inArray(matchPlayers.matchId, [...matchIds]), inArray(matchPlayers.identity, [...identities])),
    );
}
