import { SCORE_MODES } from '@datacoach/analysis';
import type { PlanOpens } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { listOwnGames, type ModeCode, type Own } from './own-games.repository.ts';

/** Newest games that decide which mode is the most played, as where a screen chooses one. */
const LAST_GAMES = 40;

/**
 * Modes that a plan compares with ranks: every one, or the one with most of the last games; all of these where several
 * have as many, so that nothing is closed before the first game.
 */
export async function openModes(
  db: Executor,
  own: Own,
  { 'Playlist Access': access }: PlanOpens,
): Promise<readonly ModeCode[]> {
  if (access === 'none') return [];
  if (access === 'all') return SCORE_MODES.map(({ code }) => code);
  const newest = await listOwnGames(db, own, { play: 'public', mode: 0 }, LAST_GAMES);
  const counts = SCORE_MODES.map(({ code, teamSize }) => ({
    code,
    games: newest.filter((game) => game.teamSize === teamSize).length,
  }));
  const most = Math.max(...counts.map(({ games }) => games));
  return counts.filter(({ games }) => games === most).map(({ code }) => code);
}
