import { createNearestSurface, nearestSurface, SURFACES, type Surface } from '../../model/surface.ts';
import { createCarAxes, readCarAxes } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { PRESENCE } from '../../timeline/tracks.ts';
import { WHEEL_GAP_UU, WHEEL_UPRIGHT } from './thresholds.ts';

/** Codes of the contact column besides the surfaces. */
export const NO_CAR = 255;
export const IN_AIR = 254;

const axes = createCarAxes();
const nearest = createNearestSurface();

/**
 * What a car stands on, per frame: index into `SURFACES`, `IN_AIR`, or `NO_CAR` outside play. Holds the last update's
 * value in between.
 */
export function wheelContacts(match: MatchView, { car }: PlayerView): Uint8Array {
  const contacts = new Uint8Array(match.frames);
  let code = NO_CAR;
  for (let frame = 0; frame < match.frames; frame++) {
    if (match.motion[frame] !== 1 || car.presence[frame] !== PRESENCE.alive) code = NO_CAR;
    else if (code === NO_CAR || car.updated[frame] === 1) {
      nearestSurface(car.x[frame]!, car.y[frame]!, car.z[frame]!, nearest);
      code = IN_AIR;
      if (nearest.gap <= WHEEL_GAP_UU) {
        readCarAxes(car, frame, axes);
        const upright = axes.upX * nearest.normalX + axes.upY * nearest.normalY + axes.upZ * nearest.normalZ;
        if (upright >= WHEEL_UPRIGHT) code = SURFACES.indexOf(nearest.surface);
      }
    }
    contacts[frame] = code;
  }
  return contacts;
}

export function contactSurface(code: number): Surface | null {
  return SURFACES[code] ?? null;
}
