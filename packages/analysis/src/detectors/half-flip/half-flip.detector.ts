import { ramp } from '../../model/ramp.ts';
import { createCarAxes, horizontalSpeed, readCarAxes } from '../../timeline/car-axes.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector } from '../define-detector.ts';
import { type Dodge, findDodges, lastFrameWithin } from '../flip/dodges.ts';
import { estimateDirection } from '../flip/estimate-direction.ts';
import type { GameEvent } from '../game-event.ts';
import { carAt, makeEvent } from '../make-event.ts';
import * as limits from './thresholds.ts';

export type HalfFlipEvidence = {
  /** Cosine of the level angle by which the nose is turned round; 1 is straight back. */
  reversal: number;
  /** Largest height component of the nose on the way. */
  verticalNose: number;
  forward: number;
  right: number;
  speedBefore: number;
  speedAfter: number;
};
export type HalfFlipEvent = GameEvent<'halfFlip', HalfFlipEvidence>;

const HALF_FLIP_CODE = 170;
const start = createCarAxes();
const axes = createCarAxes();

/** Backward dodges that are cancelled and leave the car level, facing the other way. Source: game-and-stats.md 3.17. */
export const halfFlipDetector = defineDetector<HalfFlipEvent, readonly []>({
  key: 'halfFlip',
  kinds: ['halfFlip'],
  needs: [],
  detect: (match) => findDodges(match).flatMap((dodge) => judgeDodge(match, dodge) ?? []),
});

function judgeDodge(match: MatchView, dodge: Dodge): HalfFlipEvent | null {
  const { player, frame } = dodge;
  const { car } = player;
  const direction = dodge.direction ?? estimateDirection(match, dodge);
  if (direction === null || direction.forward > limits.LARGEST_FORWARD) return null;
  if (car.z[frame]! > limits.HIGHEST_START_UU) return null;
  readCarAxes(car, frame, start);
  const startLevel = Math.hypot(start.forwardX, start.forwardY);
  const goesForward = start.forwardX * car.vx[frame]! + start.forwardY * car.vy[frame]! > 0;
  if (startLevel < 0.1 || (goesForward && Math.abs(start.forwardZ) >= limits.LARGEST_START_NOSE)) return null;

  const lastFrame = lastFrameWithin(match, player, frame, limits.WATCH_SECONDS);
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
    if (level >= limits.LEAST_LEVEL_NOSE) reversal = Math.max(reversal, turned);
    if (reversal < limits.LEAST_REVERSAL) continue;
    if (endFrame >= 0) {
      if (turned < limits.LEAST_LASTING_REVERSAL) return null;
    } else if (
      turned >= limits.LEAST_KEPT_REVERSAL &&
      level >= limits.LEAST_LEVEL_NOSE &&
      axes.upZ >= limits.LEAST_ROOF
    ) {
      endFrame = at;
    }
  }
  if (endFrame < 0 || verticalNose < limits.LEAST_VERTICAL_NOSE) return null;
  const confidence = 0.75 * ramp(reversal, 0.75, 0.98) + 0.25 * ramp(verticalNose, 0.55, 0.85);
  if (confidence < limits.LEAST_CONFIDENCE) return null;
  return makeEvent(match, {
    kind: 'halfFlip',
    code: HALF_FLIP_CODE,
    team: player.team,
    player: player.index,
    frame,
    endFrame,
    at: carAt(player, frame),
    confidence,
    evidence: {
      reversal,
      verticalNose,
      forward: direction.forward,
      right: direction.right,
      speedBefore: horizontalSpeed(car, frame),
      speedAfter: horizontalSpeed(car, endFrame),
    },
  });
}
