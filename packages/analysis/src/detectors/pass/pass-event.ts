import type { GameEvent } from '../game-event.ts';

export const PASS_KINDS = ['direct', 'backboard', 'fiftyFifty', 'infield', 'outlet'] as const;
export type PassKind = (typeof PASS_KINDS)[number];

export type PassEvidence = {
  passKind: PassKind;
  role: 'passer' | 'receiver';
  /** Frames of both touches. */
  passFrame: number;
  receiveFrame: number;
  /** Straight way of the ball, and the part of it towards the opponent goal, uu. */
  travel: number;
  advance: number;
  seconds: number;
  /** Speed of the ball after the touch, uu/s. */
  speed: number;
};

/** Code 55 is the passer's event, at his touch, until the receiver's; 60 the receiver's, at his. */
export type PassEvent = GameEvent<'pass', PassEvidence>;

export type PassAttemptEvidence = {
  outcome: 'completed' | 'intercepted' | 'none';
  /** How near the ball would come to the mate, uu; null where only the completed pass shows it. */
  missBy: number | null;
};

/** `other` is the mate meant; code 65 when an opponent got it. */
export type PassAttemptEvent = GameEvent<'passAttempt', PassAttemptEvidence>;
