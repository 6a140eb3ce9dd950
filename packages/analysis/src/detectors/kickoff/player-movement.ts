import { BOOST_PADS } from '../../model/boost-pads.ts';
import { FIELD } from '../../model/field-geometry.ts';
import { calculateDistanceAt } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import type { FlipEvent } from '../flip/flip.detector.ts';
import type { PadPickup } from '../pad-pickup/pad-pickup.detector.ts';
import type { KickoffSpan } from './find-kickoffs.ts';
import { calculateDistanceToCenter, type KickoffApproach, type KickoffMovement } from './kickoff-event.ts';

/** A taker's approach [SA]: share of the dodge to the side or forward. */
const DIAGONAL_SIDE = 0.35;
const FRONT_FORWARD = 0.45;
/** A dodge within this time before the contact belongs to the contact, s [SA]. */
const CONTACT_DODGE_SECONDS = 0.5;
/** Fake: distance covered toward the center, to the side, and with boost, uu [SA]. */
const FAKE_PROGRESS = 400;
const FAKE_LATERAL = 600;
const FAKE_MOVED = 350;
/** A teammate who got this much closer to the center followed the ball, uu [SA]. */
const CHEAT_PROGRESS = 400;
/** Max time from the start to taking their own corner boost, s [SA]. */
const BOOST_GRAB_SECONDS = 3;
/** Players within this distance of their own goal, this long after the start, stay back, uu and s [P]. */
const BACK_POST_DISTANCE = 1500;
const BACK_POST_SECONDS = 2.5;
/** A player this close to the ball at the first touch went for it, even if they missed, uu [P]. */
const WENT_FOR_BALL = 700;

/** What a player did between the start and the first touch (or where it should have been). */
interface Movement {
  kind: KickoffMovement;
  boostGrab: boolean;
  /** uu toward the center by the first touch. */
  progress: number;
  distanceToBall: number;
}

/** @param at frame of the first touch, or the kickoff's end if there was none */
export function judgeMovement(
  match: MatchView,
  view: PlayerView,
  kickoff: KickoffSpan,
  pickups: readonly PadPickup[],
  at: number,
): Movement {
  const { go, roundEnd, touches } = kickoff;
  const { car, sign } = view;
  const { ball } = match;
  const distanceToBall = calculateDistanceAt(car, ball, at);
  const progress = calculateDistanceToCenter(view, go) - calculateDistanceToCenter(view, at);
  const boostGrab = grabsCorner(match, view, go, pickups);
  const touched = touches.some(({ player, frame }) => player === view.index && frame <= at);
  const late = Math.min(match.frameAt(match.clock.elapsed[go]! + BACK_POST_SECONDS), roundEnd - 1);
  const toOwnGoal = Math.hypot(car.x[late]!, sign * car.y[late]! + FIELD.backWallY);
  const kind =
    touched || distanceToBall <= WENT_FOR_BALL
      ? 'ball'
      : boostGrab
        ? 'boost'
        : progress >= CHEAT_PROGRESS
          ? 'cheat'
          : toOwnGoal <= BACK_POST_DISTANCE
            ? 'backPost'
            : 'other';
  return { kind, boostGrab, progress, distanceToBall };
}

/** Returns whether the player took a big pad in their own half within 3 s. */
function grabsCorner(
  { clock }: MatchView,
  { index }: PlayerView,
  go: number,
  pickups: readonly PadPickup[],
): boolean {
  const since = clock.elapsed[go]!;
  return pickups.some(
    ({ kind, player, time, evidence: { pad, half } }) =>
      kind === 'padPickup' &&
      player === index &&
      time >= since &&
      time - since <= BOOST_GRAB_SECONDS &&
      half === 'own' &&
      pad !== null &&
      BOOST_PADS[pad]!.big,
  );
}

interface Approach {
  kind: KickoffApproach;
  side: 'left' | 'right' | null;
}

/**
 * Returns how a taker got to the ball: by their first dodge other than the contact itself, or by boost.
 *
 * @param touchTime time of their touch; null if they didn't touch
 * @param at frame of their touch, or where the kickoff ended for them
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
  if (touchTime === null && isFake(car, go, at, movement, usedBoost)) return { kind: 'fake', side: null };
  const playerFlips = flips.filter(
    ({ player, frame, time }) =>
      player === index &&
      frame >= go &&
      frame <= at &&
      (touchTime === null || touchTime - time >= CONTACT_DODGE_SECONDS),
  );
  const flip = playerFlips.find(({ evidence }) => evidence.partOf === 'speedFlip') ?? playerFlips[0];
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

/** Returns whether the player stays away from the ball and takes boost or drives to the side instead. */
function isFake(
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
