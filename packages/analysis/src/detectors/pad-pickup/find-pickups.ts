import {
  BIG_PAD,
  BIG_PAD_MATCH_DISTANCE,
  BOOST_PADS,
  SMALL_PAD,
  SMALL_PAD_MATCH_DISTANCE,
} from '../../model/boost-pads.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { type CarTrack, type ClockTrack, PHASE } from '../../timeline/tracks.ts';
import { calculateBoostLevels, getReplicatedLevel, isBoostUpdate } from '../boost-use/boost-levels.ts';

/** game-and-stats.md 3.31. */

/** Max difference of a small pad's rise from 12, percent of boost: the game sends bytes [SA: 10.8 to 12.4]. */
const SMALL_RISE_TOLERANCE = 3;
/** Boost counts as full from here, percent: one byte below 255. */
const FULL_BOOST_PERCENT = 99.5;
/**
 * A car farther from the pad than this did not take it, uu: seven of 7,500 pickups were farther, all repeated records
 * [M].
 */
const TAKER_DISTANCE = 500;
/** A pad can't be taken twice within its respawn time; tolerance for the frame spacing, s. */
const RESPAWN_TOLERANCE_SECONDS = 0.3;
/** Min boost rise that counts as a pad if none was reported, percent [SA]. */
const INFERRED_MIN_RISE = 9;
/** Car to pad, uu: closer than for a reported pickup, because there's no other evidence for the pad [P]. */
const INFERRED_SMALL_DISTANCE = 350;
const INFERRED_BIG_DISTANCE = 450;

export interface Pickup {
  frame: number;
  view: PlayerView;
  /** Index into `BOOST_PADS`; null if the map has a different layout. */
  pad: number | null;
  /** Whether the pad reported the pickup; otherwise it was inferred from the boost level. */
  reported: boolean;
}

/** Tracks which pads are gone; goals bring them all back. */
class PadSupply {
  readonly #takenAt = new Float64Array(BOOST_PADS.length).fill(Number.NEGATIVE_INFINITY);

  isThere(pad: number, elapsed: number): boolean {
    const { respawnSeconds } = BOOST_PADS[pad]!.big ? BIG_PAD : SMALL_PAD;
    return elapsed - this.#takenAt[pad]! >= respawnSeconds - RESPAWN_TOLERANCE_SECONDS;
  }

  take(pad: number, elapsed: number): void {
    this.#takenAt[pad] = elapsed;
  }

  restock(): void {
    this.#takenAt.fill(Number.NEGATIVE_INFINITY);
  }
}

/**
 * Returns pickups reported by pads, in order, including celebrations after goals, as the game's stats do. Some files
 * from 2016 repeat old pickups at keyframes; those records show a car far from the pad, or a pad that can't have
 * respawned yet.
 */
export function listReportedPickups({ timeline, motion, counted, clock, viewOf }: MatchView): Pickup[] {
  const supply = new PadSupply();
  const pickups: Pickup[] = [];
  let lastFrame = 0;
  for (const { frame, player, pad } of timeline.pickups) {
    const view = viewOf(player);
    if (view === undefined || counted[frame] !== 1) continue;
    if (crossesStoppage(motion, lastFrame, frame)) supply.restock();
    lastFrame = frame;
    const number = pad ?? nearestPad(view, frame);
    if (number !== null) {
      const elapsed = clock.elapsed[frame]!;
      if (calculateDistanceToPad(view, frame, number) > TAKER_DISTANCE || !supply.isThere(number, elapsed))
        continue;
      supply.take(number, elapsed);
    }
    pickups.push({ frame, view, pad: number, reported: true });
  }
  return pickups;
}

function crossesStoppage(motion: Uint8Array, from: number, to: number): boolean {
  for (let frame = from; frame < to; frame++) if (motion[frame] === 0) return true;
  return false;
}

export function calculateDistanceToPad({ car }: PlayerView, frame: number, pad: number): number {
  const { x, y } = BOOST_PADS[pad]!;
  return Math.hypot(x - car.x[frame]!, y - car.y[frame]!);
}

function matchDistance(pad: number): number {
  return BOOST_PADS[pad]!.big ? BIG_PAD_MATCH_DISTANCE : SMALL_PAD_MATCH_DISTANCE;
}

function nearestPad(view: PlayerView, frame: number): number | null {
  let nearest: number | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (let pad = 0; pad < BOOST_PADS.length; pad++) {
    const distance = calculateDistanceToPad(view, frame, pad);
    if (distance < shortest && distance <= matchDistance(pad)) {
      shortest = distance;
      nearest = pad;
    }
  }
  return nearest;
}

/** Boost gained from a pickup, in percent; null in files without amounts. */
interface Gain {
  before: number | null;
  gained: number | null;
  /** Boost that didn't fit: the pad's amount minus the gain. */
  overfill: number | null;
}

/** Returns the rise of the replicated level over the previous drained level, percent of boost. */
function levelRise(car: CarTrack, clock: ClockTrack, frame: number): number {
  return getReplicatedLevel(car, frame) - calculateBoostLevels(car, clock)[frame - 1]!;
}

/** Infers the size of a pad outside the layout from its boost gain. */
export function inferSizeByRise(car: CarTrack, clock: ClockTrack, arrival: number): boolean | null {
  if (arrival < 0) return null;
  return levelRise(car, clock, arrival) > SMALL_PAD.boost + SMALL_RISE_TOLERANCE;
}

/**
 * Returns the gain of a pickup: 12 for a small pad unless the player's boost fills up; then, and for big pads, the
 * boost that was missing to full.
 *
 * @param arrival frame in which the level rose, or -1
 */
export function calculatePickupGain(
  car: CarTrack,
  clock: ClockTrack,
  pickup: Pickup,
  big: boolean,
  arrival: number,
): Gain {
  const at = Math.max(0, (arrival >= 0 ? arrival : pickup.frame) - 1);
  const before = calculateBoostLevels(car, clock)[at]!;
  if (Number.isNaN(before)) return { before: null, gained: null, overfill: null };
  const nominal = big ? BIG_PAD.boost : SMALL_PAD.boost;
  if (!big && arrival >= 0) {
    const after = getReplicatedLevel(car, arrival);
    if (after < FULL_BOOST_PERCENT)
      return { before: Math.max(0, after - nominal), gained: nominal, overfill: 0 };
  }
  const gained = Math.max(0, Math.min(100 - before, nominal));
  return { before, gained, overfill: nominal - gained };
}

/** Returns whether a pad is big; null for pads outside the layout. */
export function isBigPad(pad: number | null): boolean | null {
  return pad === null ? null : BOOST_PADS[pad]!.big;
}

/** A rise of the level within a life. */
interface Rise {
  frame: number;
  view: PlayerView;
  /** Rise over the drained level, percent. */
  amount: number;
}

/** Returns the rises of a car's level that can show a pickup, by frame. */
export function listRises({ clock, frames }: MatchView, view: PlayerView): Map<number, Rise> {
  const rises = new Map<number, Rise>();
  for (let frame = 1; frame < frames; frame++) {
    if (!isBoostUpdate(view.car, frame)) continue;
    const amount = levelRise(view.car, clock, frame);
    if (amount >= INFERRED_MIN_RISE / 2) rises.set(frame, { frame, view, amount });
  }
  return rises;
}

/**
 * Infers pickups that no pad reported: the level rises by a pad's amount next to an available pad. Recordings lose
 * pad records when the pad is far from the recording player (mostly 2015 to 2019).
 *
 * @param unexplained rises without a reported pickup
 */
export function inferPickups(
  match: MatchView,
  reported: readonly Pickup[],
  unexplained: readonly Rise[],
): Pickup[] {
  const { clock, motion } = match;
  const rises = unexplained
    // The kickoff refill arrives with the countdown's last frames.
    .filter(
      ({ frame, amount }) =>
        amount >= INFERRED_MIN_RISE && motion[frame] === 1 && clock.phase[frame - 1] !== PHASE.countdown,
    )
    .sort((a, b) => a.frame - b.frame || a.view.index - b.view.index);
  const supply = new PadSupply();
  const inferred: Pickup[] = [];
  let next = 0;
  let lastFrame = 0;
  for (const { frame, view, amount } of rises) {
    if (crossesStoppage(motion, lastFrame, frame)) supply.restock();
    lastFrame = frame;
    for (; next < reported.length && reported[next]!.frame <= frame; next++) {
      const { pad, frame: at } = reported[next]!;
      if (pad !== null && !crossesStoppage(motion, at, frame)) supply.take(pad, clock.elapsed[at]!);
    }
    const pad = nearbyPad(view, frame, amount, supply, clock.elapsed[frame]!);
    if (pad === null) continue;
    supply.take(pad, clock.elapsed[frame]!);
    inferred.push({ frame, view, pad, reported: false });
  }
  return inferred;
}

function nearbyPad(
  view: PlayerView,
  frame: number,
  amount: number,
  supply: PadSupply,
  elapsed: number,
): number | null {
  const full = getReplicatedLevel(view.car, frame) >= FULL_BOOST_PERCENT;
  const fitsSmall = amount <= SMALL_PAD.boost + SMALL_RISE_TOLERANCE;
  let nearest: number | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (let pad = 0; pad < BOOST_PADS.length; pad++) {
    const { big } = BOOST_PADS[pad]!;
    if (big ? !full : !fitsSmall) continue;
    const distance = calculateDistanceToPad(view, frame, pad);
    const limit = big ? INFERRED_BIG_DISTANCE : INFERRED_SMALL_DISTANCE;
    if (distance > limit || distance >= shortest || !supply.isThere(pad, elapsed)) continue;
    shortest = distance;
    nearest = pad;
  }
  return nearest;
}
