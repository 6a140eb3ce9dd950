import { BALL } from '../../model/ball-flight.ts';
import { FIELD } from '../../model/field-geometry.ts';
import { length } from '../../model/length.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** The goal frame as a thick line: its radius and the tolerance for sampling, uu (game-and-stats.md 1.1, 4.9). */
const FRAME_RADIUS = 75;
const SLACK = 20;
const REACH = BALL.radius + FRAME_RADIUS + SLACK;
/** Min depth of the ball to hit the frame, uu (4.9). */
const MIN_Y = 5020;
const MAX_Y = 5220;
/**
 * Min velocity change that counts, uu/s, and the min share of it that must point sideways (post) or up and down
 * (crossbar): the wall next to the goal only sends the ball straight back [P].
 */
const MIN_CHANGE = 200;
const MIN_SHARE = 0.35;
/** Updates farther apart are not compared, s; a touch this close explains the change, s. */
const MAX_STEP_SECONDS = 0.25;
const TOUCH_SECONDS = 0.1;

/**
 * Returns the frames in which the ball came off a post or the crossbar with no car nearby (game-and-stats.md 4.9), in
 * order.
 */
export function frameBounces(match: MatchView, touches: readonly TouchEvent[]): number[] {
  const { ball, clock, frames, motion } = match;
  const found: number[] = [];
  let touch = 0;
  let before = -1;
  for (let frame = 0; frame < frames; frame++) {
    if (ball.updated[frame] === 0 || ball.present[frame] === 0) continue;
    const last = before;
    before = frame;
    if (last < 0 || motion[frame] === 0 || !meetsFrame(match, last, frame)) continue;
    const time = clock.elapsed[frame]!;
    while (touch < touches.length && touches[touch]!.time < time - TOUCH_SECONDS) touch += 1;
    const near = touches[touch];
    if (near !== undefined && near.time <= time + TOUCH_SECONDS) continue;
    found.push(frame);
  }
  return found;
}

function meetsFrame({ ball, clock }: MatchView, a: number, b: number): boolean {
  const seconds = clock.elapsed[b]! - clock.elapsed[a]!;
  if (seconds <= 0 || seconds > MAX_STEP_SECONDS) return false;
  if (!inDepth(Math.abs(ball.y[a]!)) && !inDepth(Math.abs(ball.y[b]!))) return false;
  const dx = ball.vx[b]! - ball.vx[a]!;
  const dy = ball.vy[b]! - ball.vy[a]!;
  const dz = ball.vz[b]! - ball.vz[a]! - BALL.gravity * seconds;
  const change = length(dx, dy, dz);
  if (change < MIN_CHANGE) return false;
  const post = Math.abs(dx) >= MIN_SHARE * change && (nearPost(ball, a) || nearPost(ball, b));
  const bar = Math.abs(dz) >= MIN_SHARE * change && (nearBar(ball, a) || nearBar(ball, b));
  return post || bar;
}

function nearPost({ x, y, z }: MatchView['ball'], frame: number): boolean {
  const depth = Math.abs(y[frame]!);
  const pastPost = Math.abs(Math.abs(x[frame]!) - FIELD.goalPostX);
  return inDepth(depth) && z[frame]! < FIELD.goalHeight && length(pastPost, depth - FIELD.backWallY) <= REACH;
}

function nearBar({ x, y, z }: MatchView['ball'], frame: number): boolean {
  const depth = Math.abs(y[frame]!);
  const above = Math.abs(z[frame]! - FIELD.goalHeight);
  return (
    inDepth(depth) && Math.abs(x[frame]!) < FIELD.goalPostX && length(above, depth - FIELD.backWallY) <= REACH
  );
}

function inDepth(depth: number): boolean {
  return depth >= MIN_Y && depth <= MAX_Y;
}
