import type { GameEvent } from '../game-event.ts';
import type { ShotOutcome } from './outcome.ts';
import type { Placement, ShotHeight, ShotType } from './shot-types.ts';

/** What a person can check of a shot; figures hold right after the touch. Null where no touch was seen. */
export type ShotEvidence = {
  /** The game's shot counter rose for it, in `creditFrame`. */
  credited: boolean;
  creditFrame: number | null;
  /** Its flight ends in or just past the goal, or it did go in: these make up expected goals. */
  attempt: boolean;
  onTarget: boolean;
  outcome: ShotOutcome;
  outcomeFrame: number | null;
  /** Chance of a goal, 0 to 1, knowing the flight and whether the game counted the shot; null for what is no attempt. */
  xg: number | null;
  /** Chance before the touch, whoever takes it. */
  preShotXg: number | null;
  xgModel: string;
  /** It became an own goal (`isOwnGoal`), which expected goals leave out. */
  ownGoal: boolean;
  /** To the middle of the goal, uu. */
  distance: number | null;
  /** Between the posts seen from the ball, degrees. */
  angle: number | null;
  /** Of the ball, uu/s, and its part towards the goal. */
  speed: number | null;
  goalSpeed: number | null;
  /** Where the ball would cross, uu: right of the middle as the shooter sees it, and height. */
  crossingRight: number | null;
  crossingHeight: number | null;
  /** Seconds until then. */
  flightSeconds: number | null;
  placement: Placement | null;
  height: ShotHeight | null;
  /** Of ball and car, uu. */
  ballHeight: number | null;
  carHeight: number | null;
  nearestOpponent: number | null;
  pressure: 'free' | 'contested' | 'tight' | null;
  openNet: boolean;
  weakSide: boolean;
  aerial: boolean;
  /** The ball came off the back wall, the frame or a save shortly before. */
  rebound: boolean;
  /** How it was struck (game-and-stats.md 4.6). */
  type: ShotType | null;
  /** Who passed to the shooter within 3 s; -1 for no one. */
  assistedBy: number;
  /** The shooter carried the ball until a second before. */
  offDribble: boolean;
};

export type ShotEvent = GameEvent<'shot', ShotEvidence>;

/** What expected goals, on target and finishing are counted of (decisions.md 19.9). */
export function isAttempt({ evidence }: ShotEvent): boolean {
  return evidence.attempt && !evidence.ownGoal;
}

/** It would go in if no one touched the ball, or did go in; own goals of the defense aside. */
export function isOnTarget({ evidence }: ShotEvent): boolean {
  return !evidence.ownGoal && ((evidence.attempt && evidence.onTarget) || evidence.outcome === 'goal');
}
