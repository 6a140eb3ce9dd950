import type { GameEvent } from '../game-event.ts';

export type FlipResetEvidence = {
  /** How it is known: the game's counter, or a later dodge that the flight no longer had. */
  source: 'counter' | 'laterDodge';
  height: number;
  /** Where the ball was above the car's floor, in car axes, uu: below 0 under the wheels. */
  ballUp: number;
  /** The dodge won was used for a touch before landing. */
  used: boolean;
  /** From the reset to that touch, s. */
  useDelay: number | null;
  /** The player shot or scored within eight seconds. */
  shot: boolean;
  goal: boolean;
};
/** From the reset to the touch that used it. */
export type FlipResetEvent = GameEvent<'flipReset', FlipResetEvidence>;
