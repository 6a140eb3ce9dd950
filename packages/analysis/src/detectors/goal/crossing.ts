import { FIELD } from '../../model/field-geometry.ts';
import { attackSign, type TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { updateBefore } from '../shot/ball-states.ts';

/** Centre of the ball as it goes in, field coordinates, uu. */
export interface Crossing {
  x: number;
  y: number;
  z: number;
}

/** The ball blows up within this of the goal, s. */
const EXPLOSION_SECONDS = 6;

/** Where a goal went in: the explosion that the file reports, else where the last ball update leads to. */
export function readCrossing(match: MatchView, frame: number, team: TeamIndex): Crossing {
  const { timeline, clock, ball } = match;
  const sign = attackSign(team);
  const time = clock.elapsed[frame]!;
  const explosion = timeline.explosions.find(
    (one) =>
      Math.abs(clock.elapsed[one.frame]! - time) <= EXPLOSION_SECONDS &&
      sign * one.y > FIELD.backWallY - FIELD.goalPostX,
  );
  if (explosion) return { x: explosion.x, y: explosion.y, z: explosion.z };
  const at = ball.present[frame] === 1 && ball.exploded[frame] === 0 ? frame : updateBefore(match, frame);
  const depth = sign * ball.y[at]!;
  const speed = sign * ball.vy[at]!;
  const seconds = speed > 0 ? Math.max(0, FIELD.backWallY - depth) / speed : 0;
  return {
    x: ball.x[at]! + ball.vx[at]! * seconds,
    y: sign * FIELD.backWallY,
    z: Math.max(0, ball.z[at]! + ball.vz[at]! * seconds),
  };
}
