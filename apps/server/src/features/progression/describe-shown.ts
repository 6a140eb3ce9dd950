import { MAX_GAMES_NAMED, type Progression } from '@datacoach/contract';
import type { OwnScoredGame } from '../scores/index.ts';
import type { ranksHeld } from './rank-marks.ts';

export function describePoint(group: readonly OwnScoredGame[]): Progression['points'][number] {
  return {
    at: group[0]!.game.playedAt.toISOString(),
    games: group.length,
    won: group.filter(({ score }) => score.result === 'won').length,
    played: group.slice(-MAX_GAMES_NAMED).map(({ game, score }) => {
      const goals = [game.blueScore, game.orangeScore] as const;
      return {
        matchId: game.matchId,
        at: game.playedAt.toISOString(),
        result: score.result,
        goals: { own: goals[game.team], other: goals[1 - game.team]! },
      };
    }),
  };
}

export function spanOf(games: readonly OwnScoredGame[]): { from: string; to: string } | null {
  const [first, last] = [games[0], games.at(-1)];
  if (!first || !last) return null;
  return { from: first.game.playedAt.toISOString(), to: last.game.playedAt.toISOString() };
}

export function countResults(games: readonly OwnScoredGame[]) {
  const ended = (result: string) => games.filter(({ score }) => score.result === result).length;
  return { games: games.length, won: ended('won'), lost: ended('lost') };
}

/** Newest first, with the shown games of each time. */
export function describeHeld(
  held: Awaited<ReturnType<typeof ranksHeld>>,
  shown: readonly OwnScoredGame[],
): Progression['ranks'] {
  const times = shown.map(({ game }) => game.playedAt.getTime());
  return held
    .map(({ rank, since }, place) => {
      const [from, to] = [since.getTime(), held[place + 1]?.since.getTime() ?? Number.POSITIVE_INFINITY];
      return {
        rank,
        since: since.toISOString(),
        games: times.filter((time) => time >= from && time < to).length,
        isNow: place === held.length - 1,
      };
    })
    .toReversed()
    .slice(0, MAX_RANKS);
}

const MAX_RANKS = 6;
