import { FIELD, THIRD_BOUNDARY_Y } from '../../model/field-geometry.ts';
import { length } from '../../model/length.ts';
import { calculateDistanceAt, calculateSpeedAt } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, getCarAt, makePlayerEvent } from '../game-event.ts';

/** A player this close to a post of their own goal, horizontally, is back, uu. */
const AT_POST = 1800;
/** Max time to get back from the middle third, s. */
const MAX_SECONDS = 4;
/** Closer to the center line than this, the ball is on neither side and there is no far post, uu. */
const BALL_SIDE = 300;
/** Min time until the same player's next rotation, s. */
const SAME_PLAYER_SECONDS = 3;
const CONFIDENCE = 0.6;

export type RotationBackEvidence = {
  /** Whether they came in at the post away from the ball; null if the ball was central. */
  readonly backPost: boolean | null;
  /** Since they left the middle third. */
  readonly seconds: number;
  readonly speed: number;
  readonly distanceToBall: number;
};
export type RotationBack = GameEvent<'rotationBack', RotationBackEvidence>;

/**
 * Detects rotations back to the player's own goal, past the far post or through the ball's side. game-and-stats.md
 * 3.33 [P].
 */
export const backPostDetector = defineDetector({
  kinds: ['rotationBack'],
  detect: (match): RotationBack[] => match.players.flatMap((view) => findForPlayer(match, view)),
});

function findForPlayer(match: MatchView, view: PlayerView): RotationBack[] {
  const { live, clock, ball, frames } = match;
  const { car, sign } = view;
  const events: RotationBack[] = [];
  let outAt = Number.NEGATIVE_INFINITY;
  let leftFrame = -1;
  let inside = false;
  let quietUntil = Number.NEGATIVE_INFINITY;
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] === 0 || car.presence[frame] !== 1 || ball.present[frame] === 0) {
      outAt = Number.NEGATIVE_INFINITY;
      continue;
    }
    const now = clock.elapsed[frame]!;
    const y = sign * car.y[frame]!;
    if (y > -THIRD_BOUNDARY_Y) {
      outAt = now;
      leftFrame = frame;
      inside = false;
      continue;
    }
    const x = sign * car.x[frame]!;
    const back = distanceToPost(x, y) < AT_POST;
    if (back && !inside && now - outAt <= MAX_SECONDS && now >= quietUntil) {
      events.push(describe(match, view, frame, leftFrame));
      quietUntil = now + SAME_PLAYER_SECONDS;
    }
    inside = back;
  }
  return events;
}

function distanceToPost(x: number, y: number): number {
  return length(Math.abs(x) - FIELD.goalPostX, y + FIELD.backWallY);
}

function describe(match: MatchView, view: PlayerView, frame: number, left: number): RotationBack {
  const { ball, clock } = match;
  const { car, sign } = view;
  const x = sign * car.x[frame]!;
  const ballX = sign * ball.x[frame]!;
  return makePlayerEvent(match, view, {
    kind: 'rotationBack',
    frame: left,
    endFrame: frame,
    at: getCarAt(view, frame),
    confidence: CONFIDENCE,
    evidence: {
      backPost: Math.abs(ballX) < BALL_SIDE ? null : x * ballX < 0,
      seconds: clock.elapsed[frame]! - clock.elapsed[left]!,
      speed: calculateSpeedAt(car, frame),
      distanceToBall: calculateDistanceAt(car, ball, frame),
    },
  });
}
