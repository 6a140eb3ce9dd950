import { type CarMotion, carMotion } from '../../timeline/car-motion.ts';
import type { CarTrack } from '../../timeline/tracks.ts';
import type { MatchView } from '../match-view.ts';
import type { CarContact } from './find-contacts.ts';
import { IMPULSE_SECONDS } from './thresholds.ts';

/** A contact seen from one of its cars, uu/s along the line between the two. */
export interface Impact {
  /** How fast this car came towards the other. */
  approach: number;
  /** By how much the other was knocked away. */
  impulse: number;
}

/** @returns both cars' sides; null when a car has no update around the contact */
export function measureImpact(
  match: MatchView,
  { a, b, frame }: CarContact,
): readonly [Impact, Impact] | null {
  const { clock } = match;
  const now = clock.elapsed[frame]!;
  const early = match.frameAt(now - IMPULSE_SECONDS / 2);
  const late = Math.min(match.frameAt(now + IMPULSE_SECONDS), match.frames - 1);
  const spanA = updatesAround(carMotion(a.car, clock), a.car, early, late);
  const spanB = updatesAround(carMotion(b.car, clock), b.car, early, late);
  if (spanA === null || spanB === null) return null;
  const before = Math.max(spanA[0], spanB[0]);
  let nx = b.car.x[before]! - a.car.x[before]!;
  let ny = b.car.y[before]! - a.car.y[before]!;
  let nz = b.car.z[before]! - a.car.z[before]!;
  const length = Math.hypot(nx, ny, nz);
  if (length === 0) return null;
  nx /= length;
  ny /= length;
  nz /= length;
  const along = (car: CarTrack, at: number): number => car.vx[at]! * nx + car.vy[at]! * ny + car.vz[at]! * nz;
  const approachA = along(a.car, spanA[0]);
  const approachB = -along(b.car, spanB[0]);
  return [
    { approach: approachA, impulse: along(b.car, spanB[1]) - along(b.car, spanB[0]) },
    { approach: approachB, impulse: along(a.car, spanA[0]) - along(a.car, spanA[1]) },
  ];
}

/** Updates of one life before and after a contact. */
function updatesAround(
  { before, after }: CarMotion,
  car: CarTrack,
  early: number,
  late: number,
): readonly [number, number] | null {
  const first = before[early]!;
  const last = after[late]!;
  return first < 0 || last < 0 || car.life[first] !== car.life[last] ? null : [first, last];
}
