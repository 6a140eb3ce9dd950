import { length } from '../../model/length.ts';
import { type CarAxes, createCarAxes, readCarAxes } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { createBallFromCar, readBallFromCar } from '../dribble/ball-from-car.ts';
import { type Dodge, type DodgeDirection, estimateDirection, findDodges } from '../flip/dodges.ts';
import { defineDetector, type GameEvent, getBallAt, makePlayerEvent, ramp } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** Min control time before the dodge, s [SA]; shorter gaps are bridged, s. */
const MIN_SETUP_SECONDS = 0.2;
const BRIDGE_SECONDS = 0.12;
/** Max time from the end of control to the dodge, s [SA]. */
const SETUP_LEAD_SECONDS = 0.08;
/**
 * A ball under control is above the car: height, horizontal and vertical distance, uu [SA], in field axes because the
 * car may have turned and rolled under it before a flick. Max horizontal speed relative to the car, uu/s: it drifts
 * at up to 500 in that phase [M].
 */
const MAX_BALL_Z = 700;
const MAX_LEVEL_GAP = 158;
const MIN_VERTICAL_GAP = 35;
const MAX_VERTICAL_GAP = 280;
const MAX_LEVEL_SPEED = 600;
/** Max time from the dodge to the touch, s [SA]; the dodge's byte can lag behind the contact, s [SA]. */
const TOUCH_SECONDS = 0.32;
const DODGE_LAG_SECONDS = 0.25;
/** Min change in the ball's velocity, uu/s, within a time, s [SA]. */
const MIN_SPEED_CHANGE = 325;
const IMPULSE_SECONDS = 0.15;
/** Min cosine between the impulse and the direction from the car to the ball [SA]. */
const MIN_AWAY = 0.15;
/** Min confidence [SA]. */
const MIN_CONFIDENCE = 0.55;
/** Kinds by dodge direction: backward from this share, diagonal (45 degrees) with at least this share of both axes [P]. */
const BACKWARD_SHARE = -0.5;
const DIAGONAL_SHARE = 0.38;
/**
 * A reverse flick launches the ball in the car's direction of travel [SA], not along its nose, which is turned away
 * [P]: horizontal cosines, and the max upward share of the launch.
 */
const MIN_ALONG_TRAVEL = 0.4;
const MAX_ALONG_NOSE = 0.4;
const MAX_REVERSE_RISE = 0.8;
/** Min speed change of a power flick, uu/s [P]. */
const POWER_SPEED_CHANGE = 1200;
/** Musty flick [P]: backward dodge, nose up, contact at the front, and an upward launch or one along the nose. */
const MUSTY_BACK_SHARE = -0.6;
const MUSTY_SIDE_SHARE = 0.5;
const MUSTY_NOSE = 0.3;
const MUSTY_CONTACT_FORWARD = 20;
const MUSTY_ALONG_NOSE = 0.4;
const MUSTY_RISE = 800;
const MUSTY_SPEED_CHANGE = 900;

/**
 * Direction of the dodge relative to the nose: forward, diagonal (45 degrees), side (90 degrees), or reverse, a
 * backward dodge that launches the ball in the direction of travel; other is any other backward dodge.
 */
type FlickKind = 'forward' | 'diagonal' | 'side' | 'reverse' | 'other';

/** Speeds in uu/s, times in s. */
type FlickEvidence = {
  kind: FlickKind;
  musty: boolean;
  /** Whether the dodge launched the ball by 1200 uu/s or more. */
  power: boolean;
  /** How long the ball was under control before. */
  setupTime: number;
  /** From the dodge to the touch; negative if the dodge was replicated after the contact. */
  touchDelay: number;
  speedChange: number;
  /** Its upward part. */
  rise: number;
  /** Horizontal cosine between the launch and the car's direction of travel, and between the launch and its nose. */
  alongTravel: number;
  alongNose: number;
  forward: number;
  right: number;
};
/** From the dodge to the ball's launch. */
type FlickEvent = GameEvent<'flick', FlickEvidence>;

const MUSTY_FLICK_CODE = 195;
const FLICK_CODE = 200;
const relative = createBallFromCar();
const axes = createCarAxes();

/** Detects dodges out of a carry that launch the ball. Source: game-and-stats.md 3.12 and 3.13. */
export const flickDetector = defineDetector<FlickEvent, readonly [typeof touchDetector]>({
  kinds: ['flick'],
  needs: [touchDetector],
  detect: (match, [touches]) => findDodges(match).flatMap((dodge) => judgeDodge(match, dodge, touches) ?? []),
});

function judgeDodge(match: MatchView, dodge: Dodge, touches: readonly TouchEvent[]): FlickEvent | null {
  const { player, frame } = dodge;
  const { elapsed } = match.clock;
  const dodgeTime = elapsed[frame]!;
  const from = dodgeTime - DODGE_LAG_SECONDS;
  const to = dodgeTime + TOUCH_SECONDS;
  // What another player does to the ball afterwards isn't part of the flick.
  const ender = touches.find(
    ({ player: toucher, evidence }) =>
      toucher !== player.index &&
      elapsed[evidence.lastContactFrame]! > from &&
      elapsed[evidence.ballFrameBefore]! <= to,
  );
  const launch = measureLaunch(match, from, to, ender?.evidence.ballFrameBefore ?? match.frames - 1);
  if (launch === null || launch.size < MIN_SPEED_CHANGE) return null;
  const { firstFrame, lastFrame } = launch;
  const touch = touches.findLast(
    ({ player: toucher, frame: touched, evidence }) =>
      toucher === player.index && touched <= lastFrame && evidence.lastContactFrame >= firstFrame,
  );
  if (touch === undefined) return null;
  const setup = measureSetup(match, player, Math.min(frame, firstFrame), Math.min(frame, lastFrame));
  if (setup === null || setup.seconds < MIN_SETUP_SECONDS) return null;
  const { dx, dy, dz, distance } = readBallFromCar(match, player, firstFrame, relative);
  const away = (launch.x * dx + launch.y * dy + launch.z * dz) / (distance * launch.size);
  if (away < MIN_AWAY) return null;
  const touchDelay = (elapsed[firstFrame]! + elapsed[lastFrame]!) / 2 - dodgeTime;
  const confidence = flickConfidence(setup, launch, away, touchDelay);
  if (confidence < MIN_CONFIDENCE) return null;
  const direction = dodge.direction ?? estimateDirection(match, dodge) ?? { forward: 0, right: 0 };
  const musty = isMusty(dodge, direction, launch, touch);
  readCarAxes(player.car, frame, axes);
  const { vx, vy } = player.car;
  const alongTravel = levelCosine(launch, vx[setup.endFrame]!, vy[setup.endFrame]!);
  const alongNose = levelCosine(launch, axes.forwardX, axes.forwardY);
  return makePlayerEvent(match, player, {
    kind: 'flick',
    code: musty ? MUSTY_FLICK_CODE : FLICK_CODE,
    frame,
    endFrame: Math.max(frame, lastFrame),
    at: getBallAt(match, firstFrame),
    confidence,
    evidence: {
      kind: flickKind(direction, launch, alongTravel, alongNose),
      musty,
      power: launch.size >= POWER_SPEED_CHANGE,
      setupTime: setup.seconds,
      touchDelay,
      speedChange: launch.size,
      rise: launch.z,
      alongTravel,
      alongNose,
      forward: direction.forward,
      right: direction.right,
    },
  });
}

/** Weights of game-and-stats.md 3.12 [SA]. */
function flickConfidence(
  { seconds, level, vertical }: Setup,
  launch: Launch,
  away: number,
  delay: number,
): number {
  return (
    0.16 * ramp(Math.abs(delay), TOUCH_SECONDS, 0) +
    0.19 * ramp(seconds, MIN_SETUP_SECONDS, 0.8) +
    0.12 * ramp(level, MAX_LEVEL_GAP, 50) +
    0.1 * ramp(Math.abs(vertical - 120), 160, 20) +
    0.22 * ramp(launch.size, MIN_SPEED_CHANGE, 1450) +
    0.15 * ramp(away, MIN_AWAY, 0.8) +
    0.06 * ramp(launch.z, 100, 750)
  );
}

function flickKind(
  { forward, right }: DodgeDirection,
  { z, size }: Launch,
  alongTravel: number,
  alongNose: number,
): FlickKind {
  if (forward <= BACKWARD_SHARE) {
    const isThrownOn = alongTravel >= MIN_ALONG_TRAVEL && Math.abs(z) <= MAX_REVERSE_RISE * size;
    return isThrownOn && alongNose <= MAX_ALONG_NOSE ? 'reverse' : 'other';
  }
  if (forward < DIAGONAL_SHARE) return 'side';
  return Math.abs(right) >= DIAGONAL_SHARE ? 'diagonal' : 'forward';
}

/** Returns the cosine between the horizontal part of a launch and a horizontal direction; 0 if either is missing. */
function levelCosine({ x, y }: Launch, directionX: number, directionY: number): number {
  const size = length(x, y) * length(directionX, directionY);
  return size === 0 ? 0 : (x * directionX + y * directionY) / size;
}

/** Whether a backward dodge with the nose up lifts or launches the ball with the car's front. */
function isMusty(
  { player, frame }: Dodge,
  { forward, right }: DodgeDirection,
  launch: Launch,
  touch: TouchEvent,
): boolean {
  if (forward > MUSTY_BACK_SHARE || Math.abs(right) > MUSTY_SIDE_SHARE) return false;
  readCarAxes(player.car, frame, axes);
  if (axes.forwardZ < MUSTY_NOSE || touch.evidence.contactX < MUSTY_CONTACT_FORWARD) return false;
  const thrown = launch.size >= MUSTY_SPEED_CHANGE && shareAlongNose(launch, axes) >= MUSTY_ALONG_NOSE;
  return thrown || launch.z >= MUSTY_RISE;
}

/** The ball's position on a car before a dodge. */
interface Setup {
  startFrame: number;
  /** Last frame of control. */
  endFrame: number;
  seconds: number;
  /** Mean horizontal and vertical distances, uu. */
  level: number;
  vertical: number;
}

/**
 * Returns the span of control before a launch; null if the ball wasn't under control.
 *
 * @param firstFrame control ends just before this frame at the earliest
 * @param endFrame and in this frame at the latest: a launch over several updates starts before the ball leaves the
 * car
 */
function measureSetup(
  match: MatchView,
  player: PlayerView,
  firstFrame: number,
  endFrame: number,
): Setup | null {
  const { elapsed } = match.clock;
  const { car } = player;
  let startFrame = -1;
  let lastTime = elapsed[firstFrame]! + BRIDGE_SECONDS - SETUP_LEAD_SECONDS;
  let controlEnd = -1;
  let count = 0;
  let level = 0;
  let vertical = 0;
  for (let frame = endFrame; frame >= 0; frame--) {
    if (match.live[frame] !== 1 || car.life[frame] !== car.life[endFrame]) break;
    if (lastTime - elapsed[frame]! > BRIDGE_SECONDS) break;
    if (!isControlled(match, player, frame)) continue;
    if (startFrame < 0) controlEnd = frame;
    startFrame = frame;
    lastTime = elapsed[frame]!;
    count += 1;
    level += relative.level;
    vertical += relative.dz;
  }
  if (startFrame < 0) return null;
  return {
    startFrame,
    endFrame: controlEnd,
    seconds: elapsed[controlEnd]! - elapsed[startFrame]!,
    level: level / count,
    vertical: vertical / count,
  };
}

function isControlled(match: MatchView, player: PlayerView, frame: number): boolean {
  const { level, dz, levelSpeed, ballZ } = readBallFromCar(match, player, frame, relative);
  return (
    ballZ <= MAX_BALL_Z &&
    level <= MAX_LEVEL_GAP &&
    dz >= MIN_VERTICAL_GAP &&
    dz <= MAX_VERTICAL_GAP &&
    levelSpeed <= MAX_LEVEL_SPEED
  );
}

/** uu/s² (game-and-stats.md 1.3). */
const GRAVITY = 650;
const CLEARLY_MORE = 1.05;

/** Change in the ball's velocity by a touch, without gravity, uu/s, field axes. */
interface Launch {
  x: number;
  y: number;
  z: number;
  size: number;
  /** Frames of the ball updates before and after. */
  firstFrame: number;
  lastFrame: number;
}

/**
 * Returns the largest change in the ball's velocity within `IMPULSE_SECONDS` that starts between two times; null
 * without updates. A flick ends a carry, whose touches merge into one another, so the launch is found by its size.
 *
 * @param until last frame to check
 */
function measureLaunch(match: MatchView, from: number, to: number, until: number): Launch | null {
  const { ball, clock, frames } = match;
  const { elapsed } = clock;
  let best: Launch | null = null;
  for (let first = match.frameAt(from); first < frames && elapsed[first]! <= to; first++) {
    if (ball.updated[first] !== 1) continue;
    for (let last = first + 1; last <= until; last++) {
      const dt = elapsed[last]! - elapsed[first]!;
      if (dt > IMPULSE_SECONDS) break;
      if (ball.updated[last] !== 1) continue;
      const x = ball.vx[last]! - ball.vx[first]!;
      const y = ball.vy[last]! - ball.vy[first]!;
      const z = ball.vz[last]! - ball.vz[first]! + GRAVITY * dt;
      const size = length(x, y, z);
      // A longer span must show a clearly larger change, so that the launch stays close to the contact.
      if (best === null || size > best.size * CLEARLY_MORE)
        best = { x, y, z, size, firstFrame: first, lastFrame: last };
    }
  }
  return best;
}

function shareAlongNose({ x, y, z, size }: Launch, axes: CarAxes): number {
  return size === 0 ? 0 : (x * axes.forwardX + y * axes.forwardY + z * axes.forwardZ) / size;
}
