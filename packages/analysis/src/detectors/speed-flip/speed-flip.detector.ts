import { ramp } from '../../model/ramp.ts';
import { createCarAxes, horizontalSpeed, readCarAxes } from '../../timeline/car-axes.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector } from '../define-detector.ts';
import { type Dodge, findDodges } from '../flip/dodges.ts';
import { estimateDirection } from '../flip/estimate-direction.ts';
import type { GameEvent } from '../game-event.ts';
import { carAt, makeEvent } from '../make-event.ts';
import { type DodgeTurn, measureDodgeTurn } from './dodge-turn.ts';
import { medianDelta } from './median-delta.ts';
import * as limits from './thresholds.ts';

export type SpeedFlipEvidence = {
  /** Unit direction in car axes. */
  forward: number;
  right: number;
  /** Share of the full flip that the nose went through before the cancel. */
  turnShare: number;
  /** Furthest turn of the roof, degrees. */
  rollDegrees: number;
  /** 0 to 1: how cleanly the flip was cancelled. */
  cancel: number;
  boostShare: number;
  speedBefore: number;
  topSpeed: number;
};
export type SpeedFlipEvent = GameEvent<'speedFlip', SpeedFlipEvidence>;

const SPEED_FLIP_CODE = 180;
const DEGREES = 180 / Math.PI;
const axes = createCarAxes();

/** Diagonal front dodges from the ground, cancelled and boosted. Source: game-and-stats.md 3.18. */
export const speedFlipDetector = defineDetector<SpeedFlipEvent, readonly []>({
  key: 'speedFlip',
  kinds: ['speedFlip'],
  needs: [],
  detect(match) {
    const slow = medianDelta(match) > limits.SLOW_FRAME_SECONDS;
    return findDodges(match).flatMap((dodge) => judgeDodge(match, dodge, slow) ?? []);
  },
});

function judgeDodge(match: MatchView, dodge: Dodge, slow: boolean): SpeedFlipEvent | null {
  const { player, frame } = dodge;
  const { car } = player;
  if (car.z[frame]! > limits.HIGHEST_START_UU) return null;
  const alignment = levelAlignment(dodge);
  if (alignment < limits.LEAST_ALIGNMENT) return null;
  const direction = dodge.direction ?? estimateDirection(match, dodge);
  if (direction === null || direction.forward <= 0) return null;
  const { forward, right } = direction;
  const diagonal = 2 * forward * Math.abs(right);
  if (diagonal < limits.LEAST_DIAGONAL) return null;

  const turn = measureDodgeTurn(match, dodge, limits.WATCH_SECONDS);
  const turnShare = turn.noseTurn / (2 * Math.asin(Math.min(1, forward)));
  const rollDegrees = turn.roofTurn * DEGREES;
  const leastRoll = slow ? limits.LEAST_ROLL_DEGREES_SLOW : limits.LEAST_ROLL_DEGREES;
  if (turnShare > limits.LARGEST_TURN_SHARE || rollDegrees < leastRoll) return null;
  if (turn.lowestNose > -limits.LEAST_DIP || turn.boostShare < limits.LEAST_BOOST_SHARE) return null;

  const speedBefore = horizontalSpeed(car, frame);
  const cancel = cancelScore(turn);
  const speed = 0.55 * ramp(turn.topSpeed, 1450, 1900) + 0.45 * ramp(turn.topSpeed - speedBefore, 180, 650);
  const confidence =
    (0.3 * diagonal +
      0.3 * cancel +
      0.15 * speed +
      0.15 * ramp(alignment, 0.78, 0.98) +
      0.05 * ramp(turn.boostAlignment, 0.82, 0.99) +
      0.05) *
    (slow ? limits.SLOW_CONFIDENCE : 1);
  if (confidence < limits.LEAST_CONFIDENCE) return null;
  return makeEvent(match, {
    kind: 'speedFlip',
    code: SPEED_FLIP_CODE,
    team: player.team,
    player: player.index,
    frame,
    endFrame: turn.endFrame,
    at: carAt(player, frame),
    confidence,
    evidence: {
      forward,
      right,
      turnShare,
      rollDegrees,
      cancel,
      boostShare: turn.boostShare,
      speedBefore,
      topSpeed: turn.topSpeed,
    },
  });
}

/** Weights of game-and-stats.md 3.18 [SA]. */
function cancelScore({ lowestNose, finalNose }: DodgeTurn): number {
  return (
    0.25 * ramp(-lowestNose, 0.05, 0.35) +
    0.35 * ramp(finalNose - lowestNose, 0.08, 0.5) +
    0.4 * ramp(Math.abs(finalNose), 0.55, 0.05)
  );
}

/** Cosine of the level angle between nose and velocity at the start. */
function levelAlignment({ player: { car }, frame }: Dodge): number {
  readCarAxes(car, frame, axes);
  const size = Math.hypot(axes.forwardX, axes.forwardY) * horizontalSpeed(car, frame);
  return size === 0 ? 0 : (axes.forwardX * car.vx[frame]! + axes.forwardY * car.vy[frame]!) / size;
}
