import type { AttributeHandlers, Demolish, ObjectRef } from '@datacoach/replay';
import type { Cars } from './cars.ts';
import type { Concern } from './concern.ts';
import type { PlayerRecord, PlayerRecords } from './player-records.ts';

export interface Demolition {
  frame: number;
  attacker: PlayerRecord;
  victim: PlayerRecord;
}

/** The same pair this close together is one demolition (game-and-stats.md 3.30). */
const SAME_PAIR_FRAMES = 8;

/**
 * Follows demolitions by the attribute on the victim's car. Self-demolitions and those by the environment are no
 * events, but the car is a wreck all the same.
 */
export class Demolitions implements Concern {
  readonly attributes: AttributeHandlers;
  readonly all: Demolition[] = [];
  readonly #cars: Cars;
  readonly #players: PlayerRecords;
  #frame = 0;

  constructor(cars: Cars, players: PlayerRecords) {
    this.#cars = cars;
    this.#players = players;
    const classic = (actorId: number, value: Demolish) => this.#demolish(actorId, value, null, false);
    this.attributes = {
      'TAGame.Car_TA:ReplicatedDemolish': classic,
      'TAGame.Car_TA:ReplicatedDemolish_CustomFX': classic,
      'TAGame.Car_TA:ReplicatedDemolishGoalExplosion': classic,
      'TAGame.Car_TA:ReplicatedDemolishExtended': (actorId, value) => {
        this.#demolish(actorId, value, value.attackerPri, value.selfDemolish);
      },
    };
  }

  endFrame(frame: number): void {
    this.#frame = frame + 1;
  }

  #demolish(actorId: number, value: Demolish, attackerPri: ObjectRef | null, self: boolean): void {
    const car = this.#cars.get(actorId);
    if (!car || car.demolished) return; // keyframe repetition on a wreck
    car.demolished = true;
    const victim = this.#cars.owner(car);
    const attacker = this.#attacker(value.attacker, attackerPri);
    if (self || !victim || !attacker || attacker === victim) return;
    const repeated = this.all.some(
      (other) =>
        other.attacker === attacker &&
        other.victim === victim &&
        this.#frame - other.frame <= SAME_PAIR_FRAMES,
    );
    if (!repeated) this.all.push({ frame: this.#frame, attacker, victim });
  }

  #attacker(car: ObjectRef, pri: ObjectRef | null): PlayerRecord | null {
    const attackerCar = car.actor && car.id >= 0 ? this.#cars.get(car.id) : undefined;
    const owner = attackerCar ? this.#cars.owner(attackerCar) : null;
    if (owner) return owner;
    return pri?.actor && pri.id >= 0 ? (this.#players.record(pri.id) ?? null) : null;
  }
}
