import { BOOST_DRAIN_RAW_PER_SECOND, FULL_BOOST_RAW } from '../../model/units.ts';
import { type CarTrack, type ClockTrack, PRESENCE } from '../../timeline/tracks.ts';

const levelCache = new WeakMap<CarTrack, Float32Array>();
const PERCENT = 100 / FULL_BOOST_RAW;

/**
 * Returns the boost amount per frame, in percent; NaN without a car or in files without amounts. The replicated value
 * is a step function, so while boost is on, consumption is subtracted until the next value arrives (game-and-stats.md
 * 1.8). Calculated once per car.
 */
export function calculateBoostLevels(car: CarTrack, clock: ClockTrack): Float32Array {
  let levels = levelCache.get(car);
  if (levels === undefined) {
    levels = modelLevels(car, clock);
    levelCache.set(car, levels);
  }
  return levels;
}

function modelLevels(car: CarTrack, clock: ClockTrack): Float32Array {
  const frames = car.presence.length;
  const levels = new Float32Array(frames).fill(Number.NaN);
  let level = Number.NaN;
  let life = 0;
  let replicated = -1;
  for (let frame = 0; frame < frames; frame++) {
    if (car.presence[frame] !== PRESENCE.alive) {
      life = 0;
      continue;
    }
    const now = car.boost[frame]!;
    if (now < 0) continue;
    if (car.life[frame] !== life || car.boostUpdated[frame] === 1 || now !== replicated) {
      level = now;
      life = car.life[frame]!;
      replicated = now;
    } else if (car.boosting[frame] === 1) {
      level = Math.max(0, level - BOOST_DRAIN_RAW_PER_SECOND * clock.delta[frame]!);
    }
    levels[frame] = level * PERCENT;
  }
  return levels;
}

/** Whether the boost component received a new amount in this frame of a life that already had one. */
export function isBoostUpdate(car: CarTrack, frame: number): boolean {
  return (
    frame > 0 &&
    car.boostUpdated[frame] === 1 &&
    car.presence[frame] === PRESENCE.alive &&
    car.life[frame] === car.life[frame - 1] &&
    car.boost[frame - 1]! >= 0
  );
}

/** Returns the replicated amount, in percent. */
export function getReplicatedLevel(car: CarTrack, frame: number): number {
  return car.boost[frame]! * PERCENT;
}
