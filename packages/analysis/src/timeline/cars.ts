import {
  type AttributeHandlers,
  DecodeError,
  getRigidBodyScale,
  type RawVector,
  type ReplayBody,
  type RigidBodyScale,
  type Spawn,
} from '@datacoach/replay';
import { getActorKind } from './actor-kinds.ts';
import { type BoostChange, CarTable, WRITTEN } from './car-table.ts';
import { forLive, type TimelinePart } from './concern.ts';
import { createMovingBody, type MovingBody, updateBody, writeBody } from './moving-body.ts';
import type { PlayerRecord, PlayerRecords } from './player-records.ts';
import { PRESENCE, UNKNOWN_BOOST } from './tracks.ts';

/** Neutral byte of throttle and steer; never sent because it is the default. */
const NEUTRAL_INPUT = 128;
/**
 * Maximum car rows that a timeline allocates memory for, about 200 MB. A real match needs under 200,000 (14,000 for
 * each of a dozen players who come and go); a hostile file could ask for gigabytes.
 */
const MAX_ROWS = 3_000_000;

export interface CarActor extends MovingBody {
  actorId: number;
  record: PlayerRecord | null;
  /** PRI actor whose record to use as soon as it exists. */
  ownerActor: number | null;
  life: number;
  copy: boolean;
  demolished: boolean;
  /** Where it spawned, uu. */
  position: RawVector | null;
  /** First frame with a row, -1 before that. */
  firstFrame: number;
  inputsChanged: boolean;
  boostChanged: boolean;
  /** Raw, `UNKNOWN_BOOST` until replicated. */
  boost: number;
  boostUpdated: boolean;
  boostGranted: boolean;
  boosting: boolean;
  handbrake: boolean;
  throttle: number;
  steer: number;
}

function createCar(actorId: number, position: RawVector | null): CarActor {
  return {
    ...createMovingBody(),
    actorId,
    position,
    firstFrame: -1,
    record: null,
    ownerActor: null,
    life: 0,
    copy: false,
    demolished: false,
    inputsChanged: false,
    boostChanged: false,
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
export class Cars implements TimelinePart {
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
    const on = forLive(this.#live);
    this.attributes = {
      'TAGame.RBActor_TA:ReplicatedRBState': on((car, body) => {
        if (this.#scale) updateBody(car, body, this.#scale);
      }),
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
    this.#scale = getRigidBodyScale(body.header.version);
  }

  spawned(spawn: Spawn): void {
    if (getActorKind(spawn.className) !== 'car') return;
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
    // A car that spawned before its player switched teams.
    if (car.record?.next) car.ownerActor ??= car.record.actorId;
    if (car.ownerActor === null) return;
    const record = this.#players.record(car.ownerActor);
    if (record === undefined) return;
    car.ownerActor = null;
    if (record === car.record) return;
    car.record = record;
    car.firstFrame = -1;
    car.life = (this.#lives.get(record) ?? 0) + 1;
    this.#lives.set(record, car.life);
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
      writeBody(columns, frame, car);
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
