import { rankName } from '../model/ranks.table.ts';
import { metricMeasure, type PeriodMean } from '../progression/measure.ts';
import { type ScoreCard, scoreCard } from '../scores/category-score.ts';
import { REFERENCE_TIER } from '../scores/rank-reference.ts';
import type { ReferenceBook } from '../scores/reference-book.ts';
import { SCORE_MODES } from '../scores/score-modes.ts';
import { metricWords } from './metric-words.ts';
import type { Question } from './question.ts';
import type { QuestionEvent, QuestionFacts, QuestionGame, QuestionPerson } from './question-game.ts';

/** Everything that an answer is computed from. */
export interface QuestionContext {
  readonly question: Question;
  /** Games of one mode that the question looks at, oldest first. */
  readonly games: readonly QuestionGame[];
  readonly facts: QuestionFacts;
  readonly book: ReferenceBook;
  /** Declared tier; null when the player has none. */
  readonly rank: number | null;
  /** Tier compared with: the declared one, else that of the average player. */
  readonly tier: number;
  /** "Champion I Doubles" */
  readonly rankLabel: string;
  /** Scores of the games against that tier. */
  readonly card: () => ScoreCard;
  /** Mean of a metric over games, all weighing the same; null where none has it. */
  readonly mean: (key: string, games?: readonly QuestionGame[]) => PeriodMean | null;
  /** Events of the games, oldest first. */
  readonly events: (holds?: (event: QuestionEvent) => boolean) => QuestionEvent[];
  readonly eventsOf: (game: QuestionGame) => readonly QuestionEvent[];
  readonly peopleOf: (game: QuestionGame) => readonly QuestionPerson[];
}

export function questionContext(given: {
  question: Question;
  games: readonly QuestionGame[];
  facts: QuestionFacts;
  book: ReferenceBook;
  rank: number | null;
}): QuestionContext {
  const { games, facts, book, rank } = given;
  const tier = rank ?? REFERENCE_TIER;
  let card: ScoreCard | undefined;
  const mode = SCORE_MODES.find(({ key }) => key === book.mode)!;
  return {
    ...given,
    tier,
    rankLabel: `${rankName(tier)} ${mode.label}`,
    card: () => {
      card ??= scoreCard(games, tier, book);
      return card;
    },
    mean: (key, some = games) => metricMeasure(metricWords(key).metric).of(some),
    events: (holds = () => true) =>
      games.flatMap(({ matchId }) => (facts.events.get(matchId) ?? []).filter(holds)),
    eventsOf: ({ matchId }) => facts.events.get(matchId) ?? [],
    peopleOf: ({ matchId }) => facts.people.get(matchId) ?? [],
  };
}

export const isWon = ({ result }: QuestionGame): boolean => result === 'won';
export const isLost = ({ result }: QuestionGame): boolean => result === 'lost';
