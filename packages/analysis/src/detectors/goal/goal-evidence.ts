import type { GameEvent } from '../game-event.ts';
import type { Placement, ShotHeight } from '../shot/placement.ts';
import type { GoalTagValues } from './goal-tags.ts';

/** What a person can check of a goal. Null where no touch of the scorer was seen. */
export type GoalEvidence = GoalTagValues & {
  /** The scorer's counter rose for it. */
  credited: boolean;
  /** Score of the scoring and the conceding team after it. */
  goalsFor: number;
  goalsAgainst: number;
  shotFrame: number | null;
  secondsFromShot: number | null;
  /** Chance that the shot had; null when its flight was no attempt. */
  xg: number | null;
  /** Of the ball at the line, uu/s. */
  ballSpeed: number;
  /** Where it went in: right of the middle as the shooter sees it, and height, uu. */
  right: number;
  up: number;
  placement: Placement;
  height: ShotHeight | null;
  /** The conceding team touched last and had the ball on target (rulings A26). */
  ownGoal: boolean;
  aerial: boolean;
  highAerial: boolean;
  longDistance: boolean;
  ownHalf: boolean;
  emptyNet: boolean;
  counterAttack: boolean;
  sustainedPressure: boolean;
  /** Straight from the kickoff, the defence never having had the ball. */
  fromKickoff: boolean;
  /** The scorer dodged into the ball. */
  flippedInto: boolean;
  lastMan: number;
  nearestDefender: number;
  caughtAhead: string;
};
export type GoalEvent = GameEvent<'goal', GoalEvidence>;

export type OwnGoalEvidence = {
  goalFrame: number;
  /** Player whom the game credits; -1 for nobody. */
  credited: number;
  /** Of the ball after the touch, uu/s. */
  speed: number;
};
export type OwnGoalEvent = GameEvent<'ownGoal', OwnGoalEvidence>;
