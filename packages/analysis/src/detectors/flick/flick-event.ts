import type { GameEvent } from '../game-event.ts';

export type FlickKind = 'forward' | 'side' | 'reverse' | 'other';

/** Speeds uu/s, times s. */
export type FlickEvidence = {
  kind: FlickKind;
  musty: boolean;
  /** The dodge launched the ball by 1200 uu/s or more. */
  power: boolean;
  /** How long the ball was under control before. */
  setupTime: number;
  /** From the dodge to the touch; below 0 the dodge was replicated after the contact. */
  touchDelay: number;
  speedChange: number;
  /** Upward part of it. */
  rise: number;
  forward: number;
  right: number;
};
/** From the dodge to the ball's launch. */
export type FlickEvent = GameEvent<'flick', FlickEvidence>;
