import {
  calculateMetricRelation,
  calculatePeriodDifference,
  changePoint,
  listRankBands,
  type Measure,
  MIN_CHANGE_GAMES,
  MIN_RELATED_GAMES,
  RANKS,
} from '@datacoach/analysis';
import { MAX_GAMES_NAMED, type Progression } from '@datacoach/contract';
import type { findReferenceFor, OwnScoredGame } from '../scores/index.ts';
import { type listRanksHeld, MOVING_GAMES } from './measures.ts';

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

export function findDateSpan(games: readonly OwnScoredGame[]): { from: string; to: string } | null {
  const [first, last] = [games[0], games.at(-1)];
  if (!first || !last) return null;
  return { from: first.game.playedAt.toISOString(), to: last.game.playedAt.toISOString() };
}

export function countResults(games: readonly OwnScoredGame[]) {
  const countResult = (result: string) => games.filter(({ score }) => score.result === result).length;
  return { games: games.length, won: countResult('won'), lost: countResult('lost') };
}

/** Returns ranks newest first, with the number of shown games for each. */
export function describeHeldRanks(
  held: Awaited<ReturnType<typeof listRanksHeld>>,
  shown: readonly OwnScoredGame[],
): Progression['ranks'] {
  const times = shown.map(({ game }) => game.playedAt.getTime());
  return held
    .map(({ rank, since }, index) => {
      const [from, to] = [since.getTime(), held[index + 1]?.since.getTime() ?? Number.POSITIVE_INFINITY];
      return {
        rank,
        since: since.toISOString(),
        games: times.filter((time) => time >= from && time < to).length,
        isNow: index === held.length - 1,
      };
    })
    .toReversed()
    .slice(0, MAX_RANKS);
}

const MAX_RANKS = 6;

const listScores = (games: readonly OwnScoredGame[]) => games.map(({ score }) => score);

export function describeLine(
  measure: Measure,
  games: readonly OwnScoredGame[],
  groups: readonly OwnScoredGame[][],
  { newest, before }: Record<'newest' | 'before', readonly OwnScoredGame[]>,
): Progression['line'] {
  const scores = listScores(games);
  const gameIndexes = new Map(games.map((game, index) => [game, index]));
  return {
    measure: measure.key,
    values: groups.map((group) =>
      group.length === 1
        ? measure.single(group[0]!.score)
        : measure.hasSingles
          ? (measure.of(listScores(group))?.value ?? null)
          : null,
    ),
    means: groups.map((group) => {
      const until = gameIndexes.get(group.at(-1)!)! + 1;
      const mean = measure.of(scores.slice(Math.max(0, until - MOVING_GAMES), until));
      return mean?.interval ? mean : null;
    }),
    change: calculatePeriodDifference(measure, listScores(before), listScores(newest)),
  };
}

/** Returns the relation of two measures; null for POLR, which single games don't have. */
export function calculateRelation(
  a: Measure,
  b: Measure,
  games: readonly OwnScoredGame[],
): Progression['relation'] {
  if (!a.hasSingles || !b.hasSingles) return null;
  const scores = listScores(games);
  const both = scores.filter((game) => a.single(game) !== null && b.single(game) !== null).length;
  return calculateMetricRelation(a, b, scores) ?? { missing: MIN_RELATED_GAMES - both };
}

export function findChange(measure: Measure, games: readonly OwnScoredGame[]): Progression['changePoint'] {
  if (!measure.hasSingles) return null;
  const known = games.flatMap(({ game, score }) => {
    const value = measure.single(score);
    return value === null ? [] : [{ game, score, value }];
  });
  const change = changePoint(known.map(({ value }) => value));
  if (!change) return { missing: MIN_CHANGE_GAMES - known.length };
  const calculateMean = (some: typeof known) => measure.of(some.map(({ score }) => score))!.value;
  const first = known[change.at]!;
  return {
    game: games.findIndex(({ game }) => game === first.game) + 1,
    at: first.game.playedAt.toISOString(),
    chance: change.chance,
    before: calculateMean(known.slice(0, change.at)),
    after: calculateMean(known.slice(change.at)),
  };
}

export function describeBands(
  measure: string,
  tier: number,
  { book }: Awaited<ReturnType<typeof findReferenceFor>>,
): Progression['bands'] {
  return listRankBands(measure, tier, book).map((band) => ({ ...band, name: RANKS[band.tier]!.name }));
}

export function describeReference(
  measure: string,
  { rank, book }: Awaited<ReturnType<typeof findReferenceFor>>,
): Progression['comparedWith'] {
  const words = rank === null ? null : (book.at(measure, rank)?.comparedWith ?? null);
  if (words === null) return null;
  return { words, updatedAt: book.updatedAt === null ? null : new Date(book.updatedAt * 1000).toISOString() };
}

export function describeListed(measure: Measure, games: readonly OwnScoredGame[]) {
  const scores = listScores(games);
  const first = Math.max(0, scores.length - MOVING_GAMES);
  const newest = scores.slice(first);
  const calculateMeanUntil = (until: number) =>
    measure.of(scores.slice(Math.max(0, until - MOVING_GAMES), until));
  return {
    measure: measure.key,
    mean: measure.of(newest),
    series: newest.map((game, index) =>
      measure.hasSingles ? measure.single(game) : (calculateMeanUntil(first + index + 1)?.value ?? null),
    ),
  };
}
