import { FIELD } from '../../model/field-geometry.ts';
import { createNearestSurface, findNearestSurface } from '../../model/surface.ts';
import { calculateSpeedAt } from '../../timeline/car-axes.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, makeTouchEvent } from '../game-event.ts';
import { updateFrom } from '../shot/launch.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** game-and-stats.md 3.26 [RLC, P]. Distances uu, speeds uu/s. */
const FLOOR_BALL_Z = 160;
/** Max gap between the ball's center and a wall or the ceiling. */
const WALL_GAP = 130;
const SPEED_AFTER = 3000;
const SPEED_GAIN = 1500;
/** Min factor over the speed that a single hit could produce. */
const BEYOND_SINGLE_HIT = 1.15;
/** The exit speed is the highest of this many updates: the first can still be inside the pinch. */
const EXIT_UPDATES = 3;
/** Extra impulse of a hit by relative speed: shares at these speeds, linear in between (1.5 [RS]). */
const HIT_SHARES = [
  { speed: 500, share: 0.65 },
  { speed: 2300, share: 0.55 },
  { speed: 4600, share: 0.3 },
] as const;

const CONFIDENCE = 0.7;

export type PinchEvidence = {
  /** Surface or car that the ball was squeezed against. */
  against: 'ground' | 'wall' | 'ceiling' | 'car';
  speedBefore: number;
  speedAfter: number;
  /** Max ball speed from a single hit, uu/s. */
  singleHitSpeed: number;
};
export type PinchEvent = GameEvent<'pinch', PinchEvidence>;

/** Detects touches after which the ball is faster than a single hit can explain. */
export const pinchDetector = defineDetector({
  kinds: ['pinch'],
  needs: [touchDetector],
  detect: (match, [touches]): PinchEvent[] =>
    touches.flatMap((touch): PinchEvent | [] => {
      const { ballSpeedBefore } = touch.evidence;
      const speedAfter = exitSpeed(match, touch);
      if (speedAfter < SPEED_AFTER || speedAfter - ballSpeedBefore < SPEED_GAIN) return [];
      const against = squeezedAgainst(touch);
      const singleHitSpeed = fastestHit(match, touch);
      if (against === null || speedAfter < BEYOND_SINGLE_HIT * singleHitSpeed) return [];
      return makeTouchEvent(match, touch, {
        kind: 'pinch',
        confidence: CONFIDENCE,
        evidence: { against, speedBefore: ballSpeedBefore, speedAfter, singleHitSpeed },
      });
    }),
});

function exitSpeed(match: MatchView, { evidence }: TouchEvent): number {
  const { ball, frames } = match;
  let fastest = 0;
  let frame = evidence.ballFrameAfter;
  for (let update = 0; update < EXIT_UPDATES && frame < frames; update++) {
    frame = updateFrom(match, frame);
    fastest = Math.max(fastest, calculateSpeedAt(ball, frame));
    frame += 1;
  }
  return fastest;
}

function squeezedAgainst({ x, y, z, evidence }: TouchEvent): PinchEvidence['against'] | null {
  if (z <= FLOOR_BALL_Z) return 'ground';
  if (z >= FIELD.ceilingZ - WALL_GAP) return 'ceiling';
  const { surface, gap } = findNearestSurface(x, y, z, createNearestSurface());
  if (surface !== 'floor' && gap <= WALL_GAP) return 'wall';
  return evidence.contested ? 'car' : null;
}

/**
 * Returns the higher of ball and car speed, plus the game's extra impulse for their relative speed (game-and-stats.md
 * 1.5).
 */
function fastestHit(match: MatchView, touch: TouchEvent): number {
  const { ball } = match;
  const { ballFrameBefore, ballSpeedBefore } = touch.evidence;
  const car = match.viewOf(touch.player)?.car;
  if (!car) return ballSpeedBefore;
  const relative = Math.hypot(
    ball.vx[ballFrameBefore]! - car.vx[ballFrameBefore]!,
    ball.vy[ballFrameBefore]! - car.vy[ballFrameBefore]!,
    ball.vz[ballFrameBefore]! - car.vz[ballFrameBefore]!,
  );
  const carSpeed = calculateSpeedAt(car, ballFrameBefore);
  return Math.max(ballSpeedBefore, carSpeed) + addedSpeed(relative);
}

function addedSpeed(relative: number): number {
  const [slow, middle, fast] = HIT_SHARES;
  const speed = Math.min(relative, fast.speed);
  const between = (a: { speed: number; share: number }, b: { speed: number; share: number }): number =>
    a.share + ((b.share - a.share) * (speed - a.speed)) / (b.speed - a.speed);
  if (speed <= slow.speed) return speed * slow.share;
  return speed * (speed <= middle.speed ? between(slow, middle) : between(middle, fast));
}
