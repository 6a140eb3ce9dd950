import type { FolderFilter } from '@datacoach/contract';
import { getResult } from './describe-folder.ts';
import type { FolderView, ViewedGame } from './folder-view.ts';

/** Players per team by match size and by mode (specification.md 3). */
const SIZES: Readonly<Record<number, number>> = { 5: 1, 10: 2, 15: 3 };

export interface ChosenGames {
  view: FolderView;
  games: ViewedGame[];
  /** Whether a side of a game matches the filter. */
  isCounted: (game: ViewedGame, side: 0 | 1) => boolean;
}

/** Returns the games of a folder that match a filter, and their matching sides. */
export function chooseGames(view: FolderView, filter: FolderFilter, matchId?: string): ChosenGames {
  const { Team, Result, mode, matchSize, opponent, from, to } = filter;
  const games = view.games.filter((game) => {
    const { digest, playedAt, teams } = game;
    if (matchId !== undefined && game.matchId !== matchId) return false;
    if (Team !== 0 && !teams.includes(Team)) return false;
    if (opponent !== undefined && !teams.includes(opponent)) return false;
    if (mode !== 0 && (digest.mode !== 'soccar' || digest.teamSize !== SIZES[mode])) return false;
    if (matchSize !== 0 && digest.teamSize !== SIZES[matchSize]) return false;
    if (from !== undefined && (playedAt === null || playedAt < new Date(from))) return false;
    if (to !== undefined && (playedAt === null || playedAt > new Date(to))) return false;
    return Result === 0 || getResultFor(game, Team) === Result;
  });
  return { view, games, isCounted: (game, side) => Team === 0 || game.teams[side] === Team };
}

/** Returns the result for the named team, or for ours if none is named. */
function getResultFor(game: ViewedGame, team: string | 0): 5 | 10 | null {
  if (team === 0) return getResult(game);
  return getResult({ digest: game.digest, ownSide: game.teams[0] === team ? 0 : 1 });
}

/** Returns the sample info that every response includes. */
export function describeBasis({ view: { folder }, games }: ChosenGames) {
  const { files, processed, failed } = folder;
  return { files, processed, failed, games: games.length };
}
