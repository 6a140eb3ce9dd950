import { flyToGoal } from '../../model/ball-flight.ts';
import { attackSign, type TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { TimelineGoal } from '../../timeline/timeline.ts';
import { makeEvent } from '../make-event.ts';
import { ballState, speedOf, updateFrom } from '../shot/ball-states.ts';
import type { OwnGoalEvent } from './goal-evidence.ts';
import type { GoalTouches } from './goal-touches.ts';
import { OWN_GOAL_FLIGHT_SECONDS } from './thresholds.ts';

const OWN_GOAL_CODE = 25;
/** What the flight says, not the game. */
const CONFIDENCE = 0.8;

/**
 * Whether a goal of `team` was an own goal: the last touch was by the conceding team, with the ball on target after it
 * (rulings A26) and not before it: a save that fails is none, for the ball was going in anyway.
 */
export function isOwnGoal(match: MatchView, { last }: GoalTouches, team: TeamIndex): boolean {
  if (last === null || last.team === null || last.team === team) return false;
  const { ballFrameBefore, ballFrameAfter } = last.evidence;
  const isOnTarget = (frame: number): boolean =>
    flyToGoal(ballState(match, frame, attackSign(team)), OWN_GOAL_FLIGHT_SECONDS).onTarget;
  return isOnTarget(updateFrom(match, ballFrameAfter)) && !isOnTarget(ballFrameBefore);
}

/** The own goal behind a goal. */
export function findOwnGoal(match: MatchView, touches: GoalTouches, goal: TimelineGoal): OwnGoalEvent | null {
  const { last } = touches;
  if (last === null || !isOwnGoal(match, touches, goal.team)) return null;
  const ball = ballState(match, updateFrom(match, last.evidence.ballFrameAfter), attackSign(goal.team));
  return makeEvent(match, {
    kind: 'ownGoal',
    code: OWN_GOAL_CODE,
    player: last.player,
    team: last.team,
    other: goal.player ?? -1,
    frame: last.frame,
    at: last,
    confidence: CONFIDENCE,
    evidence: { goalFrame: goal.frame, credited: goal.player ?? -1, speed: speedOf(ball) },
  });
}
