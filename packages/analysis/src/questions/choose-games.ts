import { isTrustedMetric } from '../metrics/metrics.ts';
import { MINIMUM_NOUNS, type Question } from './question.ts';
import type { QuestionFacts, QuestionGame } from './question-game.ts';

/** Default number of newest games for a question (decisions.md 4.1); its minimum widens the window up to `MAX_GAMES`. */
const USUAL_GAMES = 20;
export const MAX_QUESTION_GAMES = 100;

export interface Chosen {
  /** Oldest first. */
  games: readonly QuestionGame[];
  /** Count toward the minimum. */
  have: number;
  need: number;
  /** "3 more shots" */
  noun: string;
}

/** People played with and training are not part of the metrics. */
export type ChoiceFacts = Pick<QuestionFacts, 'people' | 'trained'>;

/**
 * Returns the window of a question: the newest games, widened until its minimum is reached or no game is left.
 *
 * @param all games of one mode, oldest first
 */
export function chooseGames(question: Question, all: readonly QuestionGame[], facts: ChoiceFacts): Chosen {
  const { count: need, of } = question.minimum;
  const usual = question.window ?? USUAL_GAMES;
  let size = Math.min(all.length, Math.max(usual, of === 'games' ? need : 0));
  const counted = (games: readonly QuestionGame[]) => countMatching(question, games, facts);
  const max = Math.min(all.length, MAX_QUESTION_GAMES);
  while (size < max && counted(all.slice(-size)) < need) size++;
  const games = all.slice(all.length - size);
  const have = counted(games);
  const noun = MINIMUM_NOUNS[of][need - have === 1 ? 0 : 1];
  return { games, have, need, noun };
}

function countMatching(
  { minimum: { of } }: Question,
  games: readonly QuestionGame[],
  { people, trained }: ChoiceFacts,
): number {
  switch (of) {
    case 'games':
      return games.length;
    case 'gamesAfter':
      return trained === null ? 0 : games.filter(({ playedAt }) => playedAt >= trained.startedAt).length;
    case 'pairGames':
      return mostTogether(games, people);
    case 'attempts':
      return Math.max(0, ...ATTEMPT_METRICS.map((key) => total(games, (game) => countEvents(game, key))));
    default:
      return total(games, COUNTS[of]);
  }
}

const COUNTS = {
  shots: (game: QuestionGame) => countOver(game, 'xgPerShot'),
  kickoffs: (game: QuestionGame) => game.metrics.kickoffsTaken?.value ?? 0,
  challenges: (game: QuestionGame) => countEvents(game, 'challenges'),
  goals: (game: QuestionGame) => game.goalsAgainst + (game.metrics.goals?.value ?? 0),
} as const;

const ATTEMPT_METRICS = [
  'dribbles',
  'flicks',
  'airDribbles',
  'singleAerials',
  'doubleAerials',
  'ceilingShots',
  'flipResets',
  'doubleTaps',
  'redirects',
  'pinches',
  'speedFlips',
  'halfFlips',
  'waveDashes',
].filter(isTrustedMetric);

const RATE_SECONDS = 300;

/** Returns the number of events behind a rate per five minutes. */
function countEvents({ metrics }: QuestionGame, key: string): number {
  const stat = metrics[key];
  return stat?.value ? Math.round((stat.value * stat.over) / RATE_SECONDS) : 0;
}

function countOver({ metrics }: QuestionGame, key: string): number {
  return metrics[key]?.over ?? 0;
}

function total(games: readonly QuestionGame[], of: (game: QuestionGame) => number): number {
  return Math.round(games.reduce((sum, game) => sum + of(game), 0));
}

function mostTogether(games: readonly QuestionGame[], people: ChoiceFacts['people']): number {
  const counts = new Map<string, number>();
  for (const { matchId } of games) {
    for (const { identity, side } of people.get(matchId) ?? []) {
      if (side === 'teammate' && identity !== null) counts.set(identity, (counts.get(identity) ?? 0) + 1);
    }
  }
  return Math.max(0, ...counts.values());
}
