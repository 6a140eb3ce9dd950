import { CHECK_GAMES, judgeCheck, REFERENCE_TIER, scoredMetric } from '@datacoach/analysis';
import { checkOf, type PlanCheck, type PlanContent } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import type { User } from '../auth/index.ts';
import {
  type OwnScoredGame,
  type ReferenceBooks,
  rankIn,
  readOwnScoredGames,
  referenceFor,
} from '../scores/index.ts';
import { localDay } from './local-day.ts';
import type { Enrolment, StoredCheck } from './plan-enrolment.repository.ts';
import type { OwnPlace, WeekBeginning } from './plan-place.ts';

/** Games that are read before the first open week, so that each metric finds its ten, and after it. */
const BEFORE = 3 * CHECK_GAMES.before;
const AFTER = 300;
/** No time zone is further from UTC. */
const MOST_OFFSET_MS = 14 * 3_600_000;

/** Each begun week's check: what has been decided, else what the games say so far. Null for weeks that lie ahead. */
export async function judgeWeeks(
  db: Executor,
  books: ReferenceBooks,
  user: User,
  {
    enrolment,
    content,
    checks,
    place,
  }: {
    enrolment: Enrolment;
    content: PlanContent;
    checks: readonly StoredCheck[];
    place: OwnPlace;
  },
  now: Date,
): Promise<(PlanCheck | null)[]> {
  const storedOf = (week: number) => checks.find((check) => check.week === week);
  const open = place.weeks.filter(({ week, hasBegun }) => hasBegun && !storedOf(week)?.result);
  const games = await gamesSince(db, user.id, enrolment.mode, open, now);
  const day = localDay(user.timeZone);
  const tier = rankIn(user, enrolment.mode)?.tier ?? null;
  const { book } = await referenceFor(books, enrolment.mode, tier);
  return place.weeks.map((week): PlanCheck | null => {
    const stored = storedOf(week.week);
    if (stored?.result) return stored.result;
    if (!week.hasBegun) return null;
    const { metric } = checkOf(content.weeks[week.week]!);
    const isAfter = ({ game: { playedAt } }: OwnScoredGame) =>
      playedAt >= week.begunAt && day(playedAt) >= week.begunOn!;
    const before = games.filter((one) => !isAfter(one));
    const after = games.filter(isAfter);
    const reference = book.at(metric, tier ?? REFERENCE_TIER);
    const result = judgeCheck(
      metric,
      { before: before.map(({ score }) => score), after: after.map(({ score }) => score) },
      reference,
      stored?.pass ?? undefined,
    );
    const side = (of: typeof result.before, list: readonly OwnScoredGame[]) =>
      of && {
        ...of,
        games: of.games.map(({ place: at, value }) => {
          const { game } = list[at]!;
          return { matchId: game.matchId, playedAt: game.playedAt.toISOString(), value };
        }),
      };
    const { label, better, byTime } = scoredMetric(metric)!;
    return {
      ...result,
      metric,
      label,
      per5: byTime,
      better: better === 'lower' ? 'lower' : 'higher',
      decidedAt: null,
      before: side(result.before, before),
      after: side(result.after, after),
      comparedWith: reference?.comparedWith ?? null,
      needs: { before: CHECK_GAMES.leastBefore, least: CHECK_GAMES.least, after: CHECK_GAMES.after },
    };
  });
}

/** Oldest first: those of the open weeks, and enough before them. */
async function gamesSince(
  db: Executor,
  userId: string,
  mode: 5 | 10 | 15,
  open: readonly WeekBeginning[],
  now: Date,
): Promise<OwnScoredGame[]> {
  const [first] = open.map(({ begunOn }) => begunOn!).sort();
  if (first === undefined) return [];
  const from = new Date(Date.parse(`${first}T00:00:00Z`) - MOST_OFFSET_MS);
  const before = await readOwnScoredGames(db, userId, {
    mode,
    limit: BEFORE,
    to: new Date(from.getTime() - 1),
  });
  return [...before, ...(await readOwnScoredGames(db, userId, { mode, limit: AFTER, from, to: now }))];
}
