import { BIG_PAD, BOOST_PADS, PAD_NEUTRAL_Y, SMALL_PAD } from '../../model/boost-pads.ts';
import { matchRises } from '../../statistics/facts/tally-pads.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, getCarAt, makeEvent } from '../game-event.ts';
import {
  calculateDistanceToPad,
  calculatePickupGain,
  inferPickups,
  inferSizeByRise,
  isBigPad,
  listReportedPickups,
  listRises,
  type Pickup,
} from './find-pickups.ts';

/** Confidence of an inferred pickup: the level rose and the car was there, but the pad reported nothing [P]. */
const INFERRED_CONFIDENCE = 0.8;

const CODES = { big: 120, small: 125, stolen: 130 } as const;

export type PadEvidence = Respawn & {
  /** Index of the standard pad; null if the map has a different layout. */
  readonly pad: number | null;
  readonly big: boolean | null;
  /** Half of the pad in the taker's attack frame; the midfield line is neutral. */
  readonly half: 'own' | 'neutral' | 'opponent' | null;
  readonly stolen: boolean;
  /** Boost in percent; null in files without amounts. */
  readonly before: number | null;
  readonly gained: number | null;
  readonly overfill: number | null;
  /** Whether it was during play; false in celebrations after goals, which the stats include and the metrics exclude. */
  readonly live: boolean;
  /** false if the pad reported nothing and the pickup was inferred from the boost level. */
  readonly reported: boolean;
};
export type PadPickup = GameEvent<'padPickup', PadEvidence> | GameEvent<'boostStolen', PadEvidence>;

/** Detects boost pads taken, with celebrations after goals included and marked. game-and-stats.md 3.31. */
export const padPickupDetector = defineDetector({
  kinds: ['padPickup', 'boostStolen'],
  detect: (match): PadPickup[] => {
    const reported = listReportedPickups(match);
    const arrivals = new Map<Pickup, number>();
    const unexplained = match.players.flatMap((view) => {
      const rises = listRises(match, view);
      const pickups = reported.filter((pickup) => pickup.view === view);
      for (const [pickup, { frame }] of matchRises(pickups, rises, view.car)) arrivals.set(pickup, frame);
      return [...rises.values()];
    });
    const inferred = inferPickups(match, reported, unexplained);
    for (const pickup of inferred) arrivals.set(pickup, pickup.frame);
    const respawns = new PadRespawns(match);
    return [...reported, ...inferred]
      .sort((a, b) => a.frame - b.frame || a.view.index - b.view.index)
      .flatMap((pickup) => describe(match, pickup, arrivals.get(pickup) ?? -1, respawns.take(pickup)));
  },
});

function describe(match: MatchView, pickup: Pickup, arrival: number, respawn: Respawn): PadPickup[] {
  const { view, frame, pad, reported } = pickup;
  const { car, team, index: player } = view;
  const big = isBigPad(pad) ?? inferSizeByRise(car, match.clock, arrival);
  const gain = calculatePickupGain(car, match.clock, pickup, big ?? false, arrival);
  const half = pad === null ? null : getPitchHalf(view.sign * BOOST_PADS[pad]!.y);
  const evidence: PadEvidence = {
    pad,
    big,
    half,
    stolen: half === 'opponent',
    ...gain,
    live: match.motion[frame] === 1,
    ...respawn,
    reported,
  };
  const confidence = reported ? 1 : INFERRED_CONFIDENCE;
  const at = pad === null ? getCarAt(view, frame) : { ...BOOST_PADS[pad]!, z: 0 };
  const parts = { team, player, frame, at, confidence, evidence };
  const code = big === null ? null : big ? CODES.big : CODES.small;
  const taken: PadPickup = makeEvent(match, { kind: 'padPickup', code, ...parts });
  if (!evidence.stolen) return [taken];
  return [taken, makeEvent(match, { kind: 'boostStolen', code: CODES.stolen, ...parts })];
}

function getPitchHalf(y: number): 'own' | 'neutral' | 'opponent' {
  if (Math.abs(y) <= PAD_NEUTRAL_Y) return 'neutral';
  return y < 0 ? 'own' : 'opponent';
}

/** Max distance from a pad to count as waiting, uu [P]. */
const WAITING_DISTANCE = 600;

/** When a taken pad had respawned, and how long its taker had waited for it. */
type Respawn = {
  /** Seconds since the pad respawned; null if no one was seen taking it since the kickoff. */
  readonly sinceRespawn: number | null;
  /** Seconds next to the pad before it respawned; null if `sinceRespawn` is. */
  readonly waited: number | null;
};

const UNKNOWN: Respawn = { sinceRespawn: null, waited: null };

/** Tracks when each pad was last taken; at kickoffs all are available. Call in order of time. */
class PadRespawns {
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
      calculateDistanceToPad(view, from - 1, pad) <= WAITING_DISTANCE
    )
      from -= 1;
    return {
      sinceRespawn: Math.max(0, time - back),
      waited: Math.max(0, Math.min(time, back) - clock.elapsed[Math.min(from, frame)]!),
    };
  }
}
