import type { MatchView } from '../../timeline/match-view.ts';
import type { TimelineGoal } from '../../timeline/timeline.ts';
import type { GameEvent } from '../game-event.ts';
import type { Placement, ShotHeight } from '../shot/shot-types.ts';

/** What happened shortly before a goal. */
const GOAL_TAGS = [
  'flicked',
  'offCeiling',
  'doubleTap',
  'oneTimer',
  'passed',
  'airDribble',
  'flipReset',
  'bumped',
  'demolished',
  'halfVolley',
] as const;
type GoalTag = (typeof GOAL_TAGS)[number];
export type GoalTagValues = Readonly<Record<GoalTag, boolean>>;

interface TagRule {
  /** Max time from the event's end to the goal, s (game-and-stats.md 3.7 [SA]). */
  readonly seconds: number;
  /** Whose events count: the scorer's, or any by their team. */
  readonly by: 'scorer' | 'team' | 'receiver';
  readonly fits?: (event: GameEvent) => boolean;
}

/** A half volley counts if it was aimed at the goal (3.7). */
const VOLLEY_ALIGNMENT = 0.55;

const RULES: Readonly<Record<GoalTag, TagRule>> = {
  flicked: { seconds: 5, by: 'scorer' },
  offCeiling: { seconds: 3, by: 'scorer' },
  doubleTap: { seconds: 3, by: 'scorer' },
  oneTimer: { seconds: 3, by: 'scorer' },
  passed: { seconds: 3, by: 'receiver' },
  airDribble: { seconds: 3, by: 'scorer' },
  flipReset: { seconds: 8, by: 'scorer' },
  bumped: { seconds: 3, by: 'team' },
  demolished: { seconds: 5.25, by: 'team' },
  halfVolley: {
    seconds: 3,
    by: 'scorer',
    fits: ({ evidence }) => Number(evidence.goalAlignment) >= VOLLEY_ALIGNMENT,
  },
};

export type TagEvents = Readonly<Record<GoalTag, readonly GameEvent[]>>;

export function readGoalTags(
  { clock }: MatchView,
  { frame, player, team }: TimelineGoal,
  events: TagEvents,
): GoalTagValues {
  const time = clock.elapsed[frame]!;
  const holds = (tag: GoalTag): boolean => {
    const { seconds, by, fits } = RULES[tag];
    return events[tag].some((event) => {
      const end = clock.elapsed[event.endFrame]!;
      if (event.team !== team || end > time || time - end > seconds) return false;
      if (by === 'scorer' && event.player !== player) return false;
      if (by === 'receiver' && event.other !== player) return false;
      return fits?.(event) ?? true;
    });
  };
  return Object.fromEntries(GOAL_TAGS.map((tag) => [tag, holds(tag)])) as GoalTagValues;
}

/** Details of a goal that a person can check. Null if no touch of the scorer was seen. */
type GoalEvidence = GoalTagValues & {
  /** Whether the scorer's goal counter rose. */
  credited: boolean;
  /** Score of the scoring and the conceding team after the goal. */
  goalsFor: number;
  goalsAgainst: number;
  shotFrame: number | null;
  secondsFromShot: number | null;
  /** Expected goals of the shot; null if its flight was not an attempt. */
  xg: number | null;
  /** Ball speed at the line, uu/s. */
  ballSpeed: number;
  /** Where the ball went in: distance right of center as seen by the shooter, and height, uu. */
  right: number;
  up: number;
  placement: Placement;
  height: ShotHeight | null;
  /** The conceding team touched last and had the ball on target (decisions.md 19.2). */
  ownGoal: boolean;
  aerial: boolean;
  highAerial: boolean;
  longDistance: boolean;
  ownHalf: boolean;
  emptyNet: boolean;
  counterAttack: boolean;
  sustainedPressure: boolean;
  /** Scored straight from the kickoff, without the defense ever having the ball. */
  fromKickoff: boolean;
  /** The scorer dodged into the ball. */
  flippedInto: boolean;
  lastMan: number;
  nearestDefender: number;
  caughtAhead: string;
};
export type GoalEvent = GameEvent<'goal', GoalEvidence>;

type OwnGoalEvidence = {
  goalFrame: number;
  /** Player credited by the game; -1 for none. */
  credited: number;
  /** Ball speed after the touch, uu/s. */
  speed: number;
};
export type OwnGoalEvent = GameEvent<'ownGoal', OwnGoalEvidence>;
