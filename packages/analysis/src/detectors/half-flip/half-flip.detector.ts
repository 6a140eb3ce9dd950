import { calculateHorizontalSpeed, createCarAxes, readCarAxes } from '../../timeline/car-axes.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { type Dodge, estimateDirection, findDodges, findLastFrameWithin } from '../flip/dodges.ts';
import { defineDetector, type GameEvent, makePlayerEvent, ramp } from '../game-event.ts';

/** Time for the car to lie level facing the other way, s: any flip turns the nose alone at 0.65 s [M]. */
const WATCH_SECONDS = 1.1;
/** The dodge goes backward: forward share in car axes [P]. */
const MAX_FORWARD = -0.5;
/** A half flip is done on or just above the ground: max height of the car, uu [P]. */
const MAX_START_HEIGHT = 250;
/**
 * Unless the car goes backward, its nose is about level at first: height component [SA]; otherwise it's already
 * tumbling.
 */
const MAX_START_NOSE = 0.5;
/** Cosine of the horizontal angle of the nose's reversal at its best, and its minimum once the car is upright [SA]. */
const MIN_REVERSAL = 0.75;
const MIN_KEPT_REVERSAL = 0.45;
/** Afterwards the car may steer but not keep turning [M]. */
const MIN_LASTING_REVERSAL = 0;
/** Horizontal length of the nose after the reversal: the car is level [SA]. */
const MIN_LEVEL_NOSE = 0.55;
/** The roof points up again: height component [M]; in an uncanceled backflip it points down while the nose points back. */
const MIN_ROOF = 0.3;
/** The nose passes through the vertical: height component [SA]. */
const MIN_VERTICAL_NOSE = 0.55;
/** Min confidence [SA]. */
const MIN_CONFIDENCE = 0.55;

export type HalfFlipEvidence = {
  /** Cosine of the horizontal angle of the nose's reversal; 1 is straight back. */
  reversal: number;
  /** Max height component of the nose during the move. */
  verticalNose: number;
  forward: number;
  right: number;
  speedBefore: number;
  speedAfter: number;
};
export type HalfFlipEvent = GameEvent<'halfFlip', HalfFlipEvidence>;

const start = createCarAxes();
const axes = createCarAxes();

/**
 * Detects backward dodges that are canceled and leave the car level, facing the other way. Source: game-and-stats.md
 * 3.17.
 */
export const halfFlipDetector = defineDetector<HalfFlipEvent, readonly []>({
  kinds: ['halfFlip'],
  detect: (match) => findDodges(match).flatMap((dodge) => judgeDodge(match, dodge) ?? []),
});

function judgeDodge(match: MatchView, dodge: Dodge): HalfFlipEvent | null {
  const { player, frame } = dodge;
  const { car } = player;
  const direction = dodge.direction ?? estimateDirection(match, dodge);
  if (direction === null || direction.forward > MAX_FORWARD) return null;
  if (car.z[frame]! > MAX_START_HEIGHT) return null;
  readCarAxes(car, frame, start);
  const startLevel = Math.hypot(start.forwardX, start.forwardY);
  const goesForward = start.forwardX * car.vx[frame]! + start.forwardY * car.vy[frame]! > 0;
  if (startLevel < 0.1 || (goesForward && Math.abs(start.forwardZ) >= MAX_START_NOSE)) return null;

  const lastFrame = findLastFrameWithin(match, player, frame, WATCH_SECONDS);
  let verticalNose = 0;
  let reversal = 0;
  let endFrame = -1;
  for (let at = frame; at <= lastFrame; at++) {
    readCarAxes(car, at, axes);
    verticalNose = Math.max(verticalNose, Math.abs(axes.forwardZ));
    const level = Math.hypot(axes.forwardX, axes.forwardY);
    const turned =
      level === 0
        ? 0
        : -(axes.forwardX * start.forwardX + axes.forwardY * start.forwardY) / (level * startLevel);
    if (level >= MIN_LEVEL_NOSE) reversal = Math.max(reversal, turned);
    if (reversal < MIN_REVERSAL) continue;
    if (endFrame >= 0) {
      if (turned < MIN_LASTING_REVERSAL) return null;
    } else if (turned >= MIN_KEPT_REVERSAL && level >= MIN_LEVEL_NOSE && axes.upZ >= MIN_ROOF) {
      endFrame = at;
    }
  }
  if (endFrame < 0 || verticalNose < MIN_VERTICAL_NOSE) return null;
  const confidence = 0.75 * ramp(reversal, 0.75, 0.98) + 0.25 * ramp(verticalNose, 0.55, 0.85);
  if (confidence < MIN_CONFIDENCE) return null;
  return makePlayerEvent(match, player, {
    kind: 'halfFlip',
    frame,
    endFrame,
    confidence,
    evidence: {
      reversal,
      verticalNose,
      forward: direction.forward,
      right: direction.right,
      speedBefore: calculateHorizontalSpeed(car, frame),
      speedAfter: calculateHorizontalSpeed(car, endFrame),
    },
  });
}
