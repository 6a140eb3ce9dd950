import { SCORE_MODES } from '@datacoach/analysis';
import type { Progression } from '@datacoach/contract';
import type { countOwnGames, ModeCode } from '../scores/index.ts';

export function countModes(groups: Awaited<ReturnType<typeof countOwnGames>>): Progression['modes'] {
  return SCORE_MODES.map(({ code, teamSize }) => ({
    mode: code,
    games: groups
      .filter((group) => group.countsForScore && group.teamSize === teamSize)
      .reduce((sum, { games }) => sum + games, 0),
  }));
}

/** Of those that are open, if any is. Doubles without any games. */
export function mostPlayed(modes: Progression['modes'], open: readonly ModeCode[]): ModeCode {
  const choices = open.length === 0 ? modes : modes.filter(({ mode }) => open.includes(mode));
  const [most] = choices.toSorted((a, b) => b.games - a.games);
  return most && most.games > 0 ? most.mode : 10;
}
