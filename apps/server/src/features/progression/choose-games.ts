import type { Progression } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { type ModeCode, type OwnScoredGame, readOwnScoredGames } from '../scores/index.ts';
import type { Reach } from './choose-reach.ts';
import { MOVING_GAMES } from './measures.ts';

/** Games that the newest are held against, at most as many before them. */
const COMPARED_GAMES = 20;

export interface ChosenGames {
  /** Oldest first, with those before the shown ones that means need. */
  games: readonly OwnScoredGame[];
  shown: readonly OwnScoredGame[];
  newest: readonly OwnScoredGame[];
  /** As many before the newest. */
  before: readonly OwnScoredGame[];
}

export async function chooseGames(
  db: Executor,
  userId: string,
  mode: ModeCode,
  reach: Reach,
): Promise<ChosenGames> {
  const lead = Math.max(MOVING_GAMES, 2 * COMPARED_GAMES - reach.shown);
  // What is closed as a whole has no games before it either.
  const games =
    reach.allowed === 0 ? [] : await readOwnScoredGames(db, userId, { mode, limit: reach.shown + lead });
  const compared = Math.min(COMPARED_GAMES, Math.floor(reach.allowed / 2));
  const newest = newestOf(games, compared);
  const before = newestOf(games.slice(0, games.length - newest.length), compared);
  return { games, shown: newestOf(games, reach.shown), newest, before };
}

function newestOf(games: readonly OwnScoredGame[], count: number): readonly OwnScoredGame[] {
  return games.slice(Math.max(0, games.length - count));
}

/** Points that can be told apart on a screen. */
const FEW_GAMES = 60;
const FEW_DAYS = 120;
const DAY_MS = 24 * 60 * 60_000;

export function usualGrouping(games: readonly OwnScoredGame[]): Progression['filter']['by'] {
  const [first, last] = [games[0], games.at(-1)];
  if (!first || !last || games.length <= FEW_GAMES) return 'game';
  const days = (last.game.playedAt.getTime() - first.game.playedAt.getTime()) / DAY_MS;
  return days <= FEW_DAYS ? 'day' : 'week';
}
