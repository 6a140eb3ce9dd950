import { BIG_PAD_MATCH_DISTANCE, BOOST_PADS, SMALL_PAD_MATCH_DISTANCE } from '../model/boost-pads.table.ts';
import type { PadPickup } from './pads.ts';

interface Vote {
  pad: number;
  /** 1 for a car on the pad, 0 at the limit of what is possible. */
  weight: number;
}

/** The layout pad nearest to where a car took one; null when none is near enough. */
function nearestPad(x: number, y: number): Vote | null {
  let nearest: Vote | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < BOOST_PADS.length; i++) {
    const pad = BOOST_PADS[i] as (typeof BOOST_PADS)[number];
    const distance = Math.hypot(pad.x - x, pad.y - y);
    const limit = pad.big ? BIG_PAD_MATCH_DISTANCE : SMALL_PAD_MATCH_DISTANCE;
    if (distance < best && distance <= limit) {
      best = distance;
      nearest = { pad: i, weight: 1 - distance / limit };
    }
  }
  return nearest;
}

/**
 * Number in `BOOST_PADS` of every pad name that was taken, null where none fits. Pads carry no position, so each pickup
 * votes for the pad nearest to the car, and the nearer the more. Two names can be one place: the old DFH Stadium has 35
 * pad actors.
 */
export function resolvePads(pickups: readonly PadPickup[]): Map<string, number | null> {
  const ballots = new Map<string, Map<number, number>>();
  for (const { pad: name, x, y } of pickups) {
    const ballot = ballots.get(name) ?? new Map<number, number>();
    ballots.set(name, ballot);
    const vote = nearestPad(x, y);
    if (vote) ballot.set(vote.pad, (ballot.get(vote.pad) ?? 0) + vote.weight);
  }
  const resolved = new Map<string, number | null>();
  for (const [name, ballot] of ballots) {
    let winner: number | null = null;
    let most = 0;
    for (const [pad, weight] of ballot) {
      if (weight > most) {
        most = weight;
        winner = pad;
      }
    }
    resolved.set(name, winner);
  }
  return resolved;
}
