import type { GameEvent } from '../game-event.ts';

export const TOUCH_STRENGTHS = ['soft', 'medium', 'hard'] as const;
export type TouchStrength = (typeof TOUCH_STRENGTHS)[number];
export const TOUCH_SURFACES = ['ground', 'wall', 'ceiling', 'air'] as const;
export type TouchSurface = (typeof TOUCH_SURFACES)[number];
export const HEIGHT_BANDS = ['ground', 'lowAir', 'highAir'] as const;
export type HeightBand = (typeof HEIGHT_BANDS)[number];

/**
 * What a touch was like. Speeds uu/s, lengths uu. Before and after: the last ball update before the contact and the first
 * after it, in frames `ballFrameBefore` and `ballFrameAfter` of the ball's track.
 */
export type TouchEvidence = {
  strength: TouchStrength;
  /** Change of the ball's velocity that nothing but the touch explains. */
  speedChange: number;
  ballSpeedBefore: number;
  ballSpeedAfter: number;
  ballFrameBefore: number;
  ballFrameAfter: number;
  /** What the car stood on. */
  surface: TouchSurface;
  /** Height of the car. */
  height: HeightBand;
  carZ: number;
  carSpeed: number;
  dodging: boolean;
  /** Opponents touched within a frame of each other. */
  contested: boolean;
  /** Distance between hitbox and ball as computed; below 0 they overlap. */
  gap: number;
  /** Nearest point of the hitbox in car axes from the centre of mass: x forward, y right, z up. */
  contactX: number;
  contactY: number;
  contactZ: number;
  /** Ball updates that show this contact; a carry shows in many. */
  contacts: number;
  /** Frame of the last of them. */
  lastContactFrame: number;
  /** How it is known: the ball's path, or only what the game said. */
  source: 'ballPath' | 'hitTeam' | 'score' | 'dodgeRefresh';
};

/** Position is the ball's at the contact. */
export type TouchEvent = GameEvent<'touch', TouchEvidence>;
