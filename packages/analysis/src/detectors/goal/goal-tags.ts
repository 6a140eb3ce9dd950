import type { MatchView } from '../../timeline/match-view.ts';
import type { TimelineGoal } from '../../timeline/timeline.ts';
import type { GameEvent } from '../game-event.ts';

/** What came shortly before a goal. */
export const GOAL_TAGS = [
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
export type GoalTag = (typeof GOAL_TAGS)[number];
export type GoalTagValues = Readonly<Record<GoalTag, boolean>>;

interface TagRule {
  /** Longest time from the event's end to the goal, s (game-and-stats.md 3.7 [SA]). */
  readonly seconds: number;
  /** Only the scorer's events count, or any of his team. */
  readonly by: 'scorer' | 'team' | 'receiver';
  readonly fits?: (event: GameEvent) => boolean;
}

/** A half volley counts when it went at the goal (3.7). */
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
