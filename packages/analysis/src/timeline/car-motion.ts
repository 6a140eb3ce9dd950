import type { Pose } from '../model/box-gap.ts';
import type { CarTrack, ClockTrack } from './tracks.ts';

/** Updates farther apart than this are not interpolated, s: the car may have turned or bounced in between. */
const MAX_BRIDGE_SECONDS = 0.3;
/** Maximum time a body is extrapolated beyond its nearest update, s. */
const MAX_LEAD_SECONDS = 0.15;

/** A car's position at any time: cars are updated in a third to all of the frames (game-and-stats.md 1.8). */
export interface CarMotion {
  /** Last frame at or before each frame with an update of the same life; -1 for none. */
  readonly before: Int32Array;
  /** First frame at or after each frame with an update of the same life; -1 for none. */
  readonly after: Int32Array;
  /**
   * Writes the pose at `elapsed` seconds into `out`: interpolated between the updates around it, or else extrapolated
   * with the velocity of the nearest one. Returns false if the car has no update near `frame`.
   *
   * @param frame the frame that `elapsed` is in or next to
   */
  poseAt(elapsed: number, frame: number, out: Pose): boolean;
}

const motions = new WeakMap<CarTrack, CarMotion>();

export function calculateCarMotion(car: CarTrack, clock: ClockTrack): CarMotion {
  let motion = motions.get(car);
  if (motion === undefined) {
    motion = createCarMotion(car, clock);
    motions.set(car, motion);
  }
  return motion;
}

function createCarMotion(car: CarTrack, clock: ClockTrack): CarMotion {
  const frames = car.updated.length;
  const before = new Int32Array(frames).fill(-1);
  const after = new Int32Array(frames).fill(-1);
  for (let frame = 0, last = -1; frame < frames; frame++) {
    if (car.updated[frame] === 1) last = frame;
    else if (last >= 0 && car.life[last] !== car.life[frame]) last = -1;
    before[frame] = last;
  }
  for (let frame = frames - 1, next = -1; frame >= 0; frame--) {
    if (car.updated[frame] === 1) next = frame;
    else if (next >= 0 && car.life[next] !== car.life[frame]) next = -1;
    after[frame] = next;
  }
  const { elapsed: time } = clock;

  const lead = (from: number, elapsed: number, out: Pose): void => {
    const target = elapsed - time[from]!;
    const dt = Math.max(-MAX_LEAD_SECONDS, Math.min(MAX_LEAD_SECONDS, target));
    out.x = car.x[from]! + car.vx[from]! * dt;
    out.y = car.y[from]! + car.vy[from]! * dt;
    out.z = car.z[from]! + car.vz[from]! * dt;
    out.qx = car.qx[from]!;
    out.qy = car.qy[from]!;
    out.qz = car.qz[from]!;
    out.qw = car.qw[from]!;
  };

  const poseAt = (elapsed: number, frame: number, out: Pose): boolean => {
    let a = before[frame]!;
    let b = after[frame]!;
    while (a >= 0 && time[a]! > elapsed) {
      b = a;
      a = a > 0 && car.life[a - 1] === car.life[a] ? before[a - 1]! : -1;
    }
    while (b >= 0 && time[b]! < elapsed) {
      a = b;
      b = b + 1 < frames && car.life[b + 1] === car.life[b] ? after[b + 1]! : -1;
    }
    if (a < 0 && b < 0) return false;
    if (a < 0 || b < 0 || a === b) {
      lead(a < 0 ? b : a, elapsed, out);
      return true;
    }
    const span = time[b]! - time[a]!;
    if (span > MAX_BRIDGE_SECONDS || span <= 0) {
      lead(elapsed - time[a]! < time[b]! - elapsed ? a : b, elapsed, out);
      return true;
    }
    interpolate(car, a, b, span, (elapsed - time[a]!) / span, out);
    return true;
  };
  return { before, after, poseAt };
}

/** Interpolates with a cubic Hermite for the position and a normalized linear blend for the rotation. */
function interpolate(car: CarTrack, a: number, b: number, span: number, s: number, out: Pose): void {
  const s2 = s * s;
  const s3 = s2 * s;
  const pa = 2 * s3 - 3 * s2 + 1;
  const pb = 1 - pa;
  const va = (s3 - 2 * s2 + s) * span;
  const vb = (s3 - s2) * span;
  out.x = pa * car.x[a]! + pb * car.x[b]! + va * car.vx[a]! + vb * car.vx[b]!;
  out.y = pa * car.y[a]! + pb * car.y[b]! + va * car.vy[a]! + vb * car.vy[b]!;
  out.z = pa * car.z[a]! + pb * car.z[b]! + va * car.vz[a]! + vb * car.vz[b]!;
  const dot =
    car.qx[a]! * car.qx[b]! + car.qy[a]! * car.qy[b]! + car.qz[a]! * car.qz[b]! + car.qw[a]! * car.qw[b]!;
  const wa = 1 - s;
  const wb = dot < 0 ? -s : s; // q and -q are the same rotation: take the shorter way
  const qx = wa * car.qx[a]! + wb * car.qx[b]!;
  const qy = wa * car.qy[a]! + wb * car.qy[b]!;
  const qz = wa * car.qz[a]! + wb * car.qz[b]!;
  const qw = wa * car.qw[a]! + wb * car.qw[b]!;
  const length = Math.sqrt(qx * qx + qy * qy + qz * qz + qw * qw) || 1;
  out.qx = qx / length;
  out.qy = qy / length;
  out.qz = qz / length;
  out.qw = qw / length;
}
