import { GROUND_MAX_Z, SUPERSONIC_SPEED } from '../../model/field-geometry.ts';
import { FULL_BOOST_RAW, rawBoost, toBoostPercent } from '../../model/units.ts';
import { calculateSpeedAt } from '../../timeline/car-axes.ts';
import type { Timeline } from '../../timeline/timeline.ts';
import { type CarTrack, PHASE, PRESENCE } from '../../timeline/tracks.ts';

/** Boost in percent, seconds, counts (game-and-stats.md 5.3). */
export interface BoostFacts extends LevelFacts {
  used: number;
  usedWhileSupersonic: number;
}

/** Tallies boost used and boost levels over a player's lives. */
export function tallyBoost(timeline: Timeline, car: CarTrack): BoostFacts {
  return { ...tallyUse(timeline, car), ...tallyLevels(timeline, car) };
}

/** A drop of the replicated level within a life. */
interface BoostDrop {
  frame: number;
  /** Percent. */
  amount: number;
  supersonic: boolean;
}

/**
 * Returns a car's drops (game-and-stats.md 3.31). A drop counts as used while supersonic if the car is supersonic on
 * the ground in the frame that reports it, where boost no longer adds speed: ballchasing's rule, found by fitting (12
 * of 12 players to one unit).
 */
export function listBoostDrops({ clock, frames }: Pick<Timeline, 'clock' | 'frames'>, car: CarTrack) {
  const drops: BoostDrop[] = [];
  let life = 0;
  let before = 0;
  for (let frame = 0; frame < frames; frame++) {
    const raw = car.boost[frame]!;
    if (car.presence[frame] !== PRESENCE.alive || clock.phase[frame] === PHASE.replay || raw < 0) {
      life = 0;
      continue;
    }
    if (car.life[frame] === life && raw < before) {
      const supersonic = car.z[frame]! <= GROUND_MAX_Z && isSupersonic(car, frame);
      drops.push({ frame, amount: toBoostPercent(rawBoost(before - raw)), supersonic });
    }
    life = car.life[frame]!;
    before = raw;
  }
  return drops;
}

function tallyUse(timeline: Timeline, car: CarTrack): Pick<BoostFacts, 'used' | 'usedWhileSupersonic'> {
  let used = 0;
  let usedWhileSupersonic = 0;
  for (const { amount, supersonic } of listBoostDrops(timeline, car)) {
    used += amount;
    if (supersonic) usedWhileSupersonic += amount;
  }
  return { used, usedWhileSupersonic };
}

const isSupersonic = (car: CarTrack, frame: number) => calculateSpeedAt(car, frame) >= SUPERSONIC_SPEED;

/** Boost in percent, seconds. */
interface LevelFacts {
  /** Seconds by which boost used is divided for a rate. */
  usedOverSeconds: number;
  /** Mean of the reported levels. */
  averageAmount: number | null;
  zeroSeconds: number;
  fullSeconds: number;
  /** Seconds by quarter of the boost range. */
  bandSeconds: [number, number, number, number];
}

/**
 * Tallies boost levels by ballchasing's rules, found by fitting its numbers for the three reference matches:
 * - only changes of the replicated level count; the time since the previous change goes into the band of the *new*
 *   level (48 of 48 bands within 0.5 s), and time after the last change of a life is not counted;
 * - time at zero and time at full boost are the spans that ended with a change (12 of 12 within 0.05 s); boost
 *   granted at full boost also ends a span, and the time before it does not count as full;
 * - the average is the plain mean of all levels reached, including the first of each life (8 of 12 to the last
 *   digit);
 * - boost used per minute is divided by the sum of the bands (all within 0.4 %).
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
  let fullSince = 0;
  for (let frame = 0; frame < frames; frame++) {
    const now = car.boost[frame]!;
    if (car.presence[frame] !== PRESENCE.alive || now < 0) {
      life = 0;
      continue;
    }
    const elapsed = clock.elapsed[frame]!;
    const newLife = car.life[frame] !== life;
    if (!newLife && now === level) {
      if (level === FULL_BOOST_RAW && car.boostGranted[frame] === 1) fullSince = elapsed;
      continue;
    }
    const percent = toBoostPercent(rawBoost(now));
    if (!newLife) {
      const span = elapsed - since;
      const band = Math.min(3, Math.floor(percent / 25)) as 0 | 1 | 2 | 3;
      bandSeconds[band] += span;
      if (level === 0) zeroSeconds += span;
      if (level === FULL_BOOST_RAW) fullSeconds += elapsed - fullSince;
    }
    sum += percent;
    levels += 1;
    life = car.life[frame]!;
    level = now;
    since = elapsed;
    fullSince = elapsed;
  }
  return {
    usedOverSeconds: bandSeconds.reduce((total, seconds) => total + seconds, 0),
    averageAmount: levels === 0 ? null : sum / levels,
    zeroSeconds,
    fullSeconds,
    bandSeconds,
  };
}
