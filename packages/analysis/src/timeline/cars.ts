import {
  type AttributeHandlers,
  DecodeError,
  legacyQuaternion,
  type RawVector,
  type ReplayBody,
  type RigidBody,
  type RigidBodyScale,
  rigidBodyScale,
  type Spawn,
} from '@datacoach/replay';
import { actorKind } from './actor-kinds.ts';
import { type BoostChange, CarTable, WRITTEN } from './car-table.ts';
import type { Concern } from './concern.ts';
import type { PlayerRecord, PlayerRecords } from './player-records.ts';
import { PRESENCE, UNKNOWN_BOOST } from './tracks.ts';

/** Neutral byte of throttle and steer; never sent because it is the default. */
const NEUTRAL_INPUT = 128;
/**
 * Maximum car rows that a timeline allocates memory for, about 200 MB. A real match needs under 200,000 (14,000 for
 * each of a dozen players who come and go); a hostile file could ask for gigabytes.
 */
const MAX_ROWS = 3_000_000;

/** A live car. Physical values are in uu, uu/s, rad/s. */
export interface CarActor {
  actorId: number;
  record: PlayerRecord | null;
  /** PRI actor whose record to use as soon as it exists. */
  ownerActor: number | null;
  life: number;
  hasBody: boolean;
  copy: boolean;
  demolished: boolean;
  updated: boolean;
  /** Where it spawned, uu. */
  place: RawVector | null;
  /** First frame with a row, -1 before that. */
  firstFrame: number;
  /** Inputs changed in this frame. */
  inputsChanged: boolean;
  boostChanged: boolean;
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
  qx: number;
  qy: number;
  qz: number;
  qw: number;
  wx: number;
  wy: number;
  wz: number;
  /** Raw, `UNKNOWN_BOOST` until replicated. */
  boost: number;
  boostUpdated: boolean;
  boostGranted: boolean;
  boosting: boolean;
  handbrake: boolean;
  throttle: number;
  steer: number;
}

function createCar(actorId: number, place: RawVector | null): CarActor {
  return {
    actorId,
    place,
    firstFrame: -1,
    record: null,
    ownerActor: null,
    life: 0,
    hasBody: false,
    copy: false,
    demolished: false,
    updated: false,
    inputsChanged: false,
    boostChanged: false,
    x: 0,
    y: 0,
    z: 0,
    vx: 0,
    vy: 0,
    vz: 0,
    qx: 0,
    qy: 0,
    qz: 0,
    qw: 1,
    wx: 0,
    wy: 0,
    wz: 0,
    boost: UNKNOWN_BOOST,
    boostUpdated: false,
    boostGranted: false,
    boosting: false,
    handbrake: false,
    throttle: NEUTRAL_INPUT,
    steer: NEUTRAL_INPUT,
  };
}

/** Tracks the cars: owner, position, speed, inputs. Writes one row per frame and player with a car. */
export class Cars implements Concern {
  readonly attributes: AttributeHandlers;
  readonly #players: PlayerRecords;
  readonly #live = new Map<number, CarActor>();
  readonly #lives = new Map<PlayerRecord, number>();
  /** Frames in which all cars are copies: the game is playing a goal replay, whatever its state says. */
  readonly playbackFrames: number[] = [];
  #scale: RigidBodyScale | null = null;
  /** Initial rows of a new table. */
  #firstRows = 1;
  /** Rows that all records' tables have memory for. */
  #rows = 0;

  constructor(players: PlayerRecords) {
    this.#players = players;
    const on =
      <V>(apply: (car: CarActor, value: V) => void) =>
      (actorId: number, value: V): void => {
        const car = this.#live.get(actorId);
        if (car !== undefined) apply(car, value);
      };
    this.attributes = {
      'TAGame.RBActor_TA:ReplicatedRBState': on((car, body) => this.#move(car, body)),
      'TAGame.RBActor_TA:bReplayActor': on((car, value) => {
        car.copy ||= value;
      }),
      'Engine.Pawn:PlayerReplicationInfo': on((car, value) => {
        if (value.actor && value.id >= 0) car.ownerActor = value.id;
      }),
      'TAGame.Vehicle_TA:bReplicatedHandbrake': on((car, value) => {
        car.handbrake = value;
        car.inputsChanged = true;
      }),
      'TAGame.Vehicle_TA:ReplicatedThrottle': on((car, value) => {
        car.throttle = value;
        car.inputsChanged = true;
      }),
      'TAGame.Vehicle_TA:ReplicatedSteer': on((car, value) => {
        car.steer = value;
        car.inputsChanged = true;
      }),
    };
  }

  start(body: ReplayBody, rows: number): void {
    this.#firstRows = rows;
    this.#scale = rigidBodyScale(body.header.version);
  }

  spawned(spawn: Spawn): void {
    if (actorKind(spawn.className) !== 'car') return;
    this.#live.delete(spawn.actorId); // keep the map in order of age
    this.#live.set(spawn.actorId, createCar(spawn.actorId, spawn.location));
  }

  destroyed(actorId: number): void {
    this.#live.delete(actorId);
  }

  get(actorId: number): CarActor | undefined {
    return this.#live.get(actorId);
  }

  live(): Iterable<CarActor> {
    return this.#live.values();
  }

  /** Writes a car's boost changes into existing rows; `initial` is the amount for a car that sent none. */
  fillBoostBack(car: CarActor, changes: readonly BoostChange[], initial: number): void {
    this.#settleOwner(car);
    if (car.firstFrame < 0) return;
    car.record?.cars?.fillBoostBack(car.life, car.firstFrame, changes, initial);
  }

  /** Returns the player record behind a car, even before the link is settled. */
  owner(car: CarActor): PlayerRecord | null {
    this.#settleOwner(car);
    return car.record;
  }

  endFrame(frame: number): void {
    let copies = 0;
    for (const car of this.#live.values()) {
      if (car.copy) copies += 1;
      this.#settleOwner(car);
      if (car.record !== null && car.hasBody && !car.copy) this.#write(car, car.record, frame);
      car.updated = false;
      car.inputsChanged = false;
      car.boostChanged = false;
      car.boostUpdated = false;
      car.boostGranted = false;
    }
    if (copies > 0 && copies === this.#live.size) this.playbackFrames.push(frame);
  }

  #settleOwner(car: CarActor): void {
    if (car.ownerActor === null) return;
    const record = this.#players.record(car.ownerActor);
    if (record === undefined) return;
    car.ownerActor = null;
    if (record === car.record) return;
    car.record = record;
    car.life = (this.#lives.get(record) ?? 0) + 1;
    this.#lives.set(record, car.life);
  }

  #move(car: CarActor, body: RigidBody): void {
    if (this.#scale === null) return;
    const { location, linearVelocity, angularVelocity, quaternion } = this.#scale;
    car.hasBody = true;
    car.updated = true;
    car.x = body.x * location;
    car.y = body.y * location;
    car.z = body.z * location;
    car.vx = body.vx * linearVelocity;
    car.vy = body.vy * linearVelocity;
    car.vz = body.vz * linearVelocity;
    car.wx = body.wx * angularVelocity;
    car.wy = body.wy * angularVelocity;
    car.wz = body.wz * angularVelocity;
    if (quaternion) {
      car.qx = body.qx;
      car.qy = body.qy;
      car.qz = body.qz;
      car.qw = body.qw;
    } else {
      [car.qx, car.qy, car.qz, car.qw] = legacyQuaternion(body.qx, body.qy, body.qz);
    }
  }

  #roomFor(record: PlayerRecord, frame: number): CarTable {
    const before = record.cars?.capacity ?? 0;
    if (frame < before) return record.cars as CarTable;
    const target = Math.max(this.#firstRows, frame + 1);
    if (this.#rows - before + target > MAX_ROWS) {
      throw new DecodeError('too-large', 'network', 0, `more than ${MAX_ROWS} car positions`);
    }
    const table = record.cars ?? new CarTable(this.#firstRows);
    record.cars = table;
    table.ensure(frame + 1);
    this.#rows += table.capacity - before;
    return table;
  }

  /** Cars come in order of age, so a player's new car overwrites the row of a wreck that is still present. */
  #write(car: CarActor, record: PlayerRecord, frame: number): void {
    const table = this.#roomFor(record, frame);
    const { columns } = table;
    const first = table.lastLife !== car.life || table.lastFrame !== frame - 1;
    table.lastLife = car.life;
    table.lastFrame = frame;
    if (car.firstFrame < 0) car.firstFrame = frame;
    columns.presence[frame] = car.demolished ? PRESENCE.demolished : PRESENCE.alive;
    columns.life[frame] = car.life;
    columns.updated[frame] = car.updated ? 1 : 0;
    columns.boostUpdated[frame] = car.boostUpdated ? 1 : 0;
    columns.boostGranted[frame] = car.boostGranted ? 1 : 0;
    let written = 0;
    if (car.updated || first) {
      written |= WRITTEN.body;
      columns.x[frame] = car.x;
      columns.y[frame] = car.y;
      columns.z[frame] = car.z;
      columns.vx[frame] = car.vx;
      columns.vy[frame] = car.vy;
      columns.vz[frame] = car.vz;
      columns.qx[frame] = car.qx;
      columns.qy[frame] = car.qy;
      columns.qz[frame] = car.qz;
      columns.qw[frame] = car.qw;
      columns.wx[frame] = car.wx;
      columns.wy[frame] = car.wy;
      columns.wz[frame] = car.wz;
    }
    if (car.boostChanged || first) {
      written |= WRITTEN.boost;
      columns.boost[frame] = car.boost;
      columns.boosting[frame] = car.boosting ? 1 : 0;
    }
    if (car.inputsChanged || first) {
      written |= WRITTEN.inputs;
      columns.handbrake[frame] = car.handbrake ? 1 : 0;
      columns.throttle[frame] = car.throttle;
      columns.steer[frame] = car.steer;
    }
    columns.written[frame] = written;
  }
}
