import { BIG_PAD_MATCH_DISTANCE, BOOST_PADS, SMALL_PAD_MATCH_DISTANCE } from '../model/boost-pads.table.ts';
import type { PadPickup } from './pads.ts';

/** Pads carry no position: each pickup votes for the pad nearest to the car that took it. */
function nearestPad(x: number, y: number): number | null {
  let nearest: number | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < BOOST_PADS.length; i++) {
    const pad = BOOST_PADS[i] as (typeof BOOST_PADS)[number];
    const distance = Math.hypot(pad.x - x, pad.y - y);
    const limit = pad.big ? BIG_PAD_MATCH_DISTANCE : SMALL_PAD_MATCH_DISTANCE;
    if (distance < best && distance <= limit) {
      best = distance;
      nearest = i;
    }
  }
  return nearest;
}

/** Number in `BOOST_PADS` of every pad name that was taken, by majority; null where none fits. */
export function resolvePads(pickups: readonly PadPickup[]): Map<string, number | null> {
  const votes = new Map<string, Map<number | null, number>>();
  for (const { pad, x, y } of pickups) {
    const ballot = votes.get(pad) ?? new Map<number | null, number>();
    votes.set(pad, ballot);
    const nearest = nearestPad(x, y);
    ballot.set(nearest, (ballot.get(nearest) ?? 0) + 1);
  }
  const resolved = new Map<string, number | null>();
  for (const [pad, ballot] of votes) {
    let winner: number | null = null;
    let most = 0;
    for (const [candidate, count] of ballot) {
      if (count > most) {
        most = count;
        winner = candidate;
      }
    }
    resolved.set(pad, winner);
  }
  return resolved;
}
