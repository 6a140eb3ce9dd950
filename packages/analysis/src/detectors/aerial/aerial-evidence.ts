import type { Surface } from '../../model/surface.ts';
import type { GameEvent } from '../game-event.ts';

/** Heights uu, times s. */
export type AerialTouchEvidence = {
  /** By the ball's height: the crossbar divides low and high. */
  band: 'low' | 'high';
  carZ: number;
  ballZ: number;
  /** Time in the air before the touch. */
  airTime: number;
  /** How the flight began and went on until the touch. */
  from: Surface | null;
  jumped: boolean;
  doubleJumped: boolean;
  dodged: boolean;
  /** Number of this touch in its flight, from 1. */
  touchInFlight: number;
  /** Percent of the tank spent in the flight before the touch. */
  boostUsed: number;
  /** Change of the ball's velocity, uu/s. */
  speedChange: number;
};
export type AerialTouchEvent = GameEvent<'aerialTouch', AerialTouchEvidence>;

export type AerialJumpEvidence = {
  double: boolean;
  /** Second jump and boost at once, and 300 uu of height within a second. */
  fast: boolean;
  carZ: number;
  ballZ: number;
  airTime: number;
  boostUsed: number;
};
/** From the jump to the first aerial touch. */
export type AerialJumpEvent = GameEvent<'aerialJump', AerialJumpEvidence>;

export type AerialMissEvidence = {
  /** Nearest distance between the centres of car and ball, uu. */
  nearestBall: number;
  highestZ: number;
  boostUsed: number;
};
/** A flight for the ball without a touch. */
export type AerialMissEvent = GameEvent<'aerialMiss', AerialMissEvidence>;
