import { THIRD_BOUNDARY_Y } from '../../model/field-geometry.ts';
import { attackSign, type TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { COUNTER, SUSTAINED } from './thresholds.ts';

/** How the ball got to the goal, reckoned back from it over live play. */
export interface BuildUp {
  counterAttack: boolean;
  sustainedPressure: boolean;
}

export function readBuildUp(match: MatchView, goalFrame: number, team: TeamIndex): BuildUp {
  const { ball, clock, live } = match;
  const sign = attackSign(team);
  let since = 0;
  let attack = 0;
  let attacking = true;
  let ownHalf = 0;
  let ownThird = 0;
  let defending = true;
  let windowHalf = 0;
  let windowThird = 0;
  for (let frame = goalFrame - 1; frame >= 0 && live[frame] === 1; frame--) {
    const seconds = clock.delta[frame + 1]!;
    const depth = sign * ball.y[frame]!;
    since += seconds;
    if (since <= SUSTAINED.window) {
      if (depth > 0) windowHalf += seconds;
      if (depth > THIRD_BOUNDARY_Y) windowThird += seconds;
    }
    if (attacking && depth > 0) attack += seconds;
    else attacking = false;
    if (attacking || !defending) continue;
    if (depth > 0) {
      defending = false;
      continue;
    }
    ownHalf += seconds;
    if (depth < -THIRD_BOUNDARY_Y) ownThird += seconds;
  }
  return {
    counterAttack:
      attack <= COUNTER.attackSeconds &&
      ownHalf >= COUNTER.ownHalfSeconds &&
      ownThird >= COUNTER.ownThirdSeconds,
    sustainedPressure:
      since >= SUSTAINED.afterKickoff &&
      attack >= SUSTAINED.attackSeconds &&
      windowHalf >= SUSTAINED.halfSeconds &&
      windowThird >= SUSTAINED.thirdSeconds,
  };
}
