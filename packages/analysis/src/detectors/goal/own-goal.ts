import { flyToGoal } from '../../model/ball-flight.ts';
import { attackSign } from '../../model/teams.ts';
import type { TimelineGoal } from '../../timeline/timeline.ts';
import { makeEvent } from '../make-event.ts';
import type { MatchView } from '../match-view.ts';
import { ballState, speedOf, updateFrom } from '../shot/ball-states.ts';
import type { OwnGoalEvent } from './goal-evidence.ts';
import type { GoalTouches } from './goal-touches.ts';
import { OWN_GOAL_FLIGHT_SECONDS } from './thresholds.ts';

const OWN_GOAL_CODE = 25;
/** What the flight says, not the game. */
const CONFIDENCE = 0.8;

/** The own goal behind a goal: last touch by the conceding team with the ball on target after it (rulings A26). */
export function findOwnGoal(
  match: MatchView,
  { last }: GoalTouches,
  goal: TimelineGoal,
): OwnGoalEvent | null {
  if (last === null || last.team === null || last.team === goal.team) return null;
  const sign = attackSign(goal.team);
  const { ballFrameBefore, ballFrameAfter } = last.evidence;
  const ball = ballState(match, updateFrom(match, ballFrameAfter), sign);
  if (!flyToGoal(ball, OWN_GOAL_FLIGHT_SECONDS).onTarget) return null;
  // A save that fails is no own goal: the ball was going in anyway.
  if (flyToGoal(ballState(match, ballFrameBefore, sign), OWN_GOAL_FLIGHT_SECONDS).onTarget) return null;
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
