import { type CarMotion, carMotion } from '../../timeline/car-motion.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { CarTrack } from '../../timeline/tracks.ts';
import type { CarContact } from './find-contacts.ts';
import { IMPULSE_SECONDS } from './thresholds.ts';

/** A contact seen from one of its cars, uu/s along the line between the two. */
export interface Impact {
  /** How fast this car came towards the other. */
  approach: number;
  /** By how much the other was knocked away. */
  impulse: number;
}

/**
 * @param frame frame of the contact
 * @returns both cars' sides; null when a car has no update around it
 */
export function measureImpact(
  match: MatchView,
  { a, b }: CarContact,
  frame: number,
): readonly [Impact, Impact] | null {
  const { clock } = match;
  const now = clock.elapsed[frame]!;
  const early = frameBefore(match, now - IMPULSE_SECONDS / 2);
  const late = Math.min(match.frameAt(now + IMPULSE_SECONDS), match.frames - 1);
  const spanA = updatesAround(carMotion(a.car, clock), a.car, early, late);
  const spanB = updatesAround(carMotion(b.car, clock), b.car, early, late);
  if (spanA === null || spanB === null) return null;
  // From one car to the other, both moved on to the same moment.
  const moment = Math.max(clock.elapsed[spanA[0]]!, clock.elapsed[spanB[0]]!);
  const aheadA = moment - clock.elapsed[spanA[0]]!;
  const aheadB = moment - clock.elapsed[spanB[0]]!;
  const between = (
    from: Float32Array,
    fromSpeed: Float32Array,
    to: Float32Array,
    toSpeed: Float32Array,
  ): number => to[spanB[0]]! + toSpeed[spanB[0]]! * aheadB - from[spanA[0]]! - fromSpeed[spanA[0]]! * aheadA;
  let nx = between(a.car.x, a.car.vx, b.car.x, b.car.vx);
  let ny = between(a.car.y, a.car.vy, b.car.y, b.car.vy);
  let nz = between(a.car.z, a.car.vz, b.car.z, b.car.vz);
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

/** Last frame at or before a time. */
function frameBefore({ frameAt, clock, frames }: MatchView, time: number): number {
  const next = Math.min(frameAt(time), frames - 1);
  return next > 0 && clock.elapsed[next]! > time ? next - 1 : next;
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
