import {
  BIG_PAD,
  BIG_PAD_MATCH_DISTANCE,
  BOOST_PADS,
  SMALL_PAD,
  SMALL_PAD_MATCH_DISTANCE,
} from '../../model/boost-pads.table.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { RESPAWN_TOLERANCE_SECONDS, TAKER_DISTANCE } from './thresholds.ts';

/** A pad, a car and a frame. */
export interface Pickup {
  frame: number;
  view: PlayerView;
  /** Number in `BOOST_PADS`; null where the map's layout is another. */
  pad: number | null;
  /** The pad itself said so, else it was inferred from the boost level. */
  reported: boolean;
}

/** Remembers which pads are gone; goals bring them all back. */
export class PadSupply {
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
 * Pickups that pads reported during play, in order. Some files from 2016 repeat old pickups at keyframes; such a record
 * shows a car that is nowhere near the pad, or a pad that cannot be back yet.
 */
export function reportedPickups({ timeline, players, motion, clock }: MatchView): Pickup[] {
  const views = new Map(players.map((view) => [view.index, view]));
  const supply = new PadSupply();
  const pickups: Pickup[] = [];
  let lastFrame = 0;
  for (const { frame, player, pad } of timeline.pickups) {
    const view = views.get(player);
    if (view === undefined || motion[frame] !== 1) continue;
    if (crossesStoppage(motion, lastFrame, frame)) supply.restock();
    lastFrame = frame;
    const number = pad ?? nearestPad(view, frame);
    if (number !== null) {
      const elapsed = clock.elapsed[frame]!;
      if (distanceToPad(view, frame, number) > TAKER_DISTANCE || !supply.isThere(number, elapsed)) continue;
      supply.take(number, elapsed);
    }
    pickups.push({ frame, view, pad: number, reported: true });
  }
  return pickups;
}

export function crossesStoppage(motion: Uint8Array, from: number, to: number): boolean {
  for (let frame = from; frame < to; frame++) if (motion[frame] === 0) return true;
  return false;
}

export function distanceToPad({ car }: PlayerView, frame: number, pad: number): number {
  const { x, y } = BOOST_PADS[pad]!;
  return Math.hypot(x - car.x[frame]!, y - car.y[frame]!);
}

function matchDistance(pad: number): number {
  return BOOST_PADS[pad]!.big ? BIG_PAD_MATCH_DISTANCE : SMALL_PAD_MATCH_DISTANCE;
}

function nearestPad(view: PlayerView, frame: number): number | null {
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let pad = 0; pad < BOOST_PADS.length; pad++) {
    const distance = distanceToPad(view, frame, pad);
    if (distance < least && distance <= matchDistance(pad)) {
      least = distance;
      nearest = pad;
    }
  }
  return nearest;
}
