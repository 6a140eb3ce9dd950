import type { ScoreGame } from '../eligibility/score-game.ts';
import type { Measure, PeriodMean } from './measure.ts';
import { type PeriodDifference, periodDifference } from './period-difference.ts';
import type { SessionPlace } from './session-places.ts';

/** Games of one kind of place in a session. */
export interface SessionGroup<Key extends string> {
  key: Key;
  games: number;
  won: number;
  /** Null where no game has a figure. */
  mean: PeriodMean | null;
}

/** A group against another, or how many games the smaller one still needs. */
export type SessionContrast = PeriodDifference | { missing: number };

export interface SessionReview {
  byNumber: SessionGroup<SessionNumber>[];
  byBefore: SessionGroup<BeforeKey>[];
  /** The fourth game of a session and later against the first two. */
  late: SessionContrast;
  /** After a game lost against after a game won. */
  afterLoss: SessionContrast;
}

export const SESSION_NUMBERS = ['1', '2', '3', '4', '5+'] as const;
export type SessionNumber = (typeof SESSION_NUMBERS)[number];

const BEFORE = [
  { key: 'first', holds: ({ before }: SessionPlace) => before === null },
  { key: 'won', holds: ({ before }: SessionPlace) => before === 'won' },
  { key: 'lost', holds: ({ lostBefore }: SessionPlace) => lostBefore === 1 },
  { key: 'lostTwice', holds: ({ lostBefore }: SessionPlace) => lostBefore > 1 },
] as const;
export type BeforeKey = (typeof BEFORE)[number]['key'];

const EARLY_TO = 2;
const LATE_FROM = 4;
/** Games with a figure that each side of a contrast needs. */
export const LEAST_CONTRAST_GAMES = 5;

/** What place in a session and the result before do to a measure. */
export function reviewSessions(
  measure: Measure,
  games: readonly { score: ScoreGame; place: SessionPlace }[],
): SessionReview {
  const among = (holds: (place: SessionPlace) => boolean): ScoreGame[] =>
    games.filter(({ place }) => holds(place)).map(({ score }) => score);
  const group = <Key extends string>(
    key: Key,
    holds: (place: SessionPlace) => boolean,
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
    earlier: (place: SessionPlace) => boolean,
    later: (place: SessionPlace) => boolean,
  ): SessionContrast => {
    const sides = [among(earlier), among(later)] as const;
    const fewest = Math.min(...sides.map((side) => measure.of(side)?.games ?? 0));
    const difference = fewest < LEAST_CONTRAST_GAMES ? null : periodDifference(measure, sides[0], sides[1]);
    return difference ?? { missing: Math.max(1, LEAST_CONTRAST_GAMES - fewest) };
  };
  const last = SESSION_NUMBERS.length;
  return {
    byNumber: SESSION_NUMBERS.map((key, place) =>
      group(key, ({ number }) => (place + 1 === last ? number >= last : number === place + 1)),
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
