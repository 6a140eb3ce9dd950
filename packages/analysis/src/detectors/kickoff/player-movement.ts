import { BOOST_PADS } from '../../model/boost-pads.table.ts';
import { FIELD } from '../../model/field-geometry.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import type { PadPickup } from '../pad-pickup/pad-pickup.detector.ts';
import type { KickoffSpan } from './find-kickoffs.ts';
import type { KickoffMovement } from './kickoff-event.ts';
import { distanceToCentre } from './spawn-kind.ts';
import {
  BACK_POST_DISTANCE,
  BACK_POST_SECONDS,
  BOOST_GRAB_SECONDS,
  CHEAT_PROGRESS,
  WENT_FOR_BALL,
} from './thresholds.ts';

/** What a player did between the go and the first touch (or where it should have been). */
export interface Movement {
  kind: KickoffMovement;
  boostGrab: boolean;
  /** uu towards the centre by the first touch. */
  progress: number;
  distanceToBall: number;
}

/** @param at frame of the first touch, or where the kickoff ended without one */
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
  const distanceToBall = Math.hypot(
    car.x[at]! - ball.x[at]!,
    car.y[at]! - ball.y[at]!,
    car.z[at]! - ball.z[at]!,
  );
  const progress = distanceToCentre(view, go) - distanceToCentre(view, at);
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

/** Took a big pad in the own half within 3 s. */
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
