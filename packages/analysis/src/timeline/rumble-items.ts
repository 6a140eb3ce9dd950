import type { AttributeHandlers, ReplayBody, Spawn } from '@datacoach/replay';
import { type RumbleItem, rumbleItem } from '../model/rumble-items.ts';
import { actorKind } from './actor-kinds.ts';
import type { CarActor, Cars } from './cars.ts';
import type { Concern } from './concern.ts';
import type { PlayerRecord } from './player-records.ts';

/** A Rumble item from the frame in which a car received it. */
interface HeldItem {
  readonly item: RumbleItem;
  readonly frame: number;
  carActor: number | null;
  car: CarActor | null;
  record: PlayerRecord | null;
  /** null if not used, or not yet. */
  usedFrame: number | null;
  /** Last frame with it. */
  endFrame: number;
}

/** Tracks Rumble items: components of a car that become active when used and end when they are done. */
export class RumbleItems implements Concern {
  readonly attributes: AttributeHandlers;
  readonly #cars: Cars;
  readonly #all: HeldItem[] = [];
  readonly #live = new Map<number, HeldItem>();
  #objects: readonly string[] = [];
  #frame = 0;

  constructor(cars: Cars) {
    this.#cars = cars;
    this.attributes = {
      'TAGame.CarComponent_TA:Vehicle': (actorId, { actor, id }) => {
        const held = this.#live.get(actorId);
        if (held && actor && id >= 0) held.carActor = id;
      },
      // A counter: odd while the item is active. It can rise by two between updates.
      'TAGame.CarComponent_TA:ReplicatedActive': (actorId, value) => {
        const held = this.#live.get(actorId);
        if (held && value > 0) held.usedFrame ??= this.#frame;
      },
    };
  }

  start(body: ReplayBody): void {
    this.#objects = body.content.objects;
  }

  spawned({ actorId, className, objectId }: Spawn): void {
    if (actorKind(className) !== 'rumbleItem') return;
    const held: HeldItem = {
      item: rumbleItem(this.#objects[objectId] ?? ''),
      frame: this.#frame,
      carActor: null,
      car: null,
      record: null,
      usedFrame: null,
      endFrame: this.#frame,
    };
    this.#live.set(actorId, held);
    this.#all.push(held);
  }

  destroyed(actorId: number): void {
    this.#live.delete(actorId);
  }

  endFrame(frame: number): void {
    for (const held of this.#live.values()) {
      held.endFrame = frame;
      if (held.record !== null || held.carActor === null) continue;
      held.car = this.#cars.get(held.carActor) ?? null;
      held.record = held.car && this.#cars.owner(held.car);
    }
    this.#frame = frame + 1;
  }

  /** Items that a player held, except in the game's own goal replays. */
  get all(): (Pick<HeldItem, 'item' | 'frame' | 'usedFrame' | 'endFrame'> & { record: PlayerRecord })[] {
    return this.#all.flatMap(({ item, frame, usedFrame, endFrame, car, record }) =>
      record === null || car?.copy ? [] : [{ item, frame, usedFrame, endFrame, record }],
    );
  }
}
