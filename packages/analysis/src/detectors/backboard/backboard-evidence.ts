import type { GameEvent } from '../game-event.ts';

/** The ball came off the wall above a goal. */
export type BackboardBounceEvidence = {
  /** Whose backboard it is, seen from who touched last. */
  side: 'own' | 'opponent';
  touchFrame: number;
  /** Speed along the field before and after, uu/s. */
  speedIn: number;
  speedOut: number;
};
export type BackboardBounceEvent = GameEvent<'backboardBounce', BackboardBounceEvidence>;

export type BackboardReadEvidence = {
  /** At the opponent's backboard or at the own one. */
  side: 'attack' | 'defence';
  /** Null when he met the ball before it bounced. */
  bounceFrame: number | null;
  secondsAfterBounce: number | null;
  carZ: number;
};
export type BackboardReadEvent = GameEvent<'backboardRead', BackboardReadEvidence>;
