import type { PlayerGame } from '@datacoach/analysis';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { matches, matchPlayers, playerFacts } from '../../schema/gamedata.schema.ts';
import { referenceMatches } from '../../schema/scores.schema.ts';
import { toScoreGame } from './read-score-games.ts';
import { isInLedger } from './reference-sources.repository.ts';
import { IS_PLAYER_FACTS, STORED_GAME } from './window.repository.ts';

/** Games that exist only in coaches' folders aren't used. */
const IS_UPLOADED = sql`exists (
  select 1 from replays source where source.match_id = ${matches.id} and source.folder_id is null)`;

/** Matches read per batch. */
const BATCH_SIZE = 500;

/** Reads player matches for references, with their ledger rank; none that are only in folders. */
export async function readPlayerGames(db: Executor): Promise<PlayerGame[]> {
  const games: PlayerGame[] = [];
  for (let after: string | null = null; ; ) {
    const ids: { id: string }[] = await db
      .select({ id: matches.id })
      .from(matches)
      .where(and(after === null ? undefined : gt(matches.id, after), IS_UPLOADED))
      .orderBy(asc(matches.id))
      .limit(BATCH_SIZE);
    const last: string | undefined = ids.at(-1)?.id;
    if (last === undefined) return games;
    games.push(...(await readGamesBetween(db, ids[0]!.id, last)));
    after = last;
  }
}

async function readGamesBetween(db: Executor, first: string, last: string): Promise<PlayerGame[]> {
  const rows = await db
    .select({ matchId: matches.id, ...STORED_GAME, tier: referenceMatches.tier })
    .from(matchPlayers)
    .innerJoin(matches, eq(matches.id, matchPlayers.matchId))
    .innerJoin(playerFacts, IS_PLAYER_FACTS)
    .leftJoin(referenceMatches, isInLedger)
    .where(
      and(
        sql`${matches.id} between ${first} and ${last}`,
        sql`'reference' = any(${playerFacts.countsFor})`,
        IS_UPLOADED,
      ),
    )
    .orderBy(asc(matches.id), asc(matchPlayers.playerKey));
  return rows.flatMap(({ matchId, tier, ...stored }) => {
    const game = toScoreGame(stored);
    const margin = (stored.blueScore - stored.orangeScore) * (stored.team === 0 ? 1 : -1);
    return game ? [{ game, match: matchId, margin, tier }] : [];
  });
}
