import {
  getRigidBodyScale,
  type ObjectRef,
  type RawRotator,
  type RawVector,
  type ReplayVersion,
  type RigidBody,
} from '@datacoach/replay';
import type { Match, MatchPlayer } from '../match/match.ts';
import type { Ball } from '../physics/ball.ts';
import type { Car } from '../physics/car.ts';
import { halfTurns, length, type Quaternion, type Vector } from '../physics/geometry.ts';
import type { ActorRecorder } from './actor-recorder.ts';
import type { Era } from './era.ts';
import type { MatchTables } from './match-tables.ts';

/** Channel IDs of a car and its parts, and what was sent for them. */
export interface CarActors {
  car: number;
  boost: number;
  jump: number;
  doubleJump: number;
  dodge: number;
  /** Values of the ReplicatedActive counters, by channel: odd = active. */
  active: Map<number, number>;
  grantsSent: number;
}

/** State shared by all recording functions. */
export interface Recording {
  match: Match;
  recorder: ActorRecorder;
  tables: MatchTables;
  era: Era;
  gameEvent: number;
  gameInfo: number;
  teams: [number, number];
  players: Map<MatchPlayer, { info: number; camera: number }>;
  cars: Map<MatchPlayer, CarActors>;
  /** Cars of demolished players, which stay for a moment. */
  wrecks: { actors: CarActors; framesLeft: number }[];
  ball: number | null;
  /** Pads taken so far, by index. */
  pads: Map<number, { actor: number; counter: number }>;
  frame: number;
}

export const NO_TRANSFORM = () => ({ location: { x: 0, y: 0, z: 0 }, rotation: null });
export const NOT_PLACED = () => ({ location: null, rotation: null });
export const createActorRef = (id: number): ObjectRef => ({ actor: true, id });
export const objectRef = (id: number): ObjectRef => ({ actor: false, id });
export const NOTHING: ObjectRef = { actor: false, id: -1 };
/** Reference to an actor that no longer has a channel. */
export const GONE: ObjectRef = { actor: true, id: -1 };

/** Returns a body's stored integers in a version's units (replay-format.md 8.1). */
export function toRawCar(car: Car, version: ReplayVersion): RigidBody {
  return rawBody(version, car, car.orientation, halfTurns(car.orientation));
}

/** Returns the stored ball. Before net 7 its orientation stays level: nothing reads it. */
export function toRawBall(ball: Ball, version: ReplayVersion): RigidBody {
  return rawBody(version, ball, ball.orientation, { x: 0, y: 0, z: 0 });
}

export function toRawPosition({ x, y, z }: Vector): RawVector {
  return { x: Math.round(x), y: Math.round(y), z: Math.round(z) };
}

/** Returns the heading in 256ths of a turn, as a signed byte. */
export function toRawHeading(yaw: number): RawRotator {
  const units = Math.round((yaw * 128) / Math.PI);
  return { pitch: null, yaw: ((units + 128) & 255) - 128, roll: null };
}

function rawBody(
  version: ReplayVersion,
  body: { position: Vector; velocity: Vector; angular: Vector },
  orientation: Quaternion,
  turns: Vector,
): RigidBody {
  const scales = getRigidBodyScale(version);
  const raw = (value: number, unit: number) => Math.round(value / unit) + 0;
  const rotation = scales.quaternion
    ? { qx: orientation.x, qy: orientation.y, qz: orientation.z, qw: orientation.w }
    : { qx: turns.x, qy: turns.y, qz: turns.z, qw: 0 };
  const { position, velocity, angular } = body;
  return {
    sleeping: length(velocity) === 0 && length(angular) === 0,
    x: raw(position.x, scales.location),
    y: raw(position.y, scales.location),
    z: raw(position.z, scales.location),
    ...rotation,
    vx: raw(velocity.x, scales.linearVelocity),
    vy: raw(velocity.y, scales.linearVelocity),
    vz: raw(velocity.z, scales.linearVelocity),
    wx: raw(angular.x, scales.angularVelocity),
    wy: raw(angular.y, scales.angularVelocity),
    wz: raw(angular.z, scales.angularVelocity),
  };
}
