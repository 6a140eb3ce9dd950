import { flyToGoal } from '../../model/ball-flight.ts';
import { getAttackSign, type TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { TimelineGoal } from '../../timeline/timeline.ts';
import { makeTouchEvent } from '../game-event.ts';
import { calculateSpeed, getBallState, updateFrom } from '../shot/launch.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import type { OwnGoalEvent } from './goal-evidence.ts';

/** If the ball is on target after the conceding team's last touch, it's an own goal (decisions.md 19.2). */
const OWN_GOAL_FLIGHT_SECONDS = 4;

/** Max time from the last touch to the goal, s (game-and-stats.md 3.7). */
const GOAL_TOUCH_SECONDS = 8;

export interface GoalTouches {
  /** Index into `Timeline.goals`. */
  goal: number;
  /** Last touch of the scorer, or of their team if no scorer is named. */
  shot: TouchEvent | null;
  last: TouchEvent | null;
}

export function listGoalTouches(match: MatchView, touches: readonly TouchEvent[]): GoalTouches[] {
  const { elapsed } = match.clock;
  return match.timeline.goals.map(({ frame, player, team }, goal) => {
    const time = elapsed[frame]!;
    const found: GoalTouches = { goal, shot: null, last: null };
    for (let i = touches.length - 1; i >= 0; i--) {
      const touch = touches[i]!;
      if (touch.frame > frame) continue;
      if (time - touch.time > GOAL_TOUCH_SECONDS) break;
      found.last ??= touch;
      if (player === null ? touch.team === team : touch.player === player) {
        found.shot = touch;
        break;
      }
    }
    return found;
  });
}

/** Derived from the ball's flight, not reported by the game. */
const CONFIDENCE = 0.8;

/**
 * Returns whether a goal of `team` was an own goal: the conceding team touched last, with the ball on target after
 * the touch (decisions.md 19.2) but not before. A failed save is not an own goal, because the ball was going in
 * anyway.
 */
export function isOwnGoal(match: MatchView, { last }: GoalTouches, team: TeamIndex): boolean {
  if (last === null || last.team === null || last.team === team) return false;
  const { ballFrameBefore, ballFrameAfter } = last.evidence;
  const isOnTarget = (frame: number): boolean =>
    flyToGoal(getBallState(match, frame, getAttackSign(team)), OWN_GOAL_FLIGHT_SECONDS).onTarget;
  return isOnTarget(updateFrom(match, ballFrameAfter)) && !isOnTarget(ballFrameBefore);
}

export function findOwnGoal(match: MatchView, touches: GoalTouches, goal: TimelineGoal): OwnGoalEvent | null {
  const { last } = touches;
  if (last === null || !isOwnGoal(match, touches, goal.team)) return null;
  const ball = getBallState(match, updateFrom(match, last.evidence.ballFrameAfter), getAttackSign(goal.team));
  return makeTouchEvent(match, last, {
    kind: 'ownGoal',
    other: goal.player ?? -1,
    confidence: CONFIDENCE,
    evidence: { goalFrame: goal.frame, credited: goal.player ?? -1, speed: calculateSpeed(ball) },
  });
}
