import type { AttributeHandlers, Spawn } from '@datacoach/replay';
import { derivesFrom } from '@datacoach/replay';
import type { Cars } from './cars.ts';
import type { Concern } from './concern.ts';
import type { PlayerRecord } from './player-records.ts';

export const MOVE_KINDS = ['jump', 'doubleJump', 'dodge', 'autoFlip'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** A car component of the player became active: he jumped, dodged … */
export interface Move {
  frame: number;
  record: PlayerRecord;
  kind: MoveKind;
  /** Dodge direction in car axes, a unit vector; null for other moves and files without torque. */
  direction: { forward: number; right: number } | null;
}

/** The game gave a car its flip back in the air (files from 2026-03 on). */
export interface DodgeRefresh {
  frame: number;
  record: PlayerRecord;
}

const COMPONENT_CLASSES: readonly (readonly [kind: MoveKind, ancestor: string])[] = [
  ['doubleJump', 'TAGame.CarComponent_DoubleJump_TA'],
  ['jump', 'TAGame.CarComponent_Jump_TA'],
  ['dodge', 'TAGame.CarComponent_Dodge_TA'],
  ['autoFlip', 'TAGame.CarComponent_FlipCar_TA'],
];

/** Largest torque a dodge gives, stored integers: x is roll, y is pitch (game-and-stats.md 3.24). */
const MAX_TORQUE = { roll: 260, pitch: 224 } as const;

interface Component {
  kind: MoveKind;
  carActor: number;
  /** Activation counter, odd while active. */
  counter: number;
  /** Activations of this frame. */
  pending: number;
  direction: Move['direction'];
}

/** Follows jump, double jump, dodge and auto-flip components, and the dodge refresh counter of the cars. */
export class Moves implements Concern {
  readonly attributes: AttributeHandlers;
  readonly all: Move[] = [];
  readonly refreshes: DodgeRefresh[] = [];
  readonly #cars: Cars;
  readonly #live = new Map<number, Component>();
  readonly #refreshCounters = new Map<number, number>();
  readonly #pendingRefreshes: number[] = [];
  #first = true;

  constructor(cars: Cars) {
    this.#cars = cars;
    this.attributes = {
      'TAGame.CarComponent_TA:Vehicle': (actorId, value) => {
        const component = this.#live.get(actorId);
        if (component && value.actor && value.id >= 0) component.carActor = value.id;
      },
      'TAGame.CarComponent_TA:ReplicatedActive': (actorId, value) => {
        const component = this.#live.get(actorId);
        if (component) this.#activate(component, value);
      },
      'TAGame.CarComponent_Dodge_TA:DodgeTorque': (actorId, { x, y }) => {
        const component = this.#live.get(actorId);
        if (component) component.direction = { forward: y / MAX_TORQUE.pitch, right: -x / MAX_TORQUE.roll };
      },
      'TAGame.Car_TA:DodgesRefreshedCounter': (actorId, value) => {
        const before = this.#refreshCounters.get(actorId);
        this.#refreshCounters.set(actorId, value);
        // The first value after a spawn is where counting begins, but a new car begins at 0.
        if (value > (before ?? value)) this.#pendingRefreshes.push(actorId);
      },
    };
  }

  spawned(spawn: Spawn): void {
    this.#refreshCounters.delete(spawn.actorId);
    const kind = COMPONENT_CLASSES.find(([, ancestor]) => derivesFrom(spawn.className, ancestor))?.[0];
    if (kind === undefined) return;
    this.#live.set(spawn.actorId, { kind, carActor: -1, counter: 0, pending: 0, direction: null });
  }

  destroyed(actorId: number): void {
    this.#live.delete(actorId);
    this.#refreshCounters.delete(actorId);
  }

  endFrame(frame: number): void {
    this.#first = false;
    for (const component of this.#live.values()) {
      if (component.pending === 0) continue;
      const record = this.#ownerOf(component.carActor);
      const direction = component.kind === 'dodge' ? component.direction : null;
      if (record) this.all.push({ frame, record, kind: component.kind, direction });
      component.pending = 0;
    }
    for (const actorId of this.#pendingRefreshes.splice(0)) {
      const record = this.#ownerOf(actorId);
      if (record) this.refreshes.push({ frame, record });
    }
  }

  /** The counter is odd while active; one that rose by two was active between two updates. */
  #activate(component: Component, counter: number): void {
    const before = component.counter;
    component.counter = counter;
    // What the first frame says happened before the recording.
    if (this.#first || before === counter) return;
    const rise = (counter - before) & 0xff;
    const startsInactive = (before & 1) === 0;
    if (rise >= 2 || startsInactive) component.pending += 1;
  }

  #ownerOf(carActor: number): PlayerRecord | null {
    const car = this.#cars.get(carActor);
    return car && !car.copy ? this.#cars.owner(car) : null;
  }
}
