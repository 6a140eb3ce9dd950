import {
  CAR_COLUMNS,
  type CarTrack,
  CLOCK_COLUMNS,
  type ClockTrack,
  PHASE,
  PRESENCE,
} from '../timeline/tracks.ts';

/** Creates a clock of frames of equal length, all live. */
export function makeClock(frames: number, delta = 0.1): ClockTrack {
  const clock = Object.fromEntries(
    Object.entries(CLOCK_COLUMNS).map(([name, Type]) => [name, new Type(frames)]),
  ) as unknown as ClockTrack;
  for (let frame = 0; frame < frames; frame++) {
    clock.delta[frame] = delta;
    clock.elapsed[frame] = (frame + 1) * delta;
    clock.time[frame] = (frame + 1) * delta;
    clock.phase[frame] = PHASE.live;
  }
  return clock;
}

/** One row of a hand-made car: omitted fields are 0, which is a car that is alive and updated in its first life. */
export type CarRow = Partial<Record<keyof CarTrack, number>>;

export function makeCar(rows: readonly CarRow[]): CarTrack {
  const car = Object.fromEntries(
    Object.entries(CAR_COLUMNS).map(([name, Type]) => [name, new Type(rows.length)]),
  ) as unknown as CarTrack;
  rows.forEach((row, frame) => {
    const full: CarRow = {
      presence: PRESENCE.alive,
      life: 1,
      updated: 1,
      qw: 1,
      throttle: 128,
      steer: 128,
      ...row,
    };
    for (const [name, value] of Object.entries(full)) car[name as keyof CarTrack][frame] = value;
  });
  return car;
}
