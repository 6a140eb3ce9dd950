import {
  BIG_PAD,
  BIG_PAD_MATCH_DISTANCE,
  BOOST_PADS,
  PAD_NEUTRAL_Y,
  SMALL_PAD,
} from '../../model/boost-pads.ts';
import { length } from '../../model/length.ts';
import { getAttackSign } from '../../model/teams.ts';
import { FULL_BOOST_RAW, rawBoost, toBoostPercent } from '../../model/units.ts';
import type { Timeline, TimelinePlayer } from '../../timeline/timeline.ts';
import { type CarTrack, PHASE, PRESENCE } from '../../timeline/tracks.ts';

/**
 * Pads taken by a player (game-and-stats.md 5.3). Pickups and boost rises are matched both ways; celebrations after
 * goals count, as on ballchasing.com.
 */
export interface PadFacts {
  bigCount: number;
  smallCount: number;
  stolenBigCount: number;
  stolenSmallCount: number;
  /** Boost gained from the pickups; all null in files without boost amounts. */
  amounts: PadAmounts | null;
}

export interface PadAmounts {
  big: number;
  small: number;
  stolenBig: number;
  stolenSmall: number;
  overfill: number;
  overfillStolen: number;
  /** Part of big and small that no pad reported, although boost rose. */
  unreported: number;
}

/** Frame offsets at which a pickup's boost arrives, nearest first; up to six frames early in files from 2018 [M]. */
const ARRIVAL_OFFSETS = [
  [0, 1, -1, 2, 3],
  [-2, -3, -4, -5, -6, 4, 5, 6],
] as const;
/** Max difference of a rise from a small pad's 12: the game sends bytes, and boosting uses up some of it. */
const SMALL_RISE_TOLERANCE = 3;

/** A rise of the replicated level within a life, in percent. */
interface Rise {
  frame: number;
  amount: number;
  /** Whether boost was full afterwards. */
  full: boolean;
}

/** Returns a car's boost rises, except the kickoff refill. */
function boostRises({ clock, frames }: Timeline, car: CarTrack): Map<number, Rise> {
  const rises = new Map<number, Rise>();
  for (let frame = 1; frame < frames; frame++) {
    const after = car.boost[frame]!;
    const before = car.boost[frame - 1]!;
    if (after <= before || before < 0 || car.presence[frame] !== PRESENCE.alive) continue;
    if (car.presence[frame - 1] !== PRESENCE.alive || car.life[frame] !== car.life[frame - 1]) continue;
    const phase = clock.phase[frame];
    if (phase === PHASE.replay || phase === PHASE.countdown || clock.phase[frame - 1] === PHASE.countdown)
      continue;
    const amount = toBoostPercent(rawBoost(after - before));
    rises.set(frame, { frame, amount, full: after >= FULL_BOOST_RAW });
  }
  return rises;
}

/**
 * Tallies pads. Every boost rise is a pickup, and a pickup counts if boost rose or was full: this reproduces
 * ballchasing's counts and amounts (amounts equal to the unit for 10 of 12 players of the reference matches, counts
 * for 9, the others off by one). Pads taken while boosting can be masked by consumption: they are events, but not in
 * the stats. A rise that no pad reported has the size of its amount.
 *
 * A pickup's size is that of its pad's place, not of its amount: a big pad at nearly full boost gives less than 12. Of
 * 881 pickups in the reference matches, five were such (3.1 to 12.9). By place, big and small amounts are ballchasing's
 * within 1.3 for 10 of 12 players; by amount, for 7. The other two differ by one pickup each, where the frames are
 * clear and the site is not: 12 from a small pad that it has as big, and 88 from big pad 3, 127 uu away, as small.
 */
export function tallyPads(timeline: Timeline, index: number, player: TimelinePlayer, car: CarTrack | null) {
  const facts: PadFacts = {
    bigCount: 0,
    smallCount: 0,
    stolenBigCount: 0,
    stolenSmallCount: 0,
    amounts: car && {
      big: 0,
      small: 0,
      stolenBig: 0,
      stolenSmall: 0,
      overfill: 0,
      overfillStolen: 0,
      unreported: 0,
    },
  };
  const { amounts } = facts;
  const sign = getAttackSign(player.team);
  const add = (big: boolean, y: number, gain: number, lost: number): void => {
    const stolen = sign * y > PAD_NEUTRAL_Y;
    facts[big ? 'bigCount' : 'smallCount'] += 1;
    if (stolen) facts[big ? 'stolenBigCount' : 'stolenSmallCount'] += 1;
    if (!amounts) return;
    amounts[big ? 'big' : 'small'] += gain;
    amounts.overfill += lost;
    if (!stolen) return;
    amounts[big ? 'stolenBig' : 'stolenSmall'] += gain;
    amounts.overfillStolen += lost;
  };
  const pickups = timeline.pickups.filter((pickup) => pickup.player === index);
  if (car === null || amounts === null) {
    for (const { pad } of pickups) {
      const spot = pad === null ? undefined : BOOST_PADS[pad];
      if (spot) add(spot.big, spot.y, 0, 0);
    }
    return facts;
  }
  const rises = boostRises(timeline, car);
  const matched = matchRises(pickups, rises, car);
  for (const pickup of pickups) {
    const rise = matched.get(pickup);
    const spot = pickup.pad === null ? undefined : BOOST_PADS[pickup.pad];
    const y = spot?.y ?? car.y[pickup.frame]!;
    if (rise !== undefined) {
      const big = spot?.big ?? isBigRise(rise, car);
      const nominal = big ? BIG_PAD.boost : SMALL_PAD.boost;
      add(big, y, rise.amount, rise.full ? Math.max(0, nominal - rise.amount) : 0);
    } else if (spot !== undefined && isFullAndUnused(car, pickup.frame, spot)) {
      add(spot.big, y, 0, spot.big ? BIG_PAD.boost : SMALL_PAD.boost);
    }
  }
  for (const rise of rises.values()) {
    const big = isBigRise(rise, car);
    const nominal = big ? BIG_PAD.boost : SMALL_PAD.boost;
    add(big, car.y[rise.frame]!, rise.amount, rise.full ? Math.max(0, nominal - rise.amount) : 0);
    amounts.unreported += rise.amount;
  }
  return facts;
}

/** Returns the rise of each pickup and removes it from `rises`. The closest frames of all pickups are matched first. */
export function matchRises<P extends { readonly frame: number }, R extends { readonly frame: number }>(
  pickups: readonly P[],
  rises: Map<number, R>,
  car: CarTrack,
): Map<P, R> {
  const matched = new Map<P, R>();
  for (const offsets of ARRIVAL_OFFSETS) {
    for (const pickup of pickups) {
      if (matched.has(pickup)) continue;
      for (const offset of offsets) {
        const rise = rises.get(pickup.frame + offset);
        if (rise === undefined || car.life[rise.frame] !== car.life[pickup.frame]) continue;
        matched.set(pickup, rise);
        rises.delete(rise.frame);
        break;
      }
    }
  }
  return matched;
}

/**
 * Returns whether a rise is more than a small pad gives; a smaller rise to full boost came from a big pad if the car
 * was next to one.
 */
function isBigRise({ amount, full, frame }: Rise, car: CarTrack): boolean {
  if (amount > SMALL_PAD.boost + SMALL_RISE_TOLERANCE) return true;
  return (
    full && BOOST_PADS.some((pad) => pad.big && distanceTo(pad, car, frame) < BIG_PAD_MATCH_DISTANCE / 2)
  );
}

function isFullAndUnused(car: CarTrack, frame: number, pad: { x: number; y: number }): boolean {
  return (
    car.boost[frame]! >= FULL_BOOST_RAW &&
    car.boosting[frame] !== 1 &&
    car.presence[frame] === PRESENCE.alive &&
    distanceTo(pad, car, frame) < BIG_PAD_MATCH_DISTANCE / 2
  );
}

function distanceTo({ x, y }: { x: number; y: number }, car: CarTrack, frame: number): number {
  return length(x - car.x[frame]!, y - car.y[frame]!);
}

/** Min share of collected boost for which a pad must be in the file. */
const TRUSTED_SHARE = 0.9;
/** Less boost than this in a whole match says nothing about its file. */
const MIN_JUDGED_BOOST = 300;

/** Returns the share of collected boost reported by pads, over all players; null if the file doesn't say. */
function reportedShare(pads: readonly (PadFacts | null)[]): number | null {
  let collected = 0;
  let unreported = 0;
  for (const facts of pads) {
    collected += (facts?.amounts?.big ?? 0) + (facts?.amounts?.small ?? 0);
    unreported += facts?.amounts?.unreported ?? 0;
  }
  return collected < MIN_JUDGED_BOOST ? null : 1 - unreported / collected;
}

/** Returns whether a file lacks too many pads to count them by size and position. */
export function hasMissingPads(pads: readonly (PadFacts | null)[]): boolean {
  const share = reportedShare(pads);
  return share !== null && share < TRUSTED_SHARE;
}
