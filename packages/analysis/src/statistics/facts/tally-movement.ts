import { BOOST_SPEED, GROUND_MAX_Z, LOW_AIR_MAX_Z, SUPERSONIC_SPEED } from '../../model/field-geometry.ts';
import { length } from '../../model/length.ts';
import { type CarTrack, type ClockTrack, PHASE, PRESENCE } from '../../timeline/tracks.ts';
import { visitUpdates } from './visit-updates.ts';

/** Seconds and uu over all frames with the player's car on the field (game-and-stats.md 5.1, 5.4). */
export interface MovementFacts {
  /** Sum of the bands; the basis of all time shares. */
  trackedSeconds: number;
  slowSeconds: number;
  boostSpeedSeconds: number;
  supersonicSeconds: number;
  groundSeconds: number;
  lowAirSeconds: number;
  highAirSeconds: number;
  distance: number;
  /** Mean over the car's position updates, uu/s; null without updates. */
  averageSpeed: number | null;
  powerslideSeconds: number;
  powerslides: number;
}

export function tallyMovement(clock: ClockTrack, car: CarTrack): MovementFacts {
  const bands = tallyBands(clock, car);
  return { ...bands, ...tallyWay(clock, car), ...tallyPowerslides(clock, car) };
}

function speedAt({ vx, vy, vz }: CarTrack, frame: number): number {
  return length(vx[frame] as number, vy[frame] as number, vz[frame] as number);
}

type Bands = Pick<
  MovementFacts,
  | 'trackedSeconds'
  | 'slowSeconds'
  | 'boostSpeedSeconds'
  | 'supersonicSeconds'
  | 'groundSeconds'
  | 'lowAirSeconds'
  | 'highAirSeconds'
>;

function tallyBands(clock: ClockTrack, car: CarTrack): Bands {
  const bands: Bands = {
    trackedSeconds: 0,
    slowSeconds: 0,
    boostSpeedSeconds: 0,
    supersonicSeconds: 0,
    groundSeconds: 0,
    lowAirSeconds: 0,
    highAirSeconds: 0,
  };
  visitUpdates(clock, car, (frame, seconds) => {
    bands.trackedSeconds += seconds;
    const speed = speedAt(car, frame);
    if (speed < BOOST_SPEED) bands.slowSeconds += seconds;
    else if (speed < SUPERSONIC_SPEED) bands.boostSpeedSeconds += seconds;
    else bands.supersonicSeconds += seconds;
    const height = car.z[frame] as number;
    if (height <= GROUND_MAX_Z) bands.groundSeconds += seconds;
    else if (height <= LOW_AIR_MAX_Z) bands.lowAirSeconds += seconds;
    else bands.highAirSeconds += seconds;
  });
  return bands;
}

/** The last update of a life arrives together with the demolition, and counts toward distance and mean speed. */
function tallyWay(clock: ClockTrack, car: CarTrack): Pick<MovementFacts, 'distance' | 'averageSpeed'> {
  const { presence, life, x, y, z } = car;
  let distance = 0;
  let speedSum = 0;
  let updates = 0;
  let lastLife = 0;
  for (let frame = 0; frame < presence.length; frame++) {
    if (presence[frame] === PRESENCE.none || clock.phase[frame] === PHASE.replay) {
      lastLife = 0;
      continue;
    }
    if (car.updated[frame] === 1) {
      speedSum += speedAt(car, frame);
      updates += 1;
      if (life[frame] === lastLife) {
        const before = frame - 1;
        distance += length(
          (x[frame] as number) - (x[before] as number),
          (y[frame] as number) - (y[before] as number),
          (z[frame] as number) - (z[before] as number),
        );
      }
    }
    lastLife = life[frame] as number;
  }
  return { distance, averageSpeed: updates > 0 ? speedSum / updates : null };
}

function tallyPowerslides(
  clock: ClockTrack,
  car: CarTrack,
): Pick<MovementFacts, 'powerslideSeconds' | 'powerslides'> {
  let powerslideSeconds = 0;
  let powerslides = 0;
  let sliding = false;
  for (let frame = 0; frame < car.presence.length; frame++) {
    const slides =
      car.handbrake[frame] === 1 &&
      car.presence[frame] === PRESENCE.alive &&
      clock.phase[frame] !== PHASE.replay &&
      (car.z[frame] as number) <= GROUND_MAX_Z;
    if (slides) {
      powerslideSeconds += clock.delta[frame] as number;
      if (!sliding) powerslides += 1;
    }
    sliding = slides;
  }
  return { powerslideSeconds, powerslides };
}
