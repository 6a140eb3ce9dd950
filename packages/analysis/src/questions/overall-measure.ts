import type { ScoreGame } from '../eligibility/score-game.ts';
import type { Measure } from '../progression/measure.ts';
import { overallOfMatch } from '../scoring/match-performance.ts';
import type { QuestionContext } from './question-context.ts';
import { meanOf } from './statistics/pooled.ts';

/** The overall score of single games, 0-100 against the own rank, as something that can be followed and split. */
export function overallMeasure({ tier, book }: Pick<QuestionContext, 'tier' | 'book'>): Measure {
  const known = new Map<ScoreGame, number | null>();
  const single = (game: ScoreGame): number | null => {
    if (!known.has(game)) known.set(game, overallOfMatch(game, tier, book));
    return known.get(game) ?? null;
  };
  return {
    key: 'overall',
    better: 'higher',
    hasSingles: true,
    single,
    of: (games) => {
      const found = meanOf(games.flatMap((game) => single(game) ?? []));
      return found && { value: found.value, interval: found.interval, games: found.games };
    },
  };
}
