import {
  calculatePooledMean,
  countEffectiveGames,
  getSingleValue,
  listStats,
  type ScoreGame,
} from '../eligibility/score-game.ts';
import { getMetricWords } from '../metrics/metric-words.ts';
import { formatRankName } from '../model/ranks.data.ts';
import { SCORE_MODES } from '../model/score-modes.ts';
import type { Measure } from '../progression/measure.ts';
import { REFERENCE_TIER } from '../references/rank-reference.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import { type ScoreCard, scoreCard } from '../scoring/category-score.ts';
import { calculateMeanInterval, type Interval } from '../scoring/distributions.ts';
import { calculateMatchOverall } from '../scoring/match-performance.ts';
import { Z_80 } from '../scoring/metric-score.ts';
import type { Question } from './question.ts';
import type { QuestionEvent, QuestionFacts, QuestionGame, QuestionPerson } from './question-game.ts';
import { calculateMean } from './statistics/pooled.ts';

interface WindowMean {
  value: number;
  /** 80 %; null with fewer than three games. */
  interval: Interval | null;
  games: number;
}

const MIN_GAMES = 3;

export interface QuestionContext {
  readonly question: Question;
  /** The question's games, all of one mode, oldest first. */
  readonly games: readonly QuestionGame[];
  readonly facts: QuestionFacts;
  readonly book: ReferenceBook;
  /** Declared tier; null without a rank. */
  readonly rank: number | null;
  /** Tier for comparison: the declared one, or the average player's. */
  readonly tier: number;
  /** "Champion I Doubles" */
  readonly rankLabel: string;
  /** Scores of the games against that tier. */
  readonly card: () => ScoreCard;
  /** Returns a metric's mean over games, newer games weighing more as in all scores; null if no game has it. */
  readonly mean: (key: string, games?: readonly QuestionGame[]) => WindowMean | null;
  /** Events of the games, oldest first. */
  readonly events: (holds?: (event: QuestionEvent) => boolean) => QuestionEvent[];
  readonly listEvents: (game: Pick<QuestionGame, 'matchId'>) => readonly QuestionEvent[];
  readonly listPeople: (game: QuestionGame) => readonly QuestionPerson[];
}

export function createQuestionContext(given: {
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
    rankLabel: `${formatRankName(tier)} ${mode.label}`,
    card: () => {
      card ??= scoreCard(games, tier, book);
      return card;
    },
    mean: (key, some = games) => windowMean(key, some),
    events: (holds = () => true) =>
      games.flatMap(({ matchId }) => (facts.events.get(matchId) ?? []).filter(holds)),
    listEvents: ({ matchId }) => facts.events.get(matchId) ?? [],
    listPeople: ({ matchId }) => facts.people.get(matchId) ?? [],
  };
}

/** Returns the same mean as `reviewWindow`, so that every screen shows the same number. */
function windowMean(key: string, games: readonly QuestionGame[]): WindowMean | null {
  const { metric } = getMetricWords(key);
  const stats = listStats(metric, games);
  if (stats.length === 0) return null;
  const value = calculatePooledMean(metric, stats);
  const singles = stats.map((entry) => getSingleValue(metric, entry));
  const interval =
    stats.length < MIN_GAMES ? null : calculateMeanInterval(value, singles, countEffectiveGames(stats), Z_80);
  return { value, interval, games: stats.length };
}

export const isWon = ({ result }: QuestionGame): boolean => result === 'won';
export const isLost = ({ result }: QuestionGame): boolean => result === 'lost';

/** Returns games whose recordings were read for events without a code. */
export function listRecordedGames({ games, listEvents }: QuestionContext): QuestionGame[] {
  return games.filter((game) => listEvents(game).some(({ code, kind }) => code === null && kind !== null));
}

/** Returns the player's events of a kind in a game. */
export function listOwnEvents(events: readonly QuestionEvent[], kind: string): QuestionEvent[] {
  return events.filter((event) => event.kind === kind && event.by === 'me');
}

/** Returns the player's role at a moment; null if unclear or unknown. */
export function findRoleAt(roles: readonly QuestionEvent[], time: number): string | null {
  const span = roles.find((event) => time >= event.time && time <= event.time + event.duration);
  const role = span?.evidence.role;
  return typeof role === 'string' && role !== 'ambiguous' ? role : null;
}

export const ROLE_LABELS: Readonly<Record<string, string>> = {
  first: 'First man',
  second: 'Second man',
  third: 'Third man',
};

/**
 * Returns the overall score of single games, 0-100 against the player's rank, as a measure that can be tracked and
 * split.
 */
export function createOverallMeasure({ tier, book }: Pick<QuestionContext, 'tier' | 'book'>): Measure {
  const known = new Map<ScoreGame, number | null>();
  const single = (game: ScoreGame): number | null => {
    if (!known.has(game)) known.set(game, calculateMatchOverall(game, tier, book));
    return known.get(game) ?? null;
  };
  return {
    key: 'overall',
    better: 'higher',
    hasSingles: true,
    single,
    of: (games) => {
      const found = calculateMean(games.flatMap((game) => single(game) ?? []));
      return found && { value: found.value, interval: found.interval, games: found.games };
    },
  };
}
