import {
  calculateHorizontalSpeed,
  calculateSpeedAt,
  createCarAxes,
  readCarAxes,
} from '../../timeline/car-axes.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { type Dodge, estimateDirection, findDodges, findLastFrameWithin } from '../flip/dodges.ts';
import { defineDetector, type GameEvent, makePlayerEvent, ramp } from '../game-event.ts';

/** The dodge starts on or just above the ground: max height of the car, uu [SA]. */
const MAX_START_HEIGHT = 80;
/** The car moves where its nose points: cosine of the horizontal angle [SA]. */
const MIN_ALIGNMENT = 0.72;
/** Twice the product of the forward and side shares of the dodge [SA]. */
const MIN_DIAGONAL = 0.35;
/** The rotation is watched for this long, s [SA]. */
const WATCH_SECONDS = 0.5;
/** More than 60 degrees off the nose, it's a side flip: forward share of the dodge [P]. */
const MIN_FORWARD = 0.5;
/**
 * A dodge turns the car at 5.5 rad/s (1.4), its forward share about the car's side axis. Pulling the stick back stops
 * that part within 0.13 s, while the roll continues. In 2,300 diagonal ground dodges of the shared replays, the mean
 * share left between 0.13 and 0.4 s has two peaks, at 0.05 (canceled) and 0.95 (not canceled), with the valley at 0.4
 * to 0.7 [M].
 */
const DODGE_TURN_RATE = 5.5;
const PITCH_FROM_SECONDS = 0.13;
const PITCH_UNTIL_SECONDS = 0.4;
const MAX_PITCH_SHARE = 0.45;
/**
 * The nose dips before it comes back: height component. Tuned on the drill and the peer's events, so neither
 * validates it [P].
 */
const MIN_DIP = 0.2;
/** Min turn of the roof, degrees [SA]; at 20 Hz the turn is blurred. */
const MIN_ROLL_DEGREES = 90;
const MIN_ROLL_DEGREES_SLOW = 80;
/** Updates farther apart than this blur the cancel, s [P], and lower the confidence. */
const SLOW_FRAME_SECONDS = 0.042;
const SLOW_CONFIDENCE = 0.8;
/** Min share of the watched time with boost on [P]: when released at the dodge, its flag stays on for 0.1 s. */
const MIN_BOOST_SHARE = 0.25;
/** Min confidence [SA]. */
const MIN_CONFIDENCE = 0.45;

type SpeedFlipEvidence = {
  /** Unit direction in car axes. */
  forward: number;
  right: number;
  /** Share of the dodge's pitch rate left by the cancel. */
  pitchShare: number;
  /** Max turn of the roof, degrees. */
  rollDegrees: number;
  /** 0 to 1: how cleanly the flip was canceled. */
  cancel: number;
  boostShare: number;
  speedBefore: number;
  topSpeed: number;
};
type SpeedFlipEvent = GameEvent<'speedFlip', SpeedFlipEvidence>;

const DEGREES = 180 / Math.PI;
const axes = createCarAxes();

/** Detects canceled, boosted diagonal front dodges from the ground. Source: game-and-stats.md 3.18. */
export const speedFlipDetector = defineDetector<SpeedFlipEvent, readonly []>({
  kinds: ['speedFlip'],
  detect(match) {
    const slow = medianDelta(match) > SLOW_FRAME_SECONDS;
    return findDodges(match).flatMap((dodge) => judgeDodge(match, dodge, slow) ?? []);
  },
});

function judgeDodge(match: MatchView, dodge: Dodge, slow: boolean): SpeedFlipEvent | null {
  const { player, frame } = dodge;
  const { car } = player;
  if (car.z[frame]! > MAX_START_HEIGHT) return null;
  const alignment = levelAlignment(dodge);
  if (alignment < MIN_ALIGNMENT) return null;
  const direction = dodge.direction ?? estimateDirection(match, dodge);
  if (direction === null || direction.forward < MIN_FORWARD) return null;
  const { forward, right } = direction;
  const diagonal = 2 * forward * Math.abs(right);
  if (diagonal < MIN_DIAGONAL) return null;

  const turn = measureDodgeTurn(match, dodge, WATCH_SECONDS);
  const pitchShare = turn.pitchRate / (DODGE_TURN_RATE * forward);
  const rollDegrees = turn.roofTurn * DEGREES;
  const minRoll = slow ? MIN_ROLL_DEGREES_SLOW : MIN_ROLL_DEGREES;
  if (!(pitchShare <= MAX_PITCH_SHARE) || rollDegrees < minRoll) return null;
  if (turn.lowestNose > -MIN_DIP || turn.boostShare < MIN_BOOST_SHARE) return null;

  const speedBefore = calculateHorizontalSpeed(car, frame);
  const cancel = cancelScore(turn);
  const speed = 0.55 * ramp(turn.topSpeed, 1450, 1900) + 0.45 * ramp(turn.topSpeed - speedBefore, 180, 650);
  const confidence =
    (0.3 * diagonal +
      0.3 * cancel +
      0.15 * speed +
      0.15 * ramp(alignment, 0.78, 0.98) +
      0.05 * ramp(turn.boostAlignment, 0.82, 0.99) +
      0.05) *
    (slow ? SLOW_CONFIDENCE : 1);
  if (confidence < MIN_CONFIDENCE) return null;
  return makePlayerEvent(match, player, {
    kind: 'speedFlip',
    frame,
    endFrame: turn.endFrame,
    confidence,
    evidence: {
      forward,
      right,
      pitchShare,
      rollDegrees,
      cancel,
      boostShare: turn.boostShare,
      speedBefore,
      topSpeed: turn.topSpeed,
    },
  });
}

/** Weights from game-and-stats.md 3.18 [SA]. */
function cancelScore({ lowestNose, finalNose }: DodgeTurn): number {
  return (
    0.25 * ramp(-lowestNose, 0.05, 0.35) +
    0.35 * ramp(finalNose - lowestNose, 0.08, 0.5) +
    0.4 * ramp(Math.abs(finalNose), 0.55, 0.05)
  );
}

/** Returns the cosine of the horizontal angle between nose and velocity at the start. */
function levelAlignment({ player: { car }, frame }: Dodge): number {
  readCarAxes(car, frame, axes);
  const size = Math.hypot(axes.forwardX, axes.forwardY) * calculateHorizontalSpeed(car, frame);
  return size === 0 ? 0 : (axes.forwardX * car.vx[frame]! + axes.forwardY * car.vy[frame]!) / size;
}

/** How a car turned, moved and boosted during a dodge. Angles in radians, speeds uu/s. */
interface DodgeTurn {
  endFrame: number;
  /** Max angle of the roof from its starting position. */
  roofTurn: number;
  /**
   * Mean turn rate about the side axis once a cancel would show, rad/s, positive when the nose goes down; NaN without
   * updates.
   */
  pitchRate: number;
  /** Lowest and last height component of the nose. */
  lowestNose: number;
  finalNose: number;
  topSpeed: number;
  /** Share of frames with boost, and how well nose and velocity aligned in them (cosine). */
  boostShare: number;
  boostAlignment: number;
}

const start = createCarAxes();

function measureDodgeTurn(match: MatchView, { player, frame }: Dodge, seconds: number): DodgeTurn {
  const { car } = player;
  const { clock } = match;
  const endFrame = findLastFrameWithin(match, player, frame, seconds);
  readCarAxes(car, frame, start);
  let roofCosine = 1;
  let lowestNose = 1;
  let topSpeed = 0;
  let boosted = 0;
  let boostAlignment = 0;
  let pitch = 0;
  let pitched = 0;
  for (let at = frame; at <= endFrame; at++) {
    readCarAxes(car, at, axes);
    const roof = axes.upX * start.upX + axes.upY * start.upY + axes.upZ * start.upZ;
    roofCosine = Math.min(roofCosine, roof);
    lowestNose = Math.min(lowestNose, axes.forwardZ);
    const speed = calculateSpeedAt(car, at);
    topSpeed = Math.max(topSpeed, speed);
    const since = clock.elapsed[at]! - clock.elapsed[frame]!;
    if (car.updated[at] === 1 && since >= PITCH_FROM_SECONDS && since <= PITCH_UNTIL_SECONDS) {
      pitch += car.wx[at]! * axes.rightX + car.wy[at]! * axes.rightY + car.wz[at]! * axes.rightZ;
      pitched += 1;
    }
    if (car.boosting[at] === 1) {
      boosted += 1;
      const along = axes.forwardX * car.vx[at]! + axes.forwardY * car.vy[at]! + axes.forwardZ * car.vz[at]!;
      boostAlignment += speed > 0 ? along / speed : 0;
    }
  }
  return {
    endFrame,
    roofTurn: Math.acos(Math.max(-1, roofCosine)),
    pitchRate: pitch / pitched,
    lowestNose,
    finalNose: axes.forwardZ,
    topSpeed,
    boostShare: boosted / (endFrame - frame + 1),
    boostAlignment: boosted === 0 ? 0 : boostAlignment / boosted,
  };
}

/** Returns the median frame length of a match, s. */
function medianDelta({ clock, frames }: MatchView): number {
  return clock.delta.slice(0, frames).sort()[frames >> 1] ?? 0;
}
