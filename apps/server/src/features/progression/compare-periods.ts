import { calculatePeriodDifference, type Measure } from '@datacoach/analysis';
import type { ENDPOINTS, Progression } from '@datacoach/contract';
import type { z } from 'zod';
import { addDays, getMidnight } from '../../platform/clock/time-zones.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type ModeCode, type OwnScoredGame, readOwnScoredGames } from '../scores/index.ts';

export type ProgressionQuery = z.output<typeof ENDPOINTS.getProgression.query>;

/** Min games on each side. */
const MIN_GAMES = 3;

/** Compares two periods measure by measure, or returns how many games are missing. */
export function comparePeriods(
  measures: readonly Measure[],
  earlier: readonly OwnScoredGame[],
  later: readonly OwnScoredGame[],
): Progression['comparison'] {
  const missing = [earlier, later].reduce((sum, side) => sum + Math.max(0, MIN_GAMES - side.length), 0);
  if (missing > 0) return { missing };
  const scores = [earlier, later].map((side) => side.map(({ score }) => score)) as [
    OwnScoredGame['score'][],
    OwnScoredGame['score'][],
  ];
  return {
    earlier: describeSide(earlier),
    later: describeSide(later),
    rows: measures.flatMap((measure) => {
      const difference = calculatePeriodDifference(measure, ...scores);
      return difference ? [{ measure: measure.key, difference }] : [];
    }),
  };
}

function describeSide(games: readonly OwnScoredGame[]) {
  return {
    from: games[0]!.game.playedAt.toISOString(),
    to: games.at(-1)!.game.playedAt.toISOString(),
    games: games.length,
  };
}

/** Returns the games of the two requested periods; null without any. Throws ProblemError 400 if only one is given. */
export async function readPeriods(
  db: Executor,
  userId: string,
  mode: ModeCode,
  { earlierFrom, earlierTo, laterFrom, laterTo }: ProgressionQuery,
  timeZone: string,
): Promise<{ earlier: OwnScoredGame[]; later: OwnScoredGame[] } | null> {
  const days = [earlierFrom, earlierTo, laterFrom, laterTo];
  if (days.every((day) => day === undefined)) return null;
  if (
    earlierFrom === undefined ||
    earlierTo === undefined ||
    laterFrom === undefined ||
    laterTo === undefined
  ) {
    throw new ProblemError(400, 'half-a-period', 'Choose all four dates.');
  }
  if (earlierFrom > earlierTo || laterFrom > laterTo) {
    throw new ProblemError(400, 'period-backwards', 'The end date is before the start date.');
  }
  if (earlierTo >= laterFrom) {
    throw new ProblemError(400, 'periods-overlap', 'The second period must start after the first one ends.');
  }
  const readPeriod = (from: string, to: string) =>
    readOwnScoredGames(db, userId, {
      mode,
      from: getMidnight(from, timeZone),
      to: new Date(getMidnight(addDays(to, 1), timeZone).getTime() - 1),
    });
  return { earlier: await readPeriod(earlierFrom, earlierTo), later: await readPeriod(laterFrom, laterTo) };
}
