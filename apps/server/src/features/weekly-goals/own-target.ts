import {
  addDays,
  type GoalMetric,
  type PersonalTarget,
  type PlayedWeek,
  personalTarget,
  RANKS,
  type Reference,
  WEEKS_BACK,
  type Week,
  weekFrom,
} from '@datacoach/analysis';
import type { Context } from '../../feature-module.ts';
import type { User } from '../auth/index.ts';
import { identitiesOf } from '../identities/index.ts';
import { openedBy } from '../membership/index.ts';
import { type ModeCode, openModes, rankIn, referenceFor } from '../scores/index.ts';
import { asGames } from './goal-terms.ts';
import { readWeekGames } from './week-games.ts';
import { zoneOf } from './zone-of.ts';

/** What a player's own targets in one mode and week are made of. */
export interface TargetMaker {
  /** Name of the rank that targets look at; null at the top, without a rank, and where the plan compares with none. */
  nextRank: string | null;
  /** Games of the last four weeks. */
  games: number;
  /** What the rank above does; null where nobody knows. */
  next(metric: GoalMetric): number | null;
  target(metric: GoalMetric): PersonalTarget | { missing: number };
}

const DAYS = 7;

/** Reads the four weeks before `week` and the rank above. */
export async function ownTargets(
  { db, books, clock }: Context,
  user: User,
  mode: ModeCode,
  week: Week,
): Promise<TargetMaker> {
  const timeZone = zoneOf(user);
  const spans = Array.from({ length: WEEKS_BACK }, (_, back) => ({
    mode,
    ...weekFrom(addDays(week.startsOn, -DAYS * (back + 1)), timeZone),
  }));
  const gamesIn = await readWeekGames(db, user.id, timeZone, spans);
  const weeks: PlayedWeek[] = spans.map((span) => asGames(gamesIn(span)));
  const { opens } = await openedBy(db, user.id, clock.now());
  const own = { userId: user.id, identities: await identitiesOf(db, user.id) };
  // A mode that the plan does not compare with ranks has targets of what the player has done himself.
  const isCompared = (await openModes(db, own, opens)).includes(mode);
  const rank = isCompared ? rankIn(user, mode) : null;
  const { book } = await referenceFor(books, mode, rank?.tier ?? null);
  const above = rank === null ? undefined : RANKS[rank.tier + 1];
  const next = ({ metric }: GoalMetric) => {
    const reference = above && metric !== null ? book.at(metric, above.tier) : null;
    return reference ? medianOf(reference) : null;
  };
  return {
    nextRank: above?.name ?? null,
    games: weeks.reduce((sum, { games }) => sum + games.length, 0),
    next,
    target: (metric) => personalTarget(metric, weeks, next(metric)),
  };
}

/** Until there are quantiles the mean stands for the median. */
function medianOf({ quantiles, mean }: Reference): number {
  return quantiles?.[Math.floor(quantiles.length / 2)] ?? mean;
}
