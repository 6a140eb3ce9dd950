import type { AttributeHandlers, Spawn } from '@datacoach/replay';
import type { CarActor, Cars } from './cars.ts';
import type { ComponentLink, ComponentLinks } from './component-links.ts';
import { forLive, type TimelinePart } from './concern.ts';
import type { PlayerRecord } from './player-records.ts';

export const MOVE_KINDS = ['jump', 'doubleJump', 'dodge', 'autoFlip'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** A car component of the player that became active: a jump, a dodge … */
export interface Move {
  frame: number;
  record: PlayerRecord;
  kind: MoveKind;
  /** Dodge direction in car axes, a unit vector; null for other moves, for stalls and in files without torque. */
  direction: { forward: number; right: number } | null;
}

/** A flip that the game gave back to a car in the air (files from 2026-03 on). */
export interface DodgeRefresh {
  frame: number;
  record: PlayerRecord;
}

/** Maximum torque of a dodge, stored integers: x is roll, y is pitch (game-and-stats.md 3.24). */
const MAX_TORQUE = { roll: 260, pitch: 224 } as const;

/** A dodge with less torque than this has no direction: in a stall, the inputs cancel each other out. */
const MIN_TORQUE = 0.2;

/** Always a unit vector: Knockout's dodges are 3.6 times as strong as soccar's [M]. */
function toDirection({ x, y }: { x: number; y: number }): Move['direction'] {
  const forward = y / MAX_TORQUE.pitch;
  const right = -x / MAX_TORQUE.roll;
  const size = Math.hypot(forward, right);
  return size < MIN_TORQUE ? null : { forward: forward / size, right: right / size };
}

interface Component {
  kind: MoveKind;
  link: ComponentLink;
  /** Activation counter, odd while active. */
  counter: number;
  /** Activations in this frame. */
  pending: number;
  direction: Move['direction'];
  /** Changes from before its car was known. */
  unclaimed: { frame: number; direction: Move['direction'] }[];
}

/** Tracks jump, double jump, dodge and auto-flip components, and the cars' dodge refresh counter. */
export class Moves implements TimelinePart {
  readonly attributes: AttributeHandlers;
  readonly all: Move[] = [];
  readonly refreshes: DodgeRefresh[] = [];
  readonly #cars: Cars;
  readonly #links: ComponentLinks;
  readonly #live = new Map<number, Component>();
  readonly #refreshCounters = new Map<number, number>();
  #pendingRefreshes: number[] = [];
  /** A component did something that isn't recorded yet. */
  #busy = false;
  #first = true;

  constructor(cars: Cars, links: ComponentLinks) {
    this.#cars = cars;
    this.#links = links;
    const on = forLive(this.#live);
    this.attributes = {
      'TAGame.CarComponent_TA:ReplicatedActive': on((component, value) => this.#activate(component, value)),
      'TAGame.CarComponent_Dodge_TA:DodgeTorque': on((component, torque) => {
        component.direction = toDirection(torque);
      }),
      'TAGame.Car_TA:DodgesRefreshedCounter': (actorId, value) => {
        const before = this.#refreshCounters.get(actorId);
        this.#refreshCounters.set(actorId, value);
        // Counting starts at the first value after a spawn, but a new car starts at 0.
        if (value > (before ?? value)) this.#pendingRefreshes.push(actorId);
      },
    };
  }

  spawned(spawn: Spawn): void {
    this.#refreshCounters.delete(spawn.actorId);
    const link = this.#links.of(spawn.actorId);
    if (link === undefined || link.kind === 'boost') return;
    const { kind } = link;
    this.#live.set(spawn.actorId, { kind, link, counter: 0, pending: 0, direction: null, unclaimed: [] });
  }

  destroyed(actorId: number): void {
    this.#refreshCounters.delete(actorId);
    const component = this.#live.get(actorId);
    if (component === undefined) return;
    this.#live.delete(actorId);
    this.#claim(component, component.link.car ?? component.link.guess);
  }

  endFrame(frame: number): void {
    this.#first = false;
    if (this.#busy) this.#settle(frame);
    if (this.#pendingRefreshes.length === 0) return;
    for (const actorId of this.#pendingRefreshes) {
      const car = this.#cars.get(actorId);
      const record = car ? this.#findOwner(car) : null;
      if (record) this.refreshes.push({ frame, record });
    }
    this.#pendingRefreshes = [];
  }

  #settle(frame: number): void {
    this.#busy = false;
    for (const component of this.#live.values()) {
      if (component.pending > 0) {
        const direction = component.kind === 'dodge' ? component.direction : null;
        component.unclaimed.push({ frame, direction });
        component.pending = 0;
      }
      if (component.unclaimed.length === 0) continue;
      this.#claim(component, component.link.car);
      this.#busy ||= component.unclaimed.length > 0;
    }
  }

  /** Records the moves of components whose car is still only a guess when the recording ends, and sorts all moves. */
  finish(): void {
    for (const actorId of [...this.#live.keys()]) this.destroyed(actorId);
    this.all.sort((a, b) => a.frame - b.frame);
  }

  /** The counter is odd while active; one that rose by two was active between two updates. */
  #activate(component: Component, counter: number): void {
    const before = component.counter;
    component.counter = counter;
    // Values in the first frame are from before the recording.
    if (this.#first || before === counter) return;
    const rise = (counter - before) & 0xff;
    const startsInactive = (before & 1) === 0;
    if (rise < 2 && !startsInactive) return;
    component.pending += 1;
    this.#busy = true;
  }

  #claim(component: Component, car: CarActor | null): void {
    if (car === null) return;
    const record = this.#findOwner(car);
    const { kind, unclaimed } = component;
    if (record)
      this.all.push(...unclaimed.map(({ frame, direction }) => ({ frame, record, kind, direction })));
    component.unclaimed = [];
  }

  #findOwner(car: CarActor): PlayerRecord | null {
    return car.copy ? null : this.#cars.owner(car);
  }
}
