import { SCORE_MODES } from '@datacoach/analysis';
import { type Gate, MIN_REACH_GAMES, type PlanOpens, type ProgressionAccess } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { getGate } from '../membership/index.ts';
import { listOwnGames, type ModeCode, type PlayerAccount } from './own-games.repository.ts';

/** Newest games used to decide the most played mode, as in the default filter. */
const LAST_GAMES = 40;

/** Returns the modes compared with ranks: all, or the most recent games' mode; all tied ones on a tie. */
export async function listOpenModes(
  db: Executor,
  account: PlayerAccount,
  { 'Playlist Access': access }: PlanOpens,
): Promise<readonly ModeCode[]> {
  if (access === 'none') return [];
  if (access === 'all') return SCORE_MODES.map(({ code }) => code);
  const newest = await listOwnGames(db, account, { play: 'public', mode: 0 }, LAST_GAMES);
  const counts = SCORE_MODES.map(({ code, teamSize }) => ({
    code,
    games: newest.filter((game) => game.teamSize === teamSize).length,
  }));
  const mostPlayed = Math.max(...counts.map(({ games }) => games));
  return counts.filter(({ games }) => games === mostPlayed).map(({ code }) => code);
}

/** Returns how many of the newest games of a mode the plan includes; Infinity for all. */
export async function calculatePlanReach(
  db: Executor,
  account: PlayerAccount,
  mode: ModeCode,
  { reach }: ProgressionAccess,
  season: { from: Date },
): Promise<number> {
  if (reach === 'all') return Number.POSITIVE_INFINITY;
  if (reach === 'none') return 0;
  if (reach === 'games') return MIN_REACH_GAMES;
  const ofSeason = await listOwnGames(db, account, { play: 'public', mode, timed: true, from: season.from });
  return Math.max(MIN_REACH_GAMES, ofSeason.length);
}

/** Returns what a response with scores leaves out: all in a locked mode, else as PolrAnalytics says. */
export async function listScoreGates(db: Executor, opens: PlanOpens, isModeOpen: boolean): Promise<Gate[]> {
  if (!isModeOpen) return [await getGate(db, 'Playlist Access', (access) => access === 'all')];
  if (opens.PolrAnalytics === 'categories') return [];
  return [await getGate(db, 'PolrAnalytics', (access) => access === 'categories')];
}
