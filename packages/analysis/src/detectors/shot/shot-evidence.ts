import type { GameEvent } from '../game-event.ts';
import type { ShotOutcome } from './outcome.ts';
import type { Placement, ShotHeight, ShotType } from './shot-types.ts';

/** Details of a shot that a person can check; values are from right after the touch. Null if no touch was seen. */
export type ShotEvidence = {
  /** Whether the game's shot counter rose for it, in `creditFrame`. */
  credited: boolean;
  creditFrame: number | null;
  /** Whether its flight ends in or just past the goal, or it was a goal; expected goals are based on these shots. */
  attempt: boolean;
  onTarget: boolean;
  outcome: ShotOutcome;
  outcomeFrame: number | null;
  /** Chance of a goal, 0 to 1, based on the flight and whether the game counted the shot; null if it is not an attempt. */
  xg: number | null;
  /** Chance before the touch, regardless of who takes it. */
  preShotXg: number | null;
  xgModel: string;
  /** Whether it became an own goal (`isOwnGoal`); expected goals exclude those. */
  ownGoal: boolean;
  /** Distance to the middle of the goal, uu. */
  distance: number | null;
  /** Angle between the posts as seen from the ball, degrees. */
  angle: number | null;
  /** Ball speed, uu/s, and its part toward the goal. */
  speed: number | null;
  goalSpeed: number | null;
  /** Where the ball would cross, uu: distance right of center as seen by the shooter, and height. */
  crossingRight: number | null;
  crossingHeight: number | null;
  /** Seconds until the ball crosses. */
  flightSeconds: number | null;
  placement: Placement | null;
  height: ShotHeight | null;
  /** Height of ball and car, uu. */
  ballHeight: number | null;
  carHeight: number | null;
  nearestOpponent: number | null;
  pressure: 'free' | 'contested' | 'tight' | null;
  openNet: boolean;
  weakSide: boolean;
  aerial: boolean;
  /** The ball came off the back wall, the frame or a save shortly before. */
  rebound: boolean;
  /** How the ball was struck (game-and-stats.md 4.6). */
  type: ShotType | null;
  /** Player who passed to the shooter within 3 s; -1 for none. */
  assistedBy: number;
  /** The shooter carried the ball until a second before. */
  offDribble: boolean;
};

export type ShotEvent = GameEvent<'shot', ShotEvidence>;

/** Whether expected goals, shots on target and finishing count it (decisions.md 19.9). */
export function isAttempt({ evidence }: ShotEvent): boolean {
  return evidence.attempt && !evidence.ownGoal;
}

/** Returns whether it would go in if no one touched the ball, or did go in; own goals are excluded. */
export function isOnTarget({ evidence }: ShotEvent): boolean {
  return !evidence.ownGoal && ((evidence.attempt && evidence.onTarget) || evidence.outcome === 'goal');
}
