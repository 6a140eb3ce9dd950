import type { ProgressionAccess, ProgressionWindow } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { listOwnGames, type ModeCode, type Own, planReach } from '../scores/index.ts';
import type { Season } from '../seasons/index.ts';

interface Wanted {
  mode: ModeCode;
  /** Games of the mode. */
  total: number;
  season: Season;
  access: ProgressionAccess;
  /** The plan opens the mode. */
  isOpen: boolean;
  asked: ProgressionWindow | undefined;
}

export interface Reach {
  window: ProgressionWindow;
  /** The plan does not open the window that was asked for. */
  isNarrowed: boolean;
  /** Newest games that are shown. */
  shown: number;
  /** Newest games that the plan opens. */
  allowed: number;
}

/** How far back the picture goes: as far as asked, and as the plan opens. */
export async function chooseReach(
  db: Executor,
  own: Own,
  { mode, total, season, access, isOpen, asked }: Wanted,
): Promise<Reach> {
  const window = asked !== undefined && access.windows.includes(asked) ? asked : usualWindow(access);
  const allowed = isOpen ? Math.min(total, await planReach(db, own, mode, access, season)) : 0;
  const ofSeason =
    window === 'season'
      ? (await listOwnGames(db, own, { play: 'public', mode, timed: true, from: season.from })).length
      : 0;
  const wide = { '20': 20, '50': 50, season: ofSeason, all: total }[window];
  return {
    window,
    isNarrowed: asked !== undefined && asked !== window,
    shown: Math.min(wide, allowed),
    allowed,
  };
}

/** The season where the plan opens it, else its last games. */
function usualWindow({ windows }: ProgressionAccess): ProgressionWindow {
  return windows.includes('season') ? 'season' : '20';
}
