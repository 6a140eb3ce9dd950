import type { ViewerTracks } from '@datacoach/analysis/metadata';
import type { PaintedPicture, Picture } from '../../../../shared/viewer/viewer-handle.ts';
import { type Between, followBody, type Place } from './follow-body.ts';
import { frameAt } from './playback.ts';

/** Rotation of a car as a unit quaternion, from car axes to field axes. */
export interface Turn {
  x: number;
  y: number;
  z: number;
  w: number;
}

export interface CarMoment extends Place {
  turn: Turn;
  /** 0-100; null in files without amounts. */
  boost: number | null;
  boosting: boolean;
}

/** Everything on the field at one time. */
export interface Moment {
  frame: number;
  time: number;
  /** Null when it has exploded or isn't there. */
  ball: Place | null;
  /** By index in the tracks' players; null for a car that is demolished or not there. */
  cars: readonly (CarMoment | null)[];
}

const ALIVE = 1;
const RAW_FULL_BOOST = 255;
const PERCENT = 100;

/** Returns a function that reads the field at any time, even between frames. */
export function momentReader(tracks: ViewerTracks): (time: number) => Moment {
  const { elapsed } = tracks.clock;
  const { ball } = tracks;
  const ballThere = (frame: number) => ball.present[frame] === 1 && ball.exploded[frame] !== 1;
  const ballPath = followBody(elapsed, ball, ballThere);
  const cars = tracks.players.map(({ car }) => {
    if (!car) return () => null;
    const alive = (frame: number) => car.presence[frame] === ALIVE;
    const path = followBody(elapsed, car, alive);
    return (frame: number, time: number): CarMoment | null => {
      if (!alive(frame)) return null;
      const between = path.between(frame, time);
      const boost = car.boost[frame] ?? -1;
      return {
        ...path.place(between),
        turn: turnBetween(car, between),
        boost: boost < 0 ? null : (boost * PERCENT) / RAW_FULL_BOOST,
        boosting: car.boosting[frame] === 1,
      };
    };
  });
  return (time) => {
    const frame = Math.max(frameAt(elapsed, time), 0);
    return {
      frame,
      time,
      ball: ballThere(frame) ? ballPath.place(ballPath.between(frame, time)) : null,
      cars: cars.map((read) => read(frame, time)),
    };
  };
}

interface TurnColumns {
  qx: ArrayLike<number>;
  qy: ArrayLike<number>;
  qz: ArrayLike<number>;
  qw: ArrayLike<number>;
}

/** Linear interpolation of two near rotations, normalized: at 30 updates a second it looks the same as slerp. */
function turnBetween({ qx, qy, qz, qw }: TurnColumns, { from, to, share }: Between): Turn {
  const read = (frame: number) => [qx[frame] ?? 0, qy[frame] ?? 0, qz[frame] ?? 0, qw[frame] ?? 1] as const;
  const [a, b] = [read(from), read(to)];
  // Both signs are the same rotation: use the nearer one.
  const sign = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  const mix = (i: 0 | 1 | 2 | 3) => a[i] * (1 - share) + sign * b[i] * share;
  const [x, y, z, w] = [mix(0), mix(1), mix(2), mix(3)];
  const length = Math.hypot(x, y, z, w) || 1;
  return { x: x / length, y: y / length, z: z / length, w: w / length };
}

/** Passes each painted picture on to its subscribers. */
export function createPicture(): Picture & { readonly painted: (picture: PaintedPicture) => void } {
  const listeners = new Set<(picture: PaintedPicture) => void>();
  let last: PaintedPicture | null = null;
  return {
    current: () => last,
    onPaint(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    painted(picture) {
      last = picture;
      for (const listener of listeners) listener(picture);
    },
  };
}
