import { BOOST_SPEED, GROUND_MAX_Z, LOW_AIR_MAX_Z, SUPERSONIC_SPEED } from '../../model/field-geometry.ts';
import { length } from '../../model/length.ts';
import { calculateSpeedAt } from '../../timeline/car-axes.ts';
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
  return { ...bands, ...tallyTravel(clock, car), ...tallyPowerslides(clock, car) };
}

type Travel = Pick<MovementFacts, 'distance' | 'averageSpeed'>;
type Powerslides = Pick<MovementFacts, 'powerslideSeconds' | 'powerslides'>;
type Bands = Omit<MovementFacts, keyof Travel | keyof Powerslides>;

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
    const speed = calculateSpeedAt(car, frame);
    if (speed < BOOST_SPEED) bands.slowSeconds += seconds;
    else if (speed < SUPERSONIC_SPEED) bands.boostSpeedSeconds += seconds;
    else bands.supersonicSeconds += seconds;
    const height = car.z[frame]!;
    if (height <= GROUND_MAX_Z) bands.groundSeconds += seconds;
    else if (height <= LOW_AIR_MAX_Z) bands.lowAirSeconds += seconds;
    else bands.highAirSeconds += seconds;
  });
  return bands;
}

/** The last update of a life arrives together with the demolition, and counts toward distance and mean speed. */
function tallyTravel(clock: ClockTrack, car: CarTrack): Travel {
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
      speedSum += calculateSpeedAt(car, frame);
      updates += 1;
      if (life[frame] === lastLife) {
        const before = frame - 1;
        distance += length(x[frame]! - x[before]!, y[frame]! - y[before]!, z[frame]! - z[before]!);
      }
    }
    lastLife = life[frame]!;
  }
  return { distance, averageSpeed: updates > 0 ? speedSum / updates : null };
}

/**
 * ballchasing counts a start at each update of powerslide or position (12 of 12 counts): pressing right after leaving
 * the ground or just before landing counts, and so does releasing in the frame of the landing.
 */
function tallyPowerslides(clock: ClockTrack, car: CarTrack): Powerslides {
  let powerslideSeconds = 0;
  let powerslides = 0;
  let wasHeld = false;
  let grounded = false;
  for (let frame = 0; frame < car.presence.length; frame++) {
    const isPlaying = car.presence[frame] === PRESENCE.alive && clock.phase[frame] !== PHASE.replay;
    const isHeld = isPlaying && car.handbrake[frame] === 1;
    const isGrounded = isPlaying && car.z[frame]! <= GROUND_MAX_Z;
    if (isHeld && isGrounded) powerslideSeconds += clock.delta[frame]!;
    const pressed = isHeld && !wasHeld && (grounded || isGrounded);
    const landed = wasHeld && !grounded && isGrounded;
    if (pressed || landed) powerslides += 1;
    wasHeld = isHeld;
    grounded = isGrounded;
  }
  return { powerslideSeconds, powerslides };
}
