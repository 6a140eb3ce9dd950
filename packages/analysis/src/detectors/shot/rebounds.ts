import { FIELD } from '../../model/field-geometry.ts';
import { attackSign } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import type { Launch } from './launch.ts';
import { REBOUND_DEPTH, REBOUND_SECONDS } from './thresholds.ts';

/** The ball turned round this near to the back wall, uu [P]: its centre bounces 91 uu in front of it. */
const WALL_REACH = 250;

/**
 * A rebound: the ball came off the back wall, the frame or a save shortly before, deep in the opponent half
 * (game-and-stats.md 4.6).
 *
 * @param saves touches that keep the ball out
 */
export function isRebound(
  match: MatchView,
  { touch, team, before, beforeFrame }: Launch,
  saves: ReadonlySet<TouchEvent>,
  frameBounces: readonly number[],
): boolean {
  if (before.y < REBOUND_DEPTH) return false;
  const { ball, clock } = match;
  const since = touch.time - REBOUND_SECONDS;
  for (const save of saves) {
    if (save.team !== team && save.time >= since && save.time < touch.time) return true;
  }
  const recent = (frame: number): boolean => clock.elapsed[frame]! >= since && frame < touch.frame;
  if (frameBounces.some(recent)) return true;
  const sign = attackSign(team);
  let later = sign * ball.vy[beforeFrame]!;
  for (let frame = beforeFrame - 1; frame >= 0 && recent(frame); frame--) {
    const speed = sign * ball.vy[frame]!;
    if (speed > 0 && later < 0 && sign * ball.y[frame]! > FIELD.backWallY - WALL_REACH) return true;
    later = speed;
  }
  return false;
}
