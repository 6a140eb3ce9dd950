import type { AttributeHandlers, ObjectRef, ReplayBody, Spawn } from '@datacoach/replay';
import { BIG_PAD_MATCH_DISTANCE, BOOST_PADS, SMALL_PAD_MATCH_DISTANCE } from '../model/boost-pads.ts';
import { length } from '../model/length.ts';
import { getActorKind } from './actor-kinds.ts';
import type { Cars } from './cars.ts';
import { type Clock, SETTLE_SECONDS } from './clock.ts';
import type { TimelinePart } from './concern.ts';
import type { PlayerRecord } from './player-records.ts';

export interface PadPickup {
  frame: number;
  /** Instance name of the pad in the map; stable throughout the file, unlike actor IDs. */
  pad: string;
  record: PlayerRecord;
  /** Car position, uu; up to about 300 uu away from the pad because bodies lag (game-and-stats.md 1.8). */
  x: number;
  y: number;
}

interface PadState {
  /** Counter of the last record (odd = taken), or 1 / 0 in files without one. */
  counter: number;
  instigator: number;
}

interface PendingPickup {
  pad: string;
  instigator: number;
}

/** Tracks the boost pads: who took which when. Keyframe repetitions have an unchanged counter and are not events. */
export class Pads implements TimelinePart {
  readonly attributes: AttributeHandlers;
  readonly pickups: PadPickup[] = [];
  readonly #cars: Cars;
  /** Pad name by pad actor. */
  readonly #live = new Map<number, string>();
  readonly #states = new Map<string, PadState>();
  #pending: PendingPickup[] = [];
  readonly #clock: Clock;
  #objects: string[] = [];
  #names: string[] = [];

  constructor(cars: Cars, clock: Clock) {
    this.#cars = cars;
    this.#clock = clock;
    this.attributes = {
      'TAGame.VehiclePickup_TA:NewReplicatedPickupData': (actorId, { instigator, counter }) => {
        this.#record(actorId, instigator, counter);
      },
      'TAGame.VehiclePickup_TA:ReplicatedPickupData': (actorId, { instigator, pickedUp }) => {
        this.#record(actorId, instigator, pickedUp ? 1 : 0);
      },
    };
  }

  start(body: ReplayBody): void {
    this.#objects = body.content.objects;
    this.#names = body.content.names;
  }

  spawned(spawn: Spawn): void {
    if (getActorKind(spawn.className) !== 'pad') return;
    const object = this.#objects[spawn.objectId] ?? '';
    const instance = this.#names[spawn.nameId] ?? '';
    // A pad placed in the map is its own object; an archetype needs the instance name. Case varies within old files.
    this.#live.set(spawn.actorId, (object.includes('PersistentLevel') ? object : instance).toLowerCase());
  }

  destroyed(actorId: number): void {
    this.#live.delete(actorId);
  }

  /** Resolves pickups at the end of the frame, since the car may spawn after the pad. */
  endFrame(frame: number): void {
    if (this.#pending.length === 0) return;
    for (const { pad, instigator } of this.#pending) {
      const car = this.#cars.get(instigator);
      const record = car && this.#cars.owner(car);
      if (car && record && !car.copy) this.pickups.push({ frame, pad, record, x: car.x, y: car.y });
    }
    this.#pending = [];
  }

  #record(actorId: number, instigator: ObjectRef, counter: number): void {
    const pad = this.#live.get(actorId);
    if (pad === undefined) return;
    const taken = (counter & 1) === 1;
    const car = instigator.actor ? instigator.id : -1;
    const before = this.#states.get(pad);
    if (taken && car < 0 && before && before.counter === counter) return; // only the car reference is gone, nothing else changed
    this.#states.set(pad, { counter, instigator: car });
    if (!taken || car < 0 || this.#clock.elapsed < SETTLE_SECONDS) return;
    if (before !== undefined && before.counter === counter && before.instigator === car) return;
    this.#pending.push({ pad, instigator: car });
  }
}

interface Vote {
  pad: number;
  /** 1 for a car on the pad, 0 at the maximum possible distance. */
  weight: number;
}

/** Returns the layout pad nearest to where a car took one; null if none is near enough. */
function nearestPad(x: number, y: number): Vote | null {
  let nearest: Vote | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < BOOST_PADS.length; i++) {
    const pad = BOOST_PADS[i] as (typeof BOOST_PADS)[number];
    const distance = length(pad.x - x, pad.y - y);
    const limit = pad.big ? BIG_PAD_MATCH_DISTANCE : SMALL_PAD_MATCH_DISTANCE;
    if (distance < best && distance <= limit) {
      best = distance;
      nearest = { pad: i, weight: 1 - distance / limit };
    }
  }
  return nearest;
}

/**
 * Returns the number in `BOOST_PADS` of every pad name that was taken, null if none fits. Pads have no position, so
 * each pickup votes for the pad nearest to the car, weighted by closeness. Two names can share one spot: the old DFH
 * Stadium has 35 pad actors.
 */
export function resolvePads(pickups: readonly PadPickup[]): Map<string, number | null> {
  const ballots = new Map<string, Map<number, number>>();
  for (const { pad: name, x, y } of pickups) {
    const ballot = ballots.get(name) ?? new Map<number, number>();
    ballots.set(name, ballot);
    const vote = nearestPad(x, y);
    if (vote) ballot.set(vote.pad, (ballot.get(vote.pad) ?? 0) + vote.weight);
  }
  const resolved = new Map<string, number | null>();
  for (const [name, ballot] of ballots) {
    let winner: number | null = null;
    let mostPlayed = 0;
    for (const [pad, weight] of ballot) {
      if (weight > mostPlayed) {
        mostPlayed = weight;
        winner = pad;
      }
    }
    resolved.set(name, winner);
  }
  return resolved;
}
