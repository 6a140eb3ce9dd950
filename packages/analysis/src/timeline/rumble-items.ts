import type { AttributeHandlers, ReplayBody, Spawn } from '@datacoach/replay';
import { type RumbleItem, rumbleItem } from '../model/rumble-items.ts';
import { getActorKind } from './actor-kinds.ts';
import type { CarActor, Cars } from './cars.ts';
import { forLive, type TimelinePart } from './concern.ts';
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

export interface ItemOfPlayer extends Pick<HeldItem, 'item' | 'frame' | 'usedFrame' | 'endFrame'> {
  record: PlayerRecord;
}

/** Tracks Rumble items: components of a car that become active when used and end when they are done. */
export class RumbleItems implements TimelinePart {
  readonly attributes: AttributeHandlers;
  readonly #cars: Cars;
  readonly #all: HeldItem[] = [];
  readonly #live = new Map<number, HeldItem>();
  #objects: readonly string[] = [];
  #frame = 0;

  constructor(cars: Cars) {
    this.#cars = cars;
    const on = forLive(this.#live);
    this.attributes = {
      'TAGame.CarComponent_TA:Vehicle': on((item, { actor, id }) => {
        if (actor && id >= 0) item.carActor = id;
      }),
      // A counter: odd while the item is active. It can rise by two between updates.
      'TAGame.CarComponent_TA:ReplicatedActive': on((item, value) => {
        if (value > 0) item.usedFrame ??= this.#frame;
      }),
    };
  }

  start(body: ReplayBody): void {
    this.#objects = body.content.objects;
  }

  spawned({ actorId, className, objectId }: Spawn): void {
    if (getActorKind(className) !== 'rumbleItem') return;
    const item: HeldItem = {
      item: rumbleItem(this.#objects[objectId] ?? ''),
      frame: this.#frame,
      carActor: null,
      car: null,
      record: null,
      usedFrame: null,
      endFrame: this.#frame,
    };
    this.#live.set(actorId, item);
    this.#all.push(item);
  }

  destroyed(actorId: number): void {
    this.#live.delete(actorId);
  }

  endFrame(frame: number): void {
    for (const item of this.#live.values()) {
      item.endFrame = frame;
      if (item.record !== null || item.carActor === null) continue;
      item.car = this.#cars.get(item.carActor) ?? null;
      item.record = item.car && this.#cars.owner(item.car);
    }
    this.#frame = frame + 1;
  }

  /** Items that a player held, except in the game's own goal replays. */
  get all(): ItemOfPlayer[] {
    return this.#all.flatMap(({ item, frame, usedFrame, endFrame, car, record }) =>
      record === null || car?.copy ? [] : [{ item, frame, usedFrame, endFrame, record }],
    );
  }
}
