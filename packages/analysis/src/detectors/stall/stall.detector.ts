import type { MatchView } from '../../timeline/match-view.ts';
import { type Dodge, findDodges, findLastFrameWithin } from '../flip/dodges.ts';
import { defineDetector, type GameEvent, makePlayerEvent } from '../game-event.ts';

/** Min height of the car, uu [P]. */
const MIN_HEIGHT_UU = 200;
/** The fall is stopped within this time, s; car positions lag slightly behind the dodge [M]. */
const WATCH_SECONDS = 0.25;
/** Max vertical speed of a hanging car, uu/s [P]. */
const MAX_HANG_SPEED = 100;
/** The push of a dodge can show this long before the dodge itself, s [M]. */
const PUSH_LEAD_SECONDS = 0.1;
/** A real dodge changes the horizontal velocity by 423 uu/s or more [M]; a stall by less than this, uu/s [P]. */
const MAX_PUSH = 200;
/** Rare, and not labeled in any shared file: detected from kinematics alone. */
const CONFIDENCE = 0.7;

/** Heights uu, speeds uu/s. */
export type StallEvidence = {
  height: number;
  /** Vertical speed at the dodge, and the lowest right after it. */
  fallBefore: number;
  fallAfter: number;
  /** Change of the horizontal velocity. */
  push: number;
};
export type StallEvent = GameEvent<'stall', StallEvidence>;

/**
 * Detects dodges in the air without direction, which stop the fall and don't push the car. Source: game-and-stats.md
 * 3.20.
 */
export const stallDetector = defineDetector<StallEvent, readonly []>({
  kinds: ['stall'],
  detect(match) {
    const lastDirections = new Map<number, Dodge['direction']>();
    return findDodges(match).flatMap((dodge) => {
      const { index } = dodge.player;
      // The timeline keeps one direction object per replicated torque, so the same object means that no torque came
      // with this dodge.
      const repeated = dodge.direction !== null && dodge.direction === lastDirections.get(index);
      lastDirections.set(index, dodge.direction);
      return repeated || dodge.direction === null ? (judgeDodge(match, dodge) ?? []) : [];
    });
  },
});

function judgeDodge(match: MatchView, { player, frame }: Dodge): StallEvent | null {
  const { car } = player;
  const height = car.z[frame]!;
  if (height < MIN_HEIGHT_UU) return null;
  const endFrame = findLastFrameWithin(match, player, frame, WATCH_SECONDS);
  let fallAfter = Number.POSITIVE_INFINITY;
  let before = frame;
  const { elapsed } = match.clock;
  while (
    before > 0 &&
    car.life[before - 1] === car.life[frame] &&
    elapsed[frame]! - elapsed[before - 1]! <= PUSH_LEAD_SECONDS
  ) {
    before -= 1;
  }
  let push = 0;
  for (let at = frame; at <= endFrame; at++) {
    fallAfter = Math.min(fallAfter, Math.abs(car.vz[at]!));
    push = Math.max(push, Math.hypot(car.vx[at]! - car.vx[before]!, car.vy[at]! - car.vy[before]!));
  }
  if (fallAfter >= MAX_HANG_SPEED || push >= MAX_PUSH) return null;
  return makePlayerEvent(match, player, {
    kind: 'stall',
    frame,
    endFrame,
    confidence: CONFIDENCE,
    evidence: { height, fallBefore: car.vz[frame]!, fallAfter, push },
  });
}
