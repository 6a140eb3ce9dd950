import type { GameEvent } from '../game-event.ts';

export const CHALLENGE_RESULTS = ['won', 'lost', 'neutral'] as const;
export type ChallengeResult = (typeof CHALLENGE_RESULTS)[number];

export type ChallengeEvidence = {
  /** Both hit the ball, or closing in alone made the opponent lose it. */
  by: 'contact' | 'pressure';
  result: ChallengeResult;
  /** Speed towards the ball, uu/s, and distance from it, uu, at the opponent's touch; null for contacts. */
  closing: number | null;
  distance: number | null;
};
/** One for each player of a 50/50; code 95 won, 100 lost, 105 neutral. */
export type ChallengeEvent = GameEvent<'challenge', ChallengeEvidence>;
