import { BIG_PAD, BOOST_PADS, SMALL_PAD } from '../../model/boost-pads.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { distanceToPad, type Pickup } from './find-pickups.ts';

/** Max distance from a pad to count as waiting, uu [P]. */
const WAITING_DISTANCE = 600;

/** When a taken pad had respawned, and how long its taker had waited for it. */
export type Respawn = {
  /** Seconds since the pad respawned; null if no one was seen taking it since the kickoff. */
  readonly sinceRespawn: number | null;
  /** Seconds next to the pad before it respawned; null if `sinceRespawn` is. */
  readonly waited: number | null;
};

const UNKNOWN: Respawn = { sinceRespawn: null, waited: null };

/** Tracks when each pad was last taken; at kickoffs all are available. Call in order of time. */
export class PadRespawns {
  readonly #match: MatchView;
  readonly #takenAt = new Map<number, number>();
  #lastFrame = 0;

  constructor(match: MatchView) {
    this.#match = match;
  }

  /** Records a pickup and returns how long its pad had been back. */
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
