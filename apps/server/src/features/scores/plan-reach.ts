import { MIN_REACH_GAMES, type ProgressionAccess } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { listOwnGames, type ModeCode, type Own } from './own-games.repository.ts';

/** How many newest games of a mode a plan opens: Infinity for all of them. */
export async function planReach(
  db: Executor,
  own: Own,
  mode: ModeCode,
  { reach }: ProgressionAccess,
  season: { from: Date },
): Promise<number> {
  if (reach === 'all') return Number.POSITIVE_INFINITY;
  if (reach === 'none') return 0;
  if (reach === 'games') return MIN_REACH_GAMES;
  const ofSeason = await listOwnGames(db, own, { play: 'public', mode, timed: true, from: season.from });
  return Math.max(MIN_REACH_GAMES, ofSeason.length);
}
