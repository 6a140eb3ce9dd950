import type { ProgressionAccess, ProgressionWindow } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { calculatePlanReach, listOwnGames, type ModeCode, type PlayerAccount } from '../scores/index.ts';
import type { Season } from '../seasons/index.ts';

interface Request {
  mode: ModeCode;
  /** Games of the mode. */
  total: number;
  season: Season;
  access: ProgressionAccess;
  /** Whether the plan includes the mode. */
  isOpen: boolean;
  requestedWindow: ProgressionWindow | undefined;
}

export interface Reach {
  window: ProgressionWindow;
  /** Whether the plan includes less than the requested window. */
  isNarrowed: boolean;
  /** Number of newest games shown. */
  shown: number;
  /** Number of newest games the plan includes. */
  allowed: number;
}

/** Returns how far back the chart goes: as far as requested and included in the plan. */
export async function chooseReach(
  db: Executor,
  account: PlayerAccount,
  { mode, total, season, access, isOpen, requestedWindow }: Request,
): Promise<Reach> {
  const window =
    requestedWindow !== undefined && access.windows.includes(requestedWindow)
      ? requestedWindow
      : usualWindow(access);
  const allowed = isOpen ? Math.min(total, await calculatePlanReach(db, account, mode, access, season)) : 0;
  const ofSeason =
    window === 'season'
      ? (await listOwnGames(db, account, { play: 'public', mode, timed: true, from: season.from })).length
      : 0;
  const wide = { '20': 20, '50': 50, season: ofSeason, all: total }[window];
  return {
    window,
    isNarrowed: requestedWindow !== undefined && requestedWindow !== window,
    shown: Math.min(wide, allowed),
    allowed,
  };
}

/** Returns the season if the plan includes it, else its last games. */
function usualWindow({ windows }: ProgressionAccess): ProgressionWindow {
  return windows.includes('season') ? 'season' : '20';
}
