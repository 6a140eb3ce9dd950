import { BIG_PAD, BOOST_PADS, PAD_NEUTRAL_Y, SMALL_PAD } from '../../model/boost-pads.ts';
import { SUPERSONIC_SPEED } from '../../model/field-geometry.ts';
import { attackSign } from '../../model/teams.ts';
import { FULL_TANK_RAW, rawBoost, toBoostPercent } from '../../model/units.ts';
import type { Timeline, TimelinePlayer } from '../../timeline/timeline.ts';
import { type CarTrack, PHASE, PRESENCE } from '../../timeline/tracks.ts';

/** Boost in percent of a tank, seconds, counts (game-and-stats.md 5.3). */
export interface BoostFacts extends LevelFacts {
  used: number;
  usedWhileSupersonic: number;
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

/** Boost used and boost levels of a player's lives. */
export function tallyBoost(timeline: Timeline, car: CarTrack): BoostFacts {
  return { ...tallyUse(timeline, car), ...tallyLevels(timeline, car) };
}

/** The falls of the replicated level inside a life (game-and-stats.md 3.31). */
function tallyUse(
  { clock, frames }: Timeline,
  car: CarTrack,
): Pick<BoostFacts, 'used' | 'usedWhileSupersonic'> {
  let used = 0;
  let usedWhileSupersonic = 0;
  let life = 0;
  let before = 0;
  for (let frame = 0; frame < frames; frame++) {
    const raw = car.boost[frame] as number;
    if (car.presence[frame] !== PRESENCE.alive || clock.phase[frame] === PHASE.replay || raw < 0) {
      life = 0;
      continue;
    }
    if (car.life[frame] === life && raw < before) {
      const drop = ((before - raw) * 100) / FULL_TANK_RAW;
      used += drop;
      if (speedAt(car, frame) >= SUPERSONIC_SPEED) usedWhileSupersonic += drop;
    }
    life = car.life[frame] as number;
    before = raw;
  }
  return { used, usedWhileSupersonic };
}

function speedAt(car: CarTrack, frame: number): number {
  return Math.hypot(car.vx[frame] as number, car.vy[frame] as number, car.vz[frame] as number);
}

/** Frames around a pickup in which its boost arrives; measured: the same frame or up to three later. */
const BOOST_ARRIVAL_OFFSETS = [0, 1, -1, 2, 3] as const;

/**
 * Pads taken by a player. Counts are pad activations. Amounts are what the game reported: the rise of the replicated
 * level that came with the pickup, which is how ballchasing's amounts come about (equal to the unit for 11 of 12 players
 * of the reference matches). While boosting the level is reported late, so a small pad can drown in the consumption.
 */
export function tallyPads(
  timeline: Timeline,
  index: number,
  player: TimelinePlayer,
  car: CarTrack | null,
): PadFacts {
  const sign = attackSign(player.team);
  const amounts: PadAmounts | null = car
    ? { big: 0, small: 0, stolenBig: 0, stolenSmall: 0, overfill: 0, overfillStolen: 0 }
    : null;
  const facts: PadFacts = { bigCount: 0, smallCount: 0, stolenBigCount: 0, stolenSmallCount: 0, amounts };
  const spent = new Set<number>();
  for (const pickup of timeline.pickups) {
    if (pickup.player !== index || pickup.pad === null) continue;
    const pad = BOOST_PADS[pickup.pad];
    if (!pad) continue;
    const stolen = sign * pad.y > PAD_NEUTRAL_Y;
    if (pad.big) facts.bigCount += 1;
    else facts.smallCount += 1;
    if (stolen && pad.big) facts.stolenBigCount += 1;
    if (stolen && !pad.big) facts.stolenSmallCount += 1;
    if (!amounts || !car) continue;
    const { gain, full } = reportedGain(car, pickup.frame, spent);
    const nominal = pad.big ? BIG_PAD.boost : SMALL_PAD.boost;
    const lost = full ? Math.max(0, nominal - gain) : 0;
    amounts[pad.big ? 'big' : 'small'] += gain;
    amounts.overfill += lost;
    if (!stolen) continue;
    amounts[pad.big ? 'stolenBig' : 'stolenSmall'] += gain;
    amounts.overfillStolen += lost;
  }
  return facts;
}

/** Rise in percent of the tank that came with a pickup, and whether the tank was full afterwards. */
function reportedGain(car: CarTrack, frame: number, spent: Set<number>): { gain: number; full: boolean } {
  for (const offset of BOOST_ARRIVAL_OFFSETS) {
    const at = frame + offset;
    if (car.boostUpdated[at] !== 1 || spent.has(at) || car.life[at] !== car.life[frame]) continue;
    spent.add(at);
    const after = car.boost[at] as number;
    const before = car.life[at - 1] === car.life[at] ? (car.boost[at - 1] as number) : after;
    return {
      gain: toBoostPercent(rawBoost(Math.max(0, after - before))),
      full: after >= FULL_TANK_RAW,
    };
  }
  return { gain: 0, full: (car.boost[frame] as number) >= FULL_TANK_RAW };
}

/** Boost in percent of a tank, seconds. */
interface LevelFacts {
  /** Seconds that the boost used is spread over for a rate. */
  usedOverSeconds: number;
  /** Mean of the levels that were reported. */
  averageAmount: number | null;
  zeroSeconds: number;
  fullSeconds: number;
  /** Seconds by quarter of the tank. */
  bandSeconds: [number, number, number, number];
}

/**
 * Boost levels by ballchasing's rules, found by fitting its numbers for the three reference matches:
 * - only changes of the replicated level count; the time since the change before goes into the band of the *new* level
 *   (48 of 48 bands within 0.5 s), and what comes after the last change of a life goes nowhere;
 * - time empty and time full are the spans that ended with a change (zero: 12 of 12 within 0.05 s; full: 9 of 12);
 * - the average is the plain mean of all levels taken on, the first of each life included (8 of 12 to the last digit);
 * - boost used per minute divides by the sum of the bands (all within 0.4 %).
 */
function tallyLevels({ clock, frames }: Timeline, car: CarTrack): LevelFacts {
  const bandSeconds: LevelFacts['bandSeconds'] = [0, 0, 0, 0];
  let zeroSeconds = 0;
  let fullSeconds = 0;
  let sum = 0;
  let levels = 0;
  let life = 0;
  let level = 0;
  let since = 0;
  for (let frame = 0; frame < frames; frame++) {
    const now = car.boost[frame] as number;
    if (car.presence[frame] !== PRESENCE.alive || now < 0) {
      life = 0;
      continue;
    }
    const elapsed = clock.elapsed[frame] as number;
    const newLife = car.life[frame] !== life;
    if (!newLife && now === level) continue;
    const percent = toBoostPercent(rawBoost(now));
    if (!newLife) {
      const span = elapsed - since;
      const band = Math.min(3, Math.floor(percent / 25)) as 0 | 1 | 2 | 3;
      bandSeconds[band] += span;
      if (level === 0) zeroSeconds += span;
      if (level === FULL_TANK_RAW) fullSeconds += span;
    }
    sum += percent;
    levels += 1;
    life = car.life[frame] as number;
    level = now;
    since = elapsed;
  }
  return {
    usedOverSeconds: bandSeconds.reduce((total, seconds) => total + seconds, 0),
    averageAmount: levels === 0 ? null : sum / levels,
    zeroSeconds,
    fullSeconds,
    bandSeconds,
  };
}
