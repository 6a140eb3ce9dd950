import { ramp } from '../../model/ramp.ts';
import { createCarAxes, readCarAxes } from '../../timeline/car-axes.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector } from '../define-detector.ts';
import { createBallFromCar, readBallFromCar } from '../dribble/ball-from-car.ts';
import { type Dodge, type DodgeDirection, findDodges } from '../flip/dodges.ts';
import { estimateDirection } from '../flip/estimate-direction.ts';
import { ballAt, makeEvent } from '../make-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import type { FlickEvent, FlickKind } from './flick-event.ts';
import { alongNose, type Launch, measureLaunch } from './measure-launch.ts';
import { measureSetup, type Setup } from './measure-setup.ts';
import * as limits from './thresholds.ts';

const MUSTY_FLICK_CODE = 195;
const FLICK_CODE = 200;
const relative = createBallFromCar();
const axes = createCarAxes();

/** Dodges out of a carry that launch the ball. Source: game-and-stats.md 3.12 and 3.13. */
export const flickDetector = defineDetector<FlickEvent, readonly [typeof touchDetector]>({
  key: 'flick',
  kinds: ['flick'],
  needs: [touchDetector],
  detect: (match, [touches]) =>
    findDodges(match)
      .flatMap((dodge) => judgeDodge(match, dodge, touches) ?? [])
      .sort((a, b) => a.frame - b.frame),
});

function judgeDodge(match: MatchView, dodge: Dodge, touches: readonly TouchEvent[]): FlickEvent | null {
  const { player, frame } = dodge;
  const { elapsed } = match.clock;
  const dodgeTime = elapsed[frame]!;
  const from = dodgeTime - limits.DODGE_LAG_SECONDS;
  const to = dodgeTime + limits.TOUCH_SECONDS;
  // What somebody else does to the ball afterwards is not the flick.
  const ender = touches.find(
    ({ player: toucher, evidence }) =>
      toucher !== player.index &&
      elapsed[evidence.lastContactFrame]! > from &&
      elapsed[evidence.ballFrameBefore]! <= to,
  );
  const launch = measureLaunch(match, from, to, ender?.evidence.ballFrameBefore ?? match.frames - 1);
  if (launch === null || launch.size < limits.LEAST_SPEED_CHANGE) return null;
  const { firstFrame, lastFrame } = launch;
  const touch = touches.findLast(
    ({ player: toucher, frame: touched, evidence }) =>
      toucher === player.index && touched <= lastFrame && evidence.lastContactFrame >= firstFrame,
  );
  if (touch === undefined) return null;
  const setup = measureSetup(match, player, Math.min(frame, lastFrame));
  if (setup === null || setup.seconds < limits.LEAST_SETUP_SECONDS) return null;
  const { dx, dy, dz, distance } = readBallFromCar(match, player, firstFrame, relative);
  const away = (launch.x * dx + launch.y * dy + launch.z * dz) / (distance * launch.size);
  if (away < limits.LEAST_AWAY) return null;
  const touchDelay = (elapsed[firstFrame]! + elapsed[lastFrame]!) / 2 - dodgeTime;
  const confidence = flickConfidence(setup, launch, away, touchDelay);
  if (confidence < limits.LEAST_CONFIDENCE) return null;
  const direction = dodge.direction ?? estimateDirection(match, dodge) ?? { forward: 0, right: 0 };
  const musty = isMusty(dodge, direction, launch, touch);
  return makeEvent(match, {
    kind: 'flick',
    code: musty ? MUSTY_FLICK_CODE : FLICK_CODE,
    team: player.team,
    player: player.index,
    frame,
    endFrame: Math.max(frame, lastFrame),
    at: ballAt(match, firstFrame),
    confidence,
    evidence: {
      kind: flickKind(dodge, direction, launch),
      musty,
      power: launch.size >= limits.POWER_SPEED_CHANGE,
      setupTime: setup.seconds,
      touchDelay,
      speedChange: launch.size,
      rise: launch.z,
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
    0.16 * ramp(Math.abs(delay), limits.TOUCH_SECONDS, 0) +
    0.19 * ramp(seconds, limits.LEAST_SETUP_SECONDS, 0.8) +
    0.12 * ramp(level, limits.LARGEST_LEVEL_GAP, 50) +
    0.1 * ramp(Math.abs(vertical - 120), 160, 20) +
    0.22 * ramp(launch.size, limits.LEAST_SPEED_CHANGE, 1450) +
    0.15 * ramp(away, limits.LEAST_AWAY, 0.8) +
    0.06 * ramp(launch.z, 100, 750)
  );
}

function flickKind({ player, frame }: Dodge, { forward, right }: DodgeDirection, launch: Launch): FlickKind {
  if (forward <= limits.REVERSE_SHARE) {
    const ahead = alongNose(launch, readCarAxes(player.car, frame, axes));
    const vertical = Math.abs(launch.z) / launch.size;
    if (ahead >= limits.REVERSE_LAUNCH_FORWARD && vertical <= limits.REVERSE_LAUNCH_VERTICAL)
      return 'reverse';
  }
  if (Math.abs(right) >= limits.SIDE_SHARE) return 'side';
  return forward >= limits.FORWARD_SHARE ? 'forward' : 'other';
}

/** Backward dodge with the nose up whose front lifts or throws the ball. */
function isMusty(
  { player, frame }: Dodge,
  { forward, right }: DodgeDirection,
  launch: Launch,
  touch: TouchEvent,
): boolean {
  if (forward > limits.MUSTY_BACK_SHARE || Math.abs(right) > limits.MUSTY_SIDE_SHARE) return false;
  readCarAxes(player.car, frame, axes);
  if (axes.forwardZ < limits.MUSTY_NOSE || touch.evidence.contactX < limits.MUSTY_CONTACT_FORWARD)
    return false;
  const thrown =
    launch.size >= limits.MUSTY_SPEED_CHANGE && alongNose(launch, axes) >= limits.REVERSE_LAUNCH_FORWARD;
  return thrown || launch.z >= limits.MUSTY_RISE;
}
