import { BIG_PAD, BOOST_PADS, SMALL_PAD } from '../../model/boost-pads.table.ts';
import type { CarTrack, ClockTrack } from '../../timeline/tracks.ts';
import { isBoostUpdate, replicatedLevel, tankLevels } from '../boost-use/tank-levels.ts';
import type { Pickup } from './reported-pickups.ts';
import { ARRIVAL_OFFSETS, FULL_TANK_PERCENT, INFERRED_MIN_RISE, SMALL_RISE_TOLERANCE } from './thresholds.ts';

/** What a pickup put into the tank, percent of it; null in files without amounts. */
export interface Gain {
  before: number | null;
  gained: number | null;
  /** What the tank could not hold: the pad's amount less the gain. */
  overfill: number | null;
}

/** Rise of the replicated level against the drained one before, percent of the tank. */
export function levelRise(car: CarTrack, clock: ClockTrack, frame: number): number {
  return replicatedLevel(car, frame) - tankLevels(car, clock)[frame - 1]!;
}

/** Frame in which the level shows a pickup, not claimed by another; -1 when it never does. */
export function arrivalFrame(car: CarTrack, clock: ClockTrack, pickup: Pickup, claimed: Set<number>): number {
  for (const offset of ARRIVAL_OFFSETS) {
    const frame = pickup.frame + offset;
    if (claimed.has(frame) || !isBoostUpdate(car, frame)) continue;
    if (levelRise(car, clock, frame) >= INFERRED_MIN_RISE / 2) return frame;
  }
  return -1;
}

/** Size of a pad that is not in the layout, by what it gave. */
export function sizeByRise(car: CarTrack, clock: ClockTrack, arrival: number): boolean | null {
  if (arrival < 0) return null;
  return levelRise(car, clock, arrival) > SMALL_PAD.boost + SMALL_RISE_TOLERANCE;
}

/**
 * A small pad gives 12 unless the tank fills up; then, and for big pads, it is the room that the tank had.
 *
 * @param arrival frame in which the level rose, or -1
 */
export function pickupGain(
  car: CarTrack,
  clock: ClockTrack,
  pickup: Pickup,
  big: boolean,
  arrival: number,
): Gain {
  const at = Math.max(0, (arrival >= 0 ? arrival : pickup.frame) - 1);
  const before = tankLevels(car, clock)[at]!;
  if (Number.isNaN(before)) return { before: null, gained: null, overfill: null };
  const nominal = big ? BIG_PAD.boost : SMALL_PAD.boost;
  if (!big && arrival >= 0) {
    const after = replicatedLevel(car, arrival);
    if (after < FULL_TANK_PERCENT)
      return { before: Math.max(0, after - nominal), gained: nominal, overfill: 0 };
  }
  const gained = Math.max(0, Math.min(100 - before, nominal));
  return { before, gained, overfill: nominal - gained };
}

/** Whether a pad is a big one; null for pads outside the layout. */
export function isBigPad(pad: number | null): boolean | null {
  return pad === null ? null : BOOST_PADS[pad]!.big;
}
