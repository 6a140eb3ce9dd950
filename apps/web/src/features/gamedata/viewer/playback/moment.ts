import { FULL_STEER, type ViewerTracks } from '@datacoach/analysis/metadata';
import { interpolateBody, MAX_SPEED, type Position, type Rotation } from './interpolate-body.ts';
import { findFrame } from './playback.ts';

export interface BodyMoment extends Position {
  turn: Rotation;
  /** uu/s. */
  velocity: Position;
}

export interface CarMoment extends BodyMoment {
  /** 0-100; null in files without amounts. */
  boost: number | null;
  boosting: boolean;
  /** -1 full left, 1 full right. */
  steer: number;
  ballCam: boolean;
}

/** Everything on the field at one time. */
export interface Moment {
  frame: number;
  time: number;
  /** Null if it has exploded or isn't on the field. */
  ball: BodyMoment | null;
  /** By index in the tracks' players; null for a car that is demolished or not there. */
  cars: readonly (CarMoment | null)[];
}

/** Returns a function that reads the field at any time, even between frames. */
export interface MomentReader {
  (time: number): Moment;
  /** One car alone. */
  readonly car: (index: number, time: number) => CarMoment | null;
}

const ALIVE = 1;
const COUNTDOWN = 1;
const MAX_RAW_BOOST = 255;
const PERCENT = 100;

/** Supersonic from this speed on, uu/s (game-and-stats.md 1.4). */
const SUPERSONIC = 2200;

export const calculateSpeed = ({ velocity: { x, y, z } }: BodyMoment): number => Math.hypot(x, y, z);
export const isSupersonic = (car: BodyMoment): boolean => calculateSpeed(car) >= SUPERSONIC;

export function createMomentReader(tracks: ViewerTracks): MomentReader {
  const { elapsed, phase } = tracks.clock;
  const { ball } = tracks;
  const isKickoffReset = (frame: number) => phase[frame] === COUNTDOWN && phase[frame - 1] !== COUNTDOWN;
  const isBallPresent = (frame: number) => ball.present[frame] === 1 && ball.exploded[frame] !== 1;
  const ballPath = interpolateBody(elapsed, ball, isBallPresent, MAX_SPEED.ball, isKickoffReset);
  const cars = tracks.players.map(({ car, ballCam }) => {
    if (!car) return () => null;
    const isAlive = (frame: number) => car.presence[frame] === ALIVE;
    const path = interpolateBody(elapsed, car, isAlive, MAX_SPEED.car, isKickoffReset);
    return (frame: number, time: number): CarMoment | null => {
      if (!isAlive(frame)) return null;
      const between = path.getSpan(frame, time);
      const boost = car.boost[frame] ?? -1;
      return {
        ...path.getPosition(between),
        turn: path.getRotation(between),
        velocity: path.getVelocity(between),
        boost: boost < 0 ? null : (boost * PERCENT) / MAX_RAW_BOOST,
        boosting: car.boosting[frame] === 1,
        steer: (car.steer[frame] ?? 0) / FULL_STEER,
        // Files that don't say get the setting most players use.
        ballCam: ballCam.findLast((one) => one.frame <= frame)?.on ?? ballCam.length === 0,
      };
    };
  });
  const getFrame = (time: number) => Math.max(findFrame(elapsed, time), 0);
  const readMoment = (time: number): Moment => {
    const frame = getFrame(time);
    const span = ballPath.getSpan(frame, time);
    return {
      frame,
      time,
      ball: isBallPresent(frame)
        ? {
            ...ballPath.getPosition(span),
            turn: ballPath.getRotation(span),
            velocity: ballPath.getVelocity(span),
          }
        : null,
      cars: cars.map((car) => car(frame, time)),
    };
  };
  return Object.assign(readMoment, {
    car: (index: number, time: number) => cars[index]?.(getFrame(time), time) ?? null,
  });
}
