import { FIRST_GAMES } from '../games-needed.ts';
import type { Feat, GameHighlights } from './game-highlights.ts';

export interface CareerGame extends GameHighlights {
  matchId: string;
  /** Null if the file doesn't say. */
  playedAt: Date | null;
  /** Their team's goals minus the opponents'. */
  margin: number;
  mapName: string;
  carName: string | null;
}

/** A record and its game; `time` is null if the whole game is the record. */
export interface CareerRecord {
  value: number;
  matchId: string;
  time: number | null;
  playedAt: Date | null;
}

export interface Career {
  games: number;
  won: number;
  lost: number;
  drawn: number;
  /** s */
  seconds: number;
  goals: number;
  assists: number;
  saves: number;
  demolitions: number;
  /** uu */
  distance: number;
  /** Consecutive wins; the record is the last game. */
  longestStreak: CareerRecord | null;
  fastestGoal: CareerRecord | null;
  hardestShot: CareerRecord | null;
  longestAirDribble: CareerRecord | null;
  mostSaves: CareerRecord | null;
  mostGoals: CareerRecord | null;
  bestXg: CareerRecord | null;
  /** Wins after being behind; the record is the largest deficit. */
  comebacks: { won: number; deepest: CareerRecord | null };
  overtime: { won: number; lost: number };
  /** The 1st, 100th, 500th and 1,000th game. */
  milestones: { games: number; matchId: string; playedAt: Date | null }[];
  favoriteCar: { name: string; games: number } | null;
  favoriteMap: { name: string; games: number } | null;
}

const MILESTONES = [1, 100, 500, 1000] as const;

/** @param games oldest first */
export function summarizeCareer(games: readonly CareerGame[]): Career {
  const sum = (value: (game: CareerGame) => number) => games.reduce((total, game) => total + value(game), 0);
  const won = games.filter(({ margin }) => margin > 0);
  const comebacks = won.filter(({ deficit }) => deficit > 0);
  const overtimes = games.filter(({ overtime }) => overtime);
  return {
    games: games.length,
    won: won.length,
    lost: games.filter(({ margin }) => margin < 0).length,
    drawn: games.filter(({ margin }) => margin === 0).length,
    seconds: sum(({ seconds }) => seconds),
    goals: sum(({ goals }) => goals),
    assists: sum(({ assists }) => assists),
    saves: sum(({ saves }) => saves),
    demolitions: sum(({ demolitions }) => demolitions),
    distance: sum(({ distance }) => distance),
    longestStreak: longestStreak(games),
    fastestGoal: bestFeat(games, ({ fastestGoal }) => fastestGoal, -1),
    hardestShot: bestFeat(games, ({ hardestShot }) => hardestShot),
    longestAirDribble: bestFeat(games, ({ airDribble }) => airDribble),
    mostSaves: findRecord(games, ({ saves }) => saves),
    mostGoals: findRecord(games, ({ goals }) => goals),
    bestXg: findRecord(games, ({ xg }) => xg ?? 0),
    comebacks: { won: comebacks.length, deepest: findRecord(comebacks, ({ deficit }) => deficit) },
    overtime: {
      won: overtimes.filter(({ margin }) => margin > 0).length,
      lost: overtimes.filter(({ margin }) => margin < 0).length,
    },
    milestones: MILESTONES.flatMap((count) => {
      const game = games[count - 1];
      return game ? [{ games: count, matchId: game.matchId, playedAt: game.playedAt }] : [];
    }),
    favoriteCar: favorite(games.map(({ carName }) => carName)),
    favoriteMap: favorite(games.map(({ mapName }) => mapName)),
  };
}

function longestStreak(games: readonly CareerGame[]): CareerRecord | null {
  let streak = 0;
  let found: CareerRecord | null = null;
  for (const game of games) {
    streak = game.margin > 0 ? streak + 1 : 0;
    if (streak > (found?.value ?? 0)) found = toCareerRecord(game, streak, null);
  }
  return found;
}

/** Returns the first game with the highest value; null if no game has any. */
function findRecord(games: readonly CareerGame[], value: (game: CareerGame) => number): CareerRecord | null {
  let found: CareerRecord | null = null;
  for (const game of games) {
    if (value(game) > (found?.value ?? 0)) found = toCareerRecord(game, value(game), null);
  }
  return found;
}

function bestFeat(games: readonly CareerGame[], getFeat: (game: CareerGame) => Feat | null, way: 1 | -1 = 1) {
  let found: CareerRecord | null = null;
  for (const game of games) {
    const feat = getFeat(game);
    if (feat === null || (found !== null && way * feat.value <= way * found.value)) continue;
    found = toCareerRecord(game, feat.value, feat.time);
  }
  return found;
}

function toCareerRecord({ matchId, playedAt }: CareerGame, value: number, time: number | null): CareerRecord {
  return { value, matchId, time, playedAt };
}

function favorite(names: readonly (string | null)[]): { name: string; games: number } | null {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [mostPlayed] = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return mostPlayed ? { name: mostPlayed[0], games: mostPlayed[1] } : null;
}

/** Weight of the prior for a teammate's win rate, in games: half of them won. */
const PRIOR_GAMES = 10;
const MAX_TEAMMATES = 5;

export interface Teammate {
  identity: string;
  games: number;
  won: number;
}

/**
 * Returns the teammates with the best win rate, pulled toward 50% while there are few games (game-and-stats.md 9,
 * pair effect).
 */
export function findBestTeammates<M extends Teammate>(teammates: readonly M[]): M[] {
  const share = ({ games, won }: Teammate) => (won + PRIOR_GAMES / 2) / (games + PRIOR_GAMES);
  return teammates
    .filter(({ games }) => games >= FIRST_GAMES)
    .sort((a, b) => share(b) - share(a) || b.games - a.games)
    .slice(0, MAX_TEAMMATES);
}
