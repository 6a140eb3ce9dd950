import {
  CHECK_GAMES,
  evaluateCheck,
  findScoredMetric,
  isCheckable,
  REFERENCE_TIER,
  type ReferenceBook,
} from '@datacoach/analysis';
import { getWeekCheck, type PlanCheck, type PlanContent } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import type { User } from '../auth/index.ts';
import {
  findReferenceFor,
  getRankIn,
  type OwnScoredGame,
  type ReferenceBooks,
  readOwnScoredGames,
} from '../scores/index.ts';
import type { Enrollment, StoredCheck } from './plan-enrollment.repository.ts';
import type { PlanPosition, WeekStart } from './plan-position.ts';

/** Earlier games to read so that each metric has its ten. */
export const GAMES_BEFORE = 3 * CHECK_GAMES.before;

/** Games of one mode, oldest first. */
interface GamesAround {
  before: readonly OwnScoredGame[];
  after: readonly OwnScoredGame[];
}

/**
 * Compares a metric in later games with the games before.
 *
 * @param tier of the player; null without a rank
 * @param pass the target fixed when it started; undefined to calculate it now
 * @throws on a metric that cannot be checked
 */
export function evaluateGames(
  metric: string,
  { before, after }: GamesAround,
  { book, tier }: { book: ReferenceBook; tier: number | null },
  pass?: number | null,
): PlanCheck {
  const reference = book.at(metric, tier ?? REFERENCE_TIER);
  const result = evaluateCheck(
    metric,
    { before: before.map(({ score }) => score), after: after.map(({ score }) => score) },
    reference,
    pass,
  );
  const describeSide = (of: typeof result.before, list: readonly OwnScoredGame[]) =>
    of && {
      ...of,
      games: of.games.map(({ index: at, value }) => {
        const { game } = list[at]!;
        return { matchId: game.matchId, playedAt: game.playedAt.toISOString(), value };
      }),
    };
  const { label, better, byTime } = findScoredMetric(metric)!;
  return {
    ...result,
    metric,
    label,
    per5: byTime,
    better: better === 'lower' ? 'lower' : 'higher',
    decidedAt: null,
    before: describeSide(result.before, before),
    after: describeSide(result.after, after),
    comparedWith: reference?.comparedWith ?? null,
    needs: { before: CHECK_GAMES.minBefore, minAfter: CHECK_GAMES.minAfter, after: CHECK_GAMES.after },
  };
}

/** Games to read since an open week started so that each metric has its twelve. */
const SINCE = 300;

/** Returns each started week's check; null for future weeks and metrics the engine no longer has. */
export async function evaluateWeeks(
  db: Executor,
  books: ReferenceBooks,
  user: User,
  {
    enrollment,
    content,
    checks,
    position,
  }: {
    enrollment: Enrollment;
    content: PlanContent;
    checks: readonly StoredCheck[];
    position: PlanPosition;
  },
  now: Date,
): Promise<(PlanCheck | null)[]> {
  const findStoredCheck = (week: number) => checks.find((check) => check.week === week);
  const open = position.weeks.filter(({ week, hasStarted }) => hasStarted && !findStoredCheck(week)?.result);
  const games = await readGamesAround(db, user.id, enrollment.mode, open, now);
  const tier = getRankIn(user, enrollment.mode)?.tier ?? null;
  const { book } = await findReferenceFor(books, enrollment.mode, tier);
  return position.weeks.map((week): PlanCheck | null => {
    const stored = findStoredCheck(week.week);
    if (stored?.result) return stored.result;
    const { metric } = getWeekCheck(content.weeks[week.week]!);
    if (!week.hasStarted || !isCheckable(metric)) return null;
    const isAfter = ({ game: { playedAt } }: OwnScoredGame) => playedAt >= week.startedAt!;
    const before = games.filter((one) => !isAfter(one));
    const after = games.filter(isAfter);
    return evaluateGames(metric, { before, after }, { book, tier }, stored?.pass ?? undefined);
  });
}

/** Returns games oldest first: the last ones before each open week and the first ones since. */
async function readGamesAround(
  db: Executor,
  userId: string,
  mode: 5 | 10 | 15,
  open: readonly WeekStart[],
  now: Date,
): Promise<OwnScoredGame[]> {
  const games = new Map<string, OwnScoredGame>();
  const starts = open.map(({ startedAt }) => startedAt!).sort((a, b) => a.getTime() - b.getTime());
  for (const from of starts) {
    const to = new Date(from.getTime() - 1);
    const before = await readOwnScoredGames(db, userId, { mode, limit: GAMES_BEFORE, to });
    const since = await readOwnScoredGames(db, userId, { mode, limit: SINCE, oldest: true, from, to: now });
    for (const one of [...before, ...since]) games.set(one.game.matchId, one);
    // That's all of them: later weeks started within these.
    if (since.length < SINCE) break;
  }
  return [...games.values()].sort((a, b) => a.game.playedAt.getTime() - b.game.playedAt.getTime());
}
