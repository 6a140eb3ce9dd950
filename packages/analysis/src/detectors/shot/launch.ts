import { BALL, type BallState, type Flight, flyToGoal } from '../../model/ball-flight.ts';
import { FIELD } from '../../model/field-geometry.ts';
import { attackSign, type TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { speedTowardsGoal } from '../../xg/shot-features.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { ballState, speedChange, updateFrom } from './ball-states.ts';
import { hasStandardGoals } from './standard-goals.ts';
import {
  FLIGHT_SECONDS,
  LEAST_GOAL_SPEED,
  NEAR_LINE,
  NEAR_MISS_ABOVE,
  NEAR_MISS_BESIDE,
  STALE_SPEED_CHANGE,
} from './thresholds.ts';

/** A touch and what the ball did before and would do after it, in the attack frame of the toucher. */
export interface Launch {
  touch: TouchEvent;
  team: TeamIndex;
  before: BallState;
  beforeFrame: number;
  after: BallState;
  afterFrame: number;
  flight: Flight;
  /** It goes into or just past the opponent goal (game-and-stats.md 3.6). */
  attempt: boolean;
}

const launches = new WeakMap<TouchEvent, Launch>();

/** Looks at a touch as a shot; several detectors ask for the same one. */
export function readLaunch(match: MatchView, touch: TouchEvent, team: TeamIndex): Launch {
  const known = launches.get(touch);
  if (known) return known;
  const launch = computeLaunch(match, touch, team);
  launches.set(touch, launch);
  return launch;
}

function computeLaunch(match: MatchView, touch: TouchEvent, team: TeamIndex): Launch {
  const sign = attackSign(team);
  const beforeFrame = touch.evidence.ballFrameBefore;
  // A touch can show in several updates: the flight begins after the last of them.
  const last = Math.max(touch.evidence.ballFrameAfter, touch.evidence.lastContactFrame);
  let afterFrame = updateFrom(match, last);
  if (speedChange(match, beforeFrame, afterFrame) < STALE_SPEED_CHANGE && afterFrame + 1 < match.frames) {
    afterFrame = updateFrom(match, afterFrame + 1);
  }
  const after = ballState(match, afterFrame, sign);
  if (after.y > FIELD.backWallY - BALL.radius) {
    // The first update after the touch shows it in the net: the shot was taken where the touch was.
    after.x = sign * touch.x;
    after.y = sign * touch.y;
    after.z = touch.z;
  }
  const flight = flyToGoal(after, FLIGHT_SECONDS);
  return {
    touch,
    team,
    before: ballState(match, beforeFrame, sign),
    beforeFrame,
    after,
    afterFrame,
    flight,
    attempt:
      hasStandardGoals(match.timeline) &&
      goesForGoal(flight) &&
      (speedTowardsGoal(after) > LEAST_GOAL_SPEED || pushedIn(after, flight)),
  };
}

/** Beside the mouth a ball can roll in although it hardly nears the middle of the goal. */
function pushedIn(after: BallState, flight: Flight): boolean {
  return flight.onTarget && after.y > FIELD.backWallY - NEAR_LINE && after.vy > LEAST_GOAL_SPEED;
}

function goesForGoal(flight: Flight): boolean {
  return (
    flight.onTarget ||
    (flight.arrives &&
      Math.abs(flight.x) <= FIELD.goalPostX + NEAR_MISS_BESIDE &&
      flight.z <= FIELD.goalHeight + NEAR_MISS_ABOVE)
  );
}
