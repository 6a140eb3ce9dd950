import {
  CHECK_GAMES,
  judgeCheck,
  REFERENCE_TIER,
  type ReferenceBook,
  scoredMetric,
} from '@datacoach/analysis';
import type { PlanCheck } from '@datacoach/contract';
import type { OwnScoredGame } from '../scores/index.ts';

/** Games that are read from before, so that each metric finds its ten. */
export const GAMES_BEFORE = 3 * CHECK_GAMES.before;

/** Games of one mode, oldest first. */
export interface GamesAround {
  before: readonly OwnScoredGame[];
  after: readonly OwnScoredGame[];
}

/**
 * What later games say of a metric, against those before.
 *
 * @param tier of the player; null without a rank
 * @param pass the mark that was fixed when it began; undefined to make it now
 * @throws on a metric that cannot be checked
 */
export function judgeGames(
  metric: string,
  { before, after }: GamesAround,
  { book, tier }: { book: ReferenceBook; tier: number | null },
  pass?: number | null,
): PlanCheck {
  const reference = book.at(metric, tier ?? REFERENCE_TIER);
  const result = judgeCheck(
    metric,
    { before: before.map(({ score }) => score), after: after.map(({ score }) => score) },
    reference,
    pass,
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
}
