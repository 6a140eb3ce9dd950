import type { PlayerView } from '../../timeline/match-view.ts';
import type { FlipEvent } from '../flip/flip.detector.ts';
import type { KickoffSpan } from './find-kickoffs.ts';
import type { KickoffApproach } from './kickoff-event.ts';
import type { Movement } from './player-movement.ts';
import {
  CONTACT_DODGE_SECONDS,
  DIAGONAL_SIDE,
  FAKE_LATERAL,
  FAKE_MOVED,
  FAKE_PROGRESS,
  FRONT_FORWARD,
} from './thresholds.ts';

export interface Approach {
  kind: KickoffApproach;
  side: 'left' | 'right' | null;
}

/**
 * How a taker came to the ball: by his first dodge that was not the contact itself, else by boost.
 *
 * @param touchTime when he touched; null when he did not
 * @param at frame of his touch, or where the kickoff ended for him
 */
export function judgeApproach(
  { car, index }: PlayerView,
  { go }: KickoffSpan,
  flips: readonly FlipEvent[],
  movement: Movement,
  touchTime: number | null,
  at: number,
): Approach {
  const usedBoost = usesBoost(car.boosting, go, at);
  if (touchTime === null && fakes(car, go, at, movement, usedBoost)) return { kind: 'fake', side: null };
  const own = flips.filter(
    ({ player, frame, time }) =>
      player === index &&
      frame >= go &&
      frame <= at &&
      (touchTime === null || touchTime - time >= CONTACT_DODGE_SECONDS),
  );
  const flip = own.find(({ evidence }) => evidence.partOf === 'speedFlip') ?? own[0];
  if (flip !== undefined) {
    const { forward, right, partOf } = flip.evidence;
    const side = right === null || Math.abs(right) < DIAGONAL_SIDE ? null : right > 0 ? 'right' : 'left';
    if (partOf === 'speedFlip') return { kind: 'speedFlip', side };
    if (side !== null) return { kind: 'diagonalFlip', side };
    if (forward !== null && forward >= FRONT_FORWARD) return { kind: 'frontFlip', side: null };
    return { kind: 'other', side: null };
  }
  return { kind: usedBoost && touchTime !== null ? 'boostIntoBall' : 'other', side: null };
}

function usesBoost(boosting: Uint8Array, from: number, to: number): boolean {
  for (let frame = from; frame <= to; frame++) if (boosting[frame] === 1) return true;
  return false;
}

/** Stays away from the ball and takes boost or leaves to the side instead. */
function fakes(
  car: PlayerView['car'],
  go: number,
  at: number,
  { progress, boostGrab, kind }: Movement,
  usedBoost: boolean,
): boolean {
  if (kind === 'ball' || progress >= FAKE_PROGRESS) return false;
  const moved = Math.hypot(car.x[at]! - car.x[go]!, car.y[at]! - car.y[go]!);
  const lateral = Math.abs(car.x[at]! - car.x[go]!);
  return boostGrab || lateral >= FAKE_LATERAL || (moved >= FAKE_MOVED && usedBoost);
}
