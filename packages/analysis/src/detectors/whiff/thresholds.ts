/** game-and-stats.md 3.29 [SA]. */

/** What an attempt at the ball looks like: speeds uu/s, alignments as cosines, offsets uu. */
export interface AttemptRule {
  /** Speed of the car towards the ball. */
  approach: number;
  /** Speed at which they close. */
  closing: number;
  /** Nose, and way, towards the ball. */
  forward: number;
  alignment: number;
  /** Ball beside the car's way. */
  lateral: number;
}

export const PLAIN_ATTEMPT: AttemptRule = {
  approach: 350,
  closing: 250,
  forward: 0.3,
  alignment: 0.45,
  lateral: 200,
};
export const DODGE_ATTEMPT: AttemptRule = {
  approach: 450,
  closing: 300,
  forward: 0.25,
  alignment: 0.45,
  lateral: 150,
};

/** Hitbox to ball centre, uu: near enough to be an attempt, and far enough to have missed. */
export const ATTEMPT_DISTANCE = 220;
export const MISSED_DISTANCE = 360;
/** It is settled after this, s. */
export const SETTLE_SECONDS = 1;
/** A touch by anyone this shortly before is the play that the car is still in, s. */
export const JUST_TOUCHED_SECONDS = 0.1;
/** Height of the car's centre from which the attempt is aerial, uu. */
export const AERIAL_Z = 100;
