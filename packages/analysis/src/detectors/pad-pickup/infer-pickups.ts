import { BOOST_PADS, SMALL_PAD } from '../../model/boost-pads.table.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { PHASE } from '../../timeline/tracks.ts';
import { isBoostUpdate, replicatedLevel } from '../boost-use/tank-levels.ts';
import { levelRise } from './pickup-gain.ts';
import { crossesStoppage, distanceToPad, PadSupply, type Pickup } from './reported-pickups.ts';
import {
  FULL_TANK_PERCENT,
  INFERRED_BIG_DISTANCE,
  INFERRED_MIN_RISE,
  INFERRED_SMALL_DISTANCE,
  SMALL_RISE_TOLERANCE,
} from './thresholds.ts';

interface Rise {
  frame: number;
  view: PlayerView;
  amount: number;
}

/**
 * Pickups that no pad reported: the level rises by what a pad gives, beside a pad that is there. Recordings lose pad
 * records when the pad is far from the recording player (2015 to 2019 mostly).
 *
 * @param claimed per player, frames whose rise a reported pickup explains
 */
export function inferPickups(
  match: MatchView,
  reported: readonly Pickup[],
  claimed: ReadonlyMap<PlayerView, ReadonlySet<number>>,
): Pickup[] {
  const rises = match.players.flatMap((view) =>
    unexplainedRises(match, view, claimed.get(view) ?? new Set()),
  );
  if (rises.length === 0) return [];
  rises.sort((a, b) => a.frame - b.frame || a.view.index - b.view.index);
  const { clock, motion } = match;
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
    const pad = padBeside(view, frame, amount, supply, clock.elapsed[frame]!);
    if (pad === null) continue;
    supply.take(pad, clock.elapsed[frame]!);
    inferred.push({ frame, view, pad, reported: false });
  }
  return inferred;
}

function unexplainedRises(match: MatchView, view: PlayerView, claimed: ReadonlySet<number>): Rise[] {
  const { clock, motion, frames } = match;
  const { car } = view;
  const rises: Rise[] = [];
  for (let frame = 1; frame < frames; frame++) {
    if (car.boostUpdated[frame] !== 1 || motion[frame] !== 1 || claimed.has(frame)) continue;
    // The kickoff's own refill arrives with the countdown's last frames.
    if (!isBoostUpdate(car, frame) || clock.phase[frame - 1] === PHASE.countdown) continue;
    const amount = levelRise(car, clock, frame);
    if (amount >= INFERRED_MIN_RISE) rises.push({ frame, view, amount });
  }
  return rises;
}

function padBeside(
  view: PlayerView,
  frame: number,
  amount: number,
  supply: PadSupply,
  elapsed: number,
): number | null {
  const full = replicatedLevel(view.car, frame) >= FULL_TANK_PERCENT;
  const fitsSmall = amount <= SMALL_PAD.boost + SMALL_RISE_TOLERANCE;
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let pad = 0; pad < BOOST_PADS.length; pad++) {
    const { big } = BOOST_PADS[pad]!;
    if (big ? !full : !fitsSmall) continue;
    const distance = distanceToPad(view, frame, pad);
    const limit = big ? INFERRED_BIG_DISTANCE : INFERRED_SMALL_DISTANCE;
    if (distance > limit || distance >= least || !supply.isThere(pad, elapsed)) continue;
    least = distance;
    nearest = pad;
  }
  return nearest;
}
