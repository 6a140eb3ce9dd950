import { BIG_PAD, BOOST_PADS, PAD_NEUTRAL_Y, SMALL_PAD } from '../../model/boost-pads.table.ts';
import { SUPERSONIC_SPEED } from '../../model/field-geometry.ts';
import { attackSign } from '../../model/teams.ts';
import { BOOST_DRAIN_RAW_PER_SECOND, FULL_TANK_RAW, rawBoost, toBoostPercent } from '../../model/units.ts';
import type { Timeline, TimelinePlayer } from '../../timeline/timeline.ts';
import { type CarTrack, PHASE, PRESENCE } from '../../timeline/tracks.ts';
import { isRound } from './match-clocks.ts';

/** Boost in percent of a tank, seconds, counts (game-and-stats.md 5.3). */
export interface BoostFacts {
  used: number;
  usedWhileSupersonic: number;
  /** Time mean of the level in rounds. */
  averageAmount: number | null;
  zeroSeconds: number;
  fullSeconds: number;
  /** Seconds by quarter of the tank, over all frames with a car. */
  bandSeconds: [number, number, number, number];
}

export interface PadFacts {
  bigCount: number;
  smallCount: number;
  stolenBigCount: number;
  stolenSmallCount: number;
  /** What the pickups put into the tank; all null in files without boost amounts. */
  amounts: PadAmounts | null;
}

export interface PadAmounts {
  big: number;
  small: number;
  stolenBig: number;
  stolenSmall: number;
  overfill: number;
  overfillStolen: number;
}

/**
 * Boost level per frame by the drain model: the replicated value is a step function, so while boosting 85 raw a second
 * are taken off until the next value arrives. NaN where there is no car.
 */
export function modelBoostLevels(timeline: Timeline, car: CarTrack): Float32Array {
  const { clock } = timeline;
  const levels = new Float32Array(timeline.frames).fill(Number.NaN);
  let level = Number.NaN;
  let life = 0;
  let replicated = -1;
  for (let frame = 0; frame < timeline.frames; frame++) {
    if (car.presence[frame] !== PRESENCE.alive) {
      life = 0;
      continue;
    }
    const now = car.boost[frame] as number;
    if (car.life[frame] !== life || car.boostUpdated[frame] === 1 || now !== replicated) {
      level = now;
      life = car.life[frame] as number;
      replicated = now;
    } else if (car.boosting[frame] === 1) {
      level = Math.max(0, level - BOOST_DRAIN_RAW_PER_SECOND * (clock.delta[frame] as number));
    }
    levels[frame] = level;
  }
  return levels;
}

export function tallyBoost(timeline: Timeline, car: CarTrack, levels: Float32Array): BoostFacts {
  const { clock } = timeline;
  const facts: BoostFacts = {
    used: 0,
    usedWhileSupersonic: 0,
    averageAmount: null,
    zeroSeconds: 0,
    fullSeconds: 0,
    bandSeconds: [0, 0, 0, 0],
  };
  let weighted = 0;
  let weight = 0;
  let life = 0;
  let before = 0;
  for (let frame = 0; frame < timeline.frames; frame++) {
    if (car.presence[frame] !== PRESENCE.alive || clock.phase[frame] === PHASE.replay) {
      life = 0;
      continue;
    }
    const delta = clock.delta[frame] as number;
    const raw = car.boost[frame] as number;
    const percent = toBoostPercent(rawBoost(raw));
    if (car.life[frame] === life && raw < before) {
      const drop = ((before - raw) * 100) / FULL_TANK_RAW;
      facts.used += drop;
      if (speedAt(car, frame) >= SUPERSONIC_SPEED) facts.usedWhileSupersonic += drop;
    }
    life = car.life[frame] as number;
    before = raw;
    if (isRound(clock.phase[frame] as number)) {
      weighted += percent * delta;
      weight += delta;
      if (raw <= 0) facts.zeroSeconds += delta;
      if (raw >= FULL_TANK_RAW) facts.fullSeconds += delta;
    }
    const level = ((levels[frame] as number) * 100) / FULL_TANK_RAW;
    const band = Math.min(3, Math.floor(level / 25));
    facts.bandSeconds[band] = (facts.bandSeconds[band] ?? 0) + delta;
  }
  if (weight > 0) facts.averageAmount = weighted / weight;
  return facts;
}

function speedAt(car: CarTrack, frame: number): number {
  return Math.hypot(car.vx[frame] as number, car.vy[frame] as number, car.vz[frame] as number);
}

/** Pads taken by a player; pads that no layout explains count by nothing but themselves. */
export function tallyPads(
  timeline: Timeline,
  index: number,
  player: TimelinePlayer,
  levels: Float32Array | null,
): PadFacts {
  const sign = attackSign(player.team);
  const amounts: PadAmounts | null = levels
    ? { big: 0, small: 0, stolenBig: 0, stolenSmall: 0, overfill: 0, overfillStolen: 0 }
    : null;
  const facts: PadFacts = { bigCount: 0, smallCount: 0, stolenBigCount: 0, stolenSmallCount: 0, amounts };
  for (const pickup of timeline.pickups) {
    if (pickup.player !== index || pickup.pad === null) continue;
    const pad = BOOST_PADS[pickup.pad];
    if (!pad) continue;
    const stolen = sign * pad.y > PAD_NEUTRAL_Y;
    if (pad.big) facts.bigCount += 1;
    else facts.smallCount += 1;
    if (stolen && pad.big) facts.stolenBigCount += 1;
    if (stolen && !pad.big) facts.stolenSmallCount += 1;
    if (!amounts || !levels) continue;
    const nominal = pad.big ? BIG_PAD.boost : SMALL_PAD.boost;
    const gain = gainAt(levels, pickup.frame, nominal);
    const lost = nominal - gain;
    amounts[pad.big ? 'big' : 'small'] += gain;
    amounts.overfill += lost;
    if (!stolen) continue;
    amounts[pad.big ? 'stolenBig' : 'stolenSmall'] += gain;
    amounts.overfillStolen += lost;
  }
  return facts;
}

/** What a pad of `nominal` percent put into the tank: no more than there was room for just before. */
function gainAt(levels: Float32Array, frame: number, nominal: number): number {
  const before = levels[frame - 1] ?? Number.NaN;
  const level = Number.isNaN(before) ? (levels[frame] as number) : before;
  if (Number.isNaN(level)) return nominal;
  return Math.min(nominal, 100 - (level * 100) / FULL_TANK_RAW);
}
