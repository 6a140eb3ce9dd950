import type { ScoreGame } from '@datacoach/analysis';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../../platform/database/database.ts';
import { listingOf, scoreGameOf } from './make-score-game.ts';
import type { OwnGame } from './own-games.repository.ts';
import { readFigures, readVersions } from './window.repository.ts';

/** Games that are kept for each database, of about 20 kB: what a player's screens ask for again and again. */
const MAX_KEPT = 1500;

interface KeptGame {
  /** Of the row that it was made of. */
  version: string;
  score: ScoreGame;
}

type Kept = LRUCache<string, KeptGame>;

const keptOf = new WeakMap<Executor, Kept>();

const nameOf = ({ matchId, playerKey }: OwnGame) => `${matchId} ${playerKey}`;

/**
 * These games as scores see them, by match; without those that have no figures or no mode. What was read before and has
 * not been written anew since is not read again.
 */
export async function readScoreGames(
  db: Executor,
  games: readonly OwnGame[],
): Promise<Map<string, ScoreGame>> {
  const kept = keptOf.get(db) ?? new LRUCache<string, KeptGame>({ max: MAX_KEPT });
  keptOf.set(db, kept);
  const known = await readKept(db, games, kept);
  const others = games.filter(({ matchId }) => !known.has(matchId));
  const figures = await readFigures(db, others);
  for (const game of others) {
    const stored = figures.get(game.matchId);
    const score = stored ? scoreGameOf({ ...game, ...stored }) : null;
    if (!stored || !score) continue;
    kept.set(nameOf(game), { version: stored.version, score });
    known.set(game.matchId, score);
  }
  return known;
}

/** Those of the games that are kept as they stand in the database. */
async function readKept(
  db: Executor,
  games: readonly OwnGame[],
  kept: Kept,
): Promise<Map<string, ScoreGame>> {
  const found = games.flatMap((game) => {
    const one = kept.get(nameOf(game));
    return one ? [{ game, ...one }] : [];
  });
  const versions = await readVersions(
    db,
    found.map(({ game }) => game),
  );
  const current = found.filter(({ game, version }) => versions.get(game.matchId) === version);
  return new Map(
    current.flatMap(({ game, version, score }) => {
      const listed = asListed(score, game);
      if (listed === null) return [];
      if (listed !== score) kept.set(nameOf(game), { version, score: listed });
      return [[game.matchId, listed] as const];
    }),
  );
}

/**
 * The game with what its list says of it, null for a team size without scores; itself where that is the same, since
 * what was worked out of it is known by it.
 */
function asListed(score: ScoreGame, game: OwnGame): ScoreGame | null {
  const listing = listingOf(game);
  if (listing === null) return null;
  const { playedAt, mode, result } = listing;
  const isSame = score.playedAt === playedAt && score.mode === mode && score.result === result;
  return isSame ? score : { ...score, ...listing };
}
