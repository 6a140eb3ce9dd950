import { SCORE_MODES, type ScoreGame, type ScoreMode } from '@datacoach/analysis';
import type { PlayKind } from '@datacoach/contract';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../../platform/database/database.ts';
import { toMetricStats } from '../gamedata/index.ts';
import { listIdentities } from '../identities/index.ts';
import {
  type GameFilter as ListFilter,
  listOwnGames,
  type ModeCode,
  type OwnGame,
} from './own-games.repository.ts';
import { readStats, readVersions, type StoredGame } from './window.repository.ts';

/** Games cached per database, about 20 kB each: those a player's screens keep requesting. */
const MAX_CACHED_GAMES = 1500;

interface CachedGame {
  /** Version of the source row. */
  version: string;
  score: ScoreGame;
}

type GameCache = LRUCache<string, CachedGame>;

const gameCaches = new WeakMap<Executor, GameCache>();

const getCacheKey = ({ matchId, playerKey }: OwnGame) => `${matchId} ${playerKey}`;

/** Returns games as score games, by match, if they have stats and a mode; unchanged ones from the cache. */
export async function readScoreGames(db: Executor, games: readonly OwnGame[]) {
  const kept = gameCaches.get(db) ?? new LRUCache<string, CachedGame>({ max: MAX_CACHED_GAMES });
  gameCaches.set(db, kept);
  const known = await readCached(db, games, kept);
  const others = games.filter(({ matchId }) => !known.has(matchId));
  const stats = await readStats(db, others);
  for (const game of others) {
    const stored = stats.get(game.matchId);
    const score = stored ? toScoreGame({ ...game, ...stored }) : null;
    if (!stored || !score) continue;
    kept.set(getCacheKey(game), { version: stored.version, score });
    known.set(game.matchId, score);
  }
  return known;
}

/** Returns the cached games that match what the database stores. */
async function readCached(db: Executor, games: readonly OwnGame[], kept: GameCache) {
  const found = games.flatMap((game) => {
    const one = kept.get(getCacheKey(game));
    return one ? [{ game, ...one }] : [];
  });
  const versions = await readVersions(
    db,
    found.map(({ game }) => game),
  );
  const current = found.filter(({ game, version }) => versions.get(game.matchId) === version);
  return new Map(
    current.flatMap(({ game, version, score }) => {
      const listed = toListed(score, game);
      if (listed === null) return [];
      if (listed !== score) kept.set(getCacheKey(game), { version, score: listed });
      return [[game.matchId, listed] as const];
    }),
  );
}

/** Returns the game with its listed values, the same object if equal; null without a scored mode. */
function toListed(score: ScoreGame, game: OwnGame): ScoreGame | null {
  const listing = toGameListing(game);
  if (listing === null) return null;
  const { playedAt, mode, result } = listing;
  const isSame = score.playedAt === playedAt && score.mode === mode && score.result === result;
  return isSame ? score : { ...score, ...listing };
}

/** Returns the mode for a team size; null for team sizes without scores. */
function getMode(teamSize: number): ScoreMode | null {
  return SCORE_MODES.find((mode) => mode.teamSize === teamSize)?.key ?? null;
}

export function getResult({
  team,
  blueScore,
  orangeScore,
}: Pick<StoredGame, 'team' | 'blueScore' | 'orangeScore'>): ScoreGame['result'] {
  const margin = (blueScore - orangeScore) * (team === 0 ? 1 : -1);
  return margin > 0 ? 'won' : margin < 0 ? 'lost' : 'drawn';
}

/** Returns what the game list alone says about a game; null for team sizes without scores. */
function toGameListing(
  game: Pick<StoredGame, 'playedAt' | 'teamSize' | 'team' | 'blueScore' | 'orangeScore'>,
): Pick<ScoreGame, 'playedAt' | 'mode' | 'result'> | null {
  const { playedAt, teamSize } = game;
  const mode = getMode(teamSize);
  if (mode === null) return null;
  return { playedAt: playedAt === null ? 0 : playedAt.getTime() / 1000, mode, result: getResult(game) };
}

/** Returns what the engine makes of its result (`makeScoreGame`), but from stored facts; null if they have no stats. */
export function toScoreGame(stored: StoredGame): ScoreGame | null {
  const listing = toGameListing(stored);
  const { liveSeconds, metricValues, metricOvers } = stored;
  if (listing === null || liveSeconds === null || metricValues === null || metricOvers === null) return null;
  return { ...listing, liveSeconds, metrics: toMetricStats(metricValues, metricOvers) };
}

/** One of a user's games with its stats. */
export interface OwnScoredGame {
  game: OwnGame & { playedAt: Date };
  score: ScoreGame;
}

interface GameFilter {
  mode: ModeCode;
  /** Number of games, the newest unless `oldest`; all if omitted. */
  limit?: number;
  oldest?: boolean;
  from?: Date;
  /** Latest time, inclusive; the limit counts back from here. */
  to?: Date;
  play?: PlayKind;
  forCoach?: ListFilter['forCoach'];
}

/** Returns a user's games that count and have a time and stats, oldest first. */
export async function readOwnScoredGames(
  db: Executor,
  userId: string,
  { mode, limit, oldest = false, from, to, play = 'public', forCoach }: GameFilter,
): Promise<OwnScoredGame[]> {
  const identities = await listIdentities(db, userId);
  const filter = { play, mode, from, to, timed: true, forCoach };
  const listed = await listOwnGames(db, { userId, identities }, filter, limit, oldest);
  const chosen = (oldest ? listed : listed.toReversed()).filter(hasPlayedAt);
  const scores = await readScoreGames(db, chosen);
  return chosen.flatMap((game) => {
    const score = scores.get(game.matchId);
    return score ? [{ game, score }] : [];
  });
}

function hasPlayedAt(game: OwnGame): game is OwnGame & { playedAt: Date } {
  return game.playedAt !== null;
}
