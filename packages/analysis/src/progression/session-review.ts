import type { ScoreGame } from '../eligibility/score-game.ts';
import {
  calculatePeriodDifference,
  type Measure,
  type PeriodDifference,
  type PeriodMean,
} from './measure.ts';

export interface SessionPosition {
  /** Number of the game in its session, from 1. */
  number: number;
  /** Result of the previous game in the session; null for the first. */
  before: ScoreGame['result'] | null;
  /** Number of consecutive losses right before it in the session. */
  lostBefore: number;
}

/** A longer time between the starts of two games ends a session, s. */
export const SESSION_GAP_SECONDS = 60 * 60;

/** @param games of all modes, oldest first: a session continues when the mode changes */
export function listSessionPositions(games: readonly Pick<ScoreGame, 'playedAt' | 'result'>[]) {
  const positions: SessionPosition[] = [];
  games.forEach(({ playedAt }, at) => {
    const last = games[at - 1];
    if (!last || playedAt - last.playedAt > SESSION_GAP_SECONDS) {
      positions.push({ number: 1, before: null, lostBefore: 0 });
      return;
    }
    const { number, lostBefore } = positions[at - 1]!;
    positions.push({
      number: number + 1,
      before: last.result,
      lostBefore: last.result === 'lost' ? lostBefore + 1 : 0,
    });
  });
  return positions;
}

/** Games with the same kind of position in a session. */
interface SessionGroup<Key extends string> {
  key: Key;
  games: number;
  won: number;
  /** Null if no game has a value. */
  mean: PeriodMean | null;
}

/** The difference between two groups, or how many games the smaller group still needs. */
type SessionContrast = PeriodDifference | { missing: number };

export interface SessionReview {
  byNumber: SessionGroup<SessionNumber>[];
  byBefore: SessionGroup<BeforeKey>[];
  /** The fourth and later games of a session compared with the first two. */
  late: SessionContrast;
  /** Games after a loss compared with games after a win. */
  afterLoss: SessionContrast;
}

const SESSION_NUMBERS = ['1', '2', '3', '4', '5+'] as const;
type SessionNumber = (typeof SESSION_NUMBERS)[number];

const BEFORE = [
  { key: 'first', holds: ({ before }: SessionPosition) => before === null },
  { key: 'won', holds: ({ before }: SessionPosition) => before === 'won' },
  { key: 'lost', holds: ({ lostBefore }: SessionPosition) => lostBefore === 1 },
  { key: 'lostTwice', holds: ({ lostBefore }: SessionPosition) => lostBefore > 1 },
] as const;
type BeforeKey = (typeof BEFORE)[number]['key'];

const EARLY_TO = 2;
const LATE_FROM = 4;
/** Min number of games with a value on each side of a contrast. */
const MIN_CONTRAST_GAMES = 5;

/** Calculates how the position in a session and the previous result affect a measure. */
export function reviewSessions(
  measure: Measure,
  games: readonly { score: ScoreGame; position: SessionPosition }[],
): SessionReview {
  const among = (holds: (position: SessionPosition) => boolean): ScoreGame[] =>
    games.filter(({ position }) => holds(position)).map(({ score }) => score);
  const group = <Key extends string>(
    key: Key,
    holds: (position: SessionPosition) => boolean,
  ): SessionGroup<Key> => {
    const some = among(holds);
    return {
      key,
      games: some.length,
      won: some.filter(({ result }) => result === 'won').length,
      mean: measure.of(some),
    };
  };
  const contrast = (
    earlier: (position: SessionPosition) => boolean,
    later: (position: SessionPosition) => boolean,
  ): SessionContrast => {
    const sides = [among(earlier), among(later)] as const;
    const fewest = Math.min(...sides.map((side) => measure.of(side)?.games ?? 0));
    const difference =
      fewest < MIN_CONTRAST_GAMES ? null : calculatePeriodDifference(measure, sides[0], sides[1]);
    return difference ?? { missing: Math.max(1, MIN_CONTRAST_GAMES - fewest) };
  };
  const last = SESSION_NUMBERS.length;
  return {
    byNumber: SESSION_NUMBERS.map((key, index) =>
      group(key, ({ number }) => (index + 1 === last ? number >= last : number === index + 1)),
    ),
    byBefore: BEFORE.map(({ key, holds }) => group(key, holds)),
    late: contrast(
      ({ number }) => number <= EARLY_TO,
      ({ number }) => number >= LATE_FROM,
    ),
    afterLoss: contrast(
      ({ before }) => before === 'won',
      ({ before }) => before === 'lost',
    ),
  };
}
