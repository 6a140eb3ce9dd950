import { BOOST_SPEED, GROUND_MAX_Z, LOW_AIR_MAX_Z, SUPERSONIC_SPEED } from '../../model/field-geometry.ts';
import { type CarTrack, type ClockTrack, PHASE, PRESENCE } from '../../timeline/tracks.ts';

/** Seconds and uu over all frames in which the player's car is on the field (game-and-stats.md 5.1, 5.4). */
export interface MovementFacts {
  /** Sum of the bands; every share of time is a share of this. */
  trackedSeconds: number;
  slowSeconds: number;
  boostSpeedSeconds: number;
  supersonicSeconds: number;
  groundSeconds: number;
  lowAirSeconds: number;
  highAirSeconds: number;
  distance: number;
  /** Mean over the updates of the car's body, uu/s; null without any. */
  averageSpeed: number | null;
  powerslideSeconds: number;
  powerslides: number;
}

export function tallyMovement(clock: ClockTrack, car: CarTrack): MovementFacts {
  const facts: MovementFacts = {
    trackedSeconds: 0,
    slowSeconds: 0,
    boostSpeedSeconds: 0,
    supersonicSeconds: 0,
    groundSeconds: 0,
    lowAirSeconds: 0,
    highAirSeconds: 0,
    distance: 0,
    averageSpeed: null,
    powerslideSeconds: 0,
    powerslides: 0,
  };
  let speedSum = 0;
  let updates = 0;
  let lastLife = 0;
  let sliding = false;
  const { presence, life, x, y, z, vx, vy, vz } = car;
  for (let frame = 0; frame < presence.length; frame++) {
    if (presence[frame] === PRESENCE.none || clock.phase[frame] === PHASE.replay) {
      lastLife = 0;
      sliding = false;
      continue;
    }
    const height = z[frame] as number;
    const speed = Math.hypot(vx[frame] as number, vy[frame] as number, vz[frame] as number);
    // The last update of a life arrives together with the demolition: it belongs to way and mean speed.
    if (life[frame] === lastLife) {
      const before = frame - 1;
      facts.distance += Math.hypot(
        (x[frame] as number) - (x[before] as number),
        (y[frame] as number) - (y[before] as number),
        height - (z[before] as number),
      );
    }
    lastLife = life[frame] as number;
    if (car.updated[frame] === 1) {
      speedSum += speed;
      updates += 1;
    }
    if (presence[frame] !== PRESENCE.alive) {
      sliding = false;
      continue;
    }
    const delta = clock.delta[frame] as number;
    facts.trackedSeconds += delta;
    if (speed < BOOST_SPEED) facts.slowSeconds += delta;
    else if (speed < SUPERSONIC_SPEED) facts.boostSpeedSeconds += delta;
    else facts.supersonicSeconds += delta;
    const grounded = height <= GROUND_MAX_Z;
    if (grounded) facts.groundSeconds += delta;
    else if (height <= LOW_AIR_MAX_Z) facts.lowAirSeconds += delta;
    else facts.highAirSeconds += delta;
    const slides = grounded && car.handbrake[frame] === 1;
    if (slides) {
      facts.powerslideSeconds += delta;
      if (!sliding) facts.powerslides += 1;
    }
    sliding = slides;
  }
  if (updates > 0) facts.averageSpeed = speedSum / updates;
  return facts;
}
