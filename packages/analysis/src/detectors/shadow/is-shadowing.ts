import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import {
  GOAL_POINT_Y,
  GOAL_SIDE,
  LEAST_ADVANCE,
  LEAST_DISTANCE,
  LEAST_RETREAT,
  MOST_BALL_Y,
  MOST_DISTANCE,
  MOST_LATERAL,
  MOST_SPEED_DIFFERENCE,
} from './thresholds.ts';

/** A defender retreats before an attacker with the ball, between them and his goal. Attack frame of the defender. */
export function isShadowing(
  { ball }: MatchView,
  { car, sign }: PlayerView,
  { car: attacker }: PlayerView,
  frame: number,
): boolean {
  if (car.presence[frame] !== 1 || attacker.presence[frame] !== 1 || ball.present[frame] !== 1) return false;
  const ballY = sign * ball.y[frame]!;
  if (ballY > MOST_BALL_Y) return false;
  const y = sign * car.y[frame]!;
  if (ballY - y < GOAL_SIDE || sign * attacker.y[frame]! - y < GOAL_SIDE) return false;
  const retreat = -sign * car.vy[frame]!;
  const advance = Math.max(-sign * ball.vy[frame]!, -sign * attacker.vy[frame]!);
  if (retreat < LEAST_RETREAT || advance < LEAST_ADVANCE) return false;
  if (Math.abs(retreat - advance) > MOST_SPEED_DIFFERENCE) return false;
  const x = sign * car.x[frame]!;
  const ballX = sign * ball.x[frame]!;
  const nearest = Math.min(
    length(x - ballX, y - ballY),
    length(x - sign * attacker.x[frame]!, y - sign * attacker.y[frame]!),
  );
  if (nearest < LEAST_DISTANCE || nearest > MOST_DISTANCE) return false;
  // Distance from the line between the ball and the point before the goal.
  const lineX = -ballX;
  const lineY = GOAL_POINT_Y - ballY;
  const lineLength = length(lineX, lineY);
  const lateral =
    lineLength === 0
      ? length(x - ballX, y - ballY)
      : Math.abs((x - ballX) * lineY - (y - ballY) * lineX) / lineLength;
  return lateral <= MOST_LATERAL;
}

function length(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}
