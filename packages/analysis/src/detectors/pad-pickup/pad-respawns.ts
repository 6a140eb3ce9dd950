import { BIG_PAD, BOOST_PADS, SMALL_PAD } from '../../model/boost-pads.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { distanceToPad, type Pickup } from './find-pickups.ts';

/** Waiting next to a pad, uu [P]. */
const WAITING_DISTANCE = 600;

/** When a pad that was taken had come back, and how long its taker had waited for it. */
export type Respawn = {
  /** Seconds since the pad came back; null when it was never seen taken since the kickoff. */
  readonly sinceRespawn: number | null;
  /** Seconds next to it before it came back; null with `sinceRespawn`. */
  readonly waited: number | null;
};

const UNKNOWN: Respawn = { sinceRespawn: null, waited: null };

/** Remembers when each pad was taken last; at kickoffs all are there. Ask in order of time. */
export class PadRespawns {
  readonly #match: MatchView;
  readonly #takenAt = new Map<number, number>();
  #lastFrame = 0;

  constructor(match: MatchView) {
    this.#match = match;
  }

  /** Notes a pickup and says how long its pad had been back. */
  take({ frame, pad, view }: Pickup): Respawn {
    const { motion, clock } = this.#match;
    for (; this.#lastFrame < frame; this.#lastFrame++)
      if (motion[this.#lastFrame] === 0) this.#takenAt.clear();
    if (pad === null) return UNKNOWN;
    const before = this.#takenAt.get(pad);
    const time = clock.elapsed[frame]!;
    this.#takenAt.set(pad, time);
    if (before === undefined) return UNKNOWN;
    const { respawnSeconds } = BOOST_PADS[pad]!.big ? BIG_PAD : SMALL_PAD;
    const back = before + respawnSeconds;
    let from = this.#match.frameAt(back);
    while (
      from > 0 &&
      clock.elapsed[from - 1]! > before &&
      distanceToPad(view, from - 1, pad) <= WAITING_DISTANCE
    )
      from -= 1;
    return {
      sinceRespawn: Math.max(0, time - back),
      waited: Math.max(0, Math.min(time, back) - clock.elapsed[Math.min(from, frame)]!),
    };
  }
}
