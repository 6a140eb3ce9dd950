import { GROUND_MAX_Z } from '../../model/field-geometry.ts';
import { BOOST_DRAIN_RAW_PER_SECOND, FULL_BOOST_RAW } from '../../model/units.ts';
import { listBoostDrops } from '../../statistics/facts/tally-boost.ts';
import { calculateSpeedAt } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { PRESENCE } from '../../timeline/tracks.ts';
import {
  defineDetector,
  filterByPlayer,
  type GameEvent,
  makePlayerEvent,
  makeTouchEvent,
} from '../game-event.ts';
import { type PadPickup, padPickupDetector } from '../pad-pickup/pad-pickup.detector.ts';
import { getReplicatedLevel } from './boost-levels.ts';

/** Boost pauses shorter than this belong to one activation: the component's flag flickers at packet boundaries, s [P]. */
const MERGE_GAP_SECONDS = 0.1;
/** Min boost used by an activation, percent: anything less is byte rounding [P]. */
const MIN_USE = 0.4;
/** Min boost used while supersonic in one activation to count as wasted, percent (game-and-stats.md 4.1). */
const WASTED_SUPERSONIC = 10;
/** Min overfill of one pickup to count as wasted, percent (game-and-stats.md 4.1). */
const WASTED_OVERFILL = 20;
/** Confidence in an activation: the component's flag is replicated, but late (game-and-stats.md 3.31) [P]. */
const USE_CONFIDENCE = 0.9;
const WASTED_SUPERSONIC_CONFIDENCE = 0.8;

/** Amounts in percent of boost, null in files without amounts. */
type BoostUseEvidence = {
  readonly used: number | null;
  /** Boost used while supersonic by the rule of the stat; those of a match add up to it. */
  readonly usedSupersonic: number | null;
  /** Part of `used` off the ground. */
  readonly usedInAir: number | null;
  readonly seconds: number;
  readonly speedBefore: number;
  readonly speedAfter: number;
};
type BoostWastedEvidence = {
  readonly cause: 'overfill' | 'supersonic';
  readonly amount: number;
  /** The overfilled pad; null for boost used while supersonic. */
  readonly pad: number | null;
};
export type BoostUse =
  | GameEvent<'boostUse', BoostUseEvidence>
  | GameEvent<'boostWasted', BoostWastedEvidence>;

/** Detects every boost activation, and wasted boost, celebrations after goals included. game-and-stats.md 3.31. */
export const boostUseDetector = defineDetector({
  kinds: ['boostUse', 'boostWasted'],
  needs: [padPickupDetector],
  detect: (match, [pickups]): BoostUse[] => {
    const taken = pickups.filter(({ kind }) => kind === 'padPickup');
    return match.players.flatMap((view) => {
      const own = filterByPlayer(taken, view);
      return [...activations(match, view, own), ...overfills(match, own)];
    });
  },
});

function activations(match: MatchView, view: PlayerView, pickups: readonly PadPickup[]): BoostUse[] {
  const { clock, counted, frames, timeline } = match;
  const { car } = view;
  const gains = pickups.map(({ frame, evidence }) => ({ frame, gained: evidence.gained ?? 0 }));
  const use = timeline.facts.boostAmounts ? usePerFrame(match, view, gains) : null;
  const spans: Span[] = [];
  let start = -1;
  let last = -1;
  const close = (): void => {
    if (start >= 0) spans.push({ start, end: last, usedSupersonic: 0 });
    start = -1;
  };
  for (let frame = 1; frame < frames; frame++) {
    const on = counted[frame] === 1 && (car.boosting[frame] === 1 || (use !== null && use[frame]! > 0));
    if (start >= 0 && (counted[frame] === 0 || car.life[frame] !== car.life[start])) close();
    if (on && match.isAlive(view, frame)) {
      if (start < 0) start = frame;
      last = frame;
    } else if (start >= 0 && clock.elapsed[frame]! - clock.elapsed[last]! > MERGE_GAP_SECONDS) close();
  }
  close();
  // The game reports what was used late: it belongs to the last activation before the report.
  for (const { frame, amount, supersonic } of use === null ? [] : listBoostDrops(timeline, car)) {
    const span =
      supersonic && counted[frame] === 1 ? spans.findLast((before) => before.start <= frame) : undefined;
    if (span) span.usedSupersonic += amount;
  }
  return spans.flatMap((span) => describe(match, view, use, span));
}

/** Frames of an activation, and the boost used while supersonic in it, percent. */
interface Span {
  start: number;
  end: number;
  usedSupersonic: number;
}

function describe(
  match: MatchView,
  view: PlayerView,
  use: Float32Array | null,
  { start, end, usedSupersonic }: Span,
): BoostUse[] {
  const { car } = view;
  let used = 0;
  let usedInAir = 0;
  let seconds = 0;
  for (let frame = start; frame <= end; frame++) {
    if (car.boosting[frame] === 1) seconds += match.clock.delta[frame]!;
    const amount = use === null ? 0 : use[frame]!;
    if (amount === 0) continue;
    used += amount;
    if (car.z[frame]! > GROUND_MAX_Z) usedInAir += amount;
  }
  if (use !== null && used < MIN_USE && usedSupersonic === 0) return [];
  const known = use !== null;
  const parts = { frame: start, endFrame: end };
  const event: BoostUse = makePlayerEvent(match, view, {
    kind: 'boostUse',
    ...parts,
    confidence: USE_CONFIDENCE,
    evidence: {
      used: known ? used : null,
      usedSupersonic: known ? usedSupersonic : null,
      usedInAir: known ? usedInAir : null,
      seconds,
      speedBefore: calculateSpeedAt(car, start - 1),
      speedAfter: calculateSpeedAt(car, end),
    },
  });
  if (usedSupersonic < WASTED_SUPERSONIC) return [event];
  const wasted: BoostUse = makePlayerEvent(match, view, {
    kind: 'boostWasted',
    ...parts,
    confidence: WASTED_SUPERSONIC_CONFIDENCE,
    evidence: { cause: 'supersonic', amount: usedSupersonic, pad: null },
  });
  return [event, wasted];
}

function overfills(match: MatchView, pickups: readonly PadPickup[]): BoostUse[] {
  return pickups.flatMap((pickup) => {
    const { overfill, pad } = pickup.evidence;
    if (overfill === null || overfill < WASTED_OVERFILL) return [];
    return makeTouchEvent(match, pickup, {
      kind: 'boostWasted',
      confidence: pickup.confidence,
      evidence: { cause: 'overfill', amount: overfill, pad },
    });
  });
}

const DRAIN_PERCENT_PER_SECOND = (BOOST_DRAIN_RAW_PER_SECOND * 100) / FULL_BOOST_RAW;

/** A pickup's effect on the boost amount. */
interface BoostGain {
  frame: number;
  /** Percent. */
  gained: number;
}

/**
 * Returns boost used per frame, in percent. Between two replicated amounts, the difference (plus pickups) is what was
 * used; it is spread over the frames in which boost was on. Time alone overestimates by 8 to 9 %, because the flag
 * lags (game-and-stats.md 3.31). Without any such frame, it is assigned to the frame where it was seen.
 *
 * @param gains this player's pickups, in order
 */
function usePerFrame(match: MatchView, { car }: PlayerView, gains: readonly BoostGain[]): Float32Array {
  const { clock, frames } = match;
  const use = new Float32Array(frames);
  let anchor = -1;
  let nextGain = 0;
  const settle = (end: number, drop: number | null): void => {
    let on = 0;
    for (let frame = anchor + 1; frame <= end; frame++)
      if (car.boosting[frame] === 1) on += clock.delta[frame]!;
    // After a life's last replicated amount only time is available, and boost can't go below zero.
    const amount = drop ?? Math.min(on * DRAIN_PERCENT_PER_SECOND, getReplicatedLevel(car, anchor));
    if (amount <= 0) return;
    if (on === 0) {
      use[end] = amount;
      return;
    }
    for (let frame = anchor + 1; frame <= end; frame++) {
      if (car.boosting[frame] === 1) use[frame] = (amount * clock.delta[frame]!) / on;
    }
  };
  for (let frame = 0; frame < frames; frame++) {
    const alive = car.presence[frame] === PRESENCE.alive && car.boost[frame]! >= 0;
    const sameLife = alive && anchor >= 0 && car.life[frame] === car.life[anchor];
    if (anchor >= 0 && !sameLife) {
      settle(frame - 1, null);
      anchor = -1;
    }
    if (!alive) continue;
    if (anchor < 0) {
      anchor = frame;
      while (nextGain < gains.length && gains[nextGain]!.frame <= frame) nextGain++;
      continue;
    }
    if (car.boostUpdated[frame] !== 1 && car.boost[frame] === car.boost[frame - 1]) continue;
    let gained = 0;
    for (; nextGain < gains.length && gains[nextGain]!.frame <= frame; nextGain++)
      gained += gains[nextGain]!.gained;
    settle(frame, getReplicatedLevel(car, anchor) + gained - getReplicatedLevel(car, frame));
    anchor = frame;
  }
  if (anchor >= 0) settle(frames - 1, null);
  return use;
}
