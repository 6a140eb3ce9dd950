import type { AttributeHandlers, ReplayBody, Spawn } from '@datacoach/replay';
import { KICKOFF_BOOST_RAW } from '../model/units.ts';
import { actorKind } from './actor-kinds.ts';
import type { CarActor, Cars } from './cars.ts';
import type { Concern } from './concern.ts';

interface BoostComponent {
  carActor: number;
  /** Raw; null until replicated. */
  amount: number | null;
  active: boolean;
  /** Something changed that the car has not been told. */
  pending: boolean;
  amountSent: boolean;
}

const AMOUNT_ATTRIBUTES = [
  'TAGame.CarComponent_Boost_TA:ReplicatedBoost',
  'TAGame.CarComponent_Boost_TA:ReplicatedBoostAmount',
];

/** Follows the boost component of every car and hands amount and activity to the car. */
export class Boost implements Concern {
  readonly attributes: AttributeHandlers;
  /** The file carries boost amounts (files before 2016-02 do not). */
  knowsAmounts = false;
  readonly #cars: Cars;
  readonly #live = new Map<number, BoostComponent>();

  constructor(cars: Cars) {
    this.#cars = cars;
    this.attributes = {
      'TAGame.CarComponent_TA:Vehicle': (actorId, value) => {
        const component = this.#live.get(actorId);
        if (component && value.actor && value.id >= 0) {
          component.carActor = value.id;
          component.pending = true;
        }
      },
      'TAGame.CarComponent_TA:ReplicatedActive': (actorId, value) => {
        const component = this.#live.get(actorId);
        if (component) {
          component.active = (value & 1) === 1;
          component.pending = true;
        }
      },
      'TAGame.CarComponent_Boost_TA:ReplicatedBoost': (actorId, value) => {
        this.#setAmount(actorId, value.boostAmount);
      },
      'TAGame.CarComponent_Boost_TA:ReplicatedBoostAmount': (actorId, value) => {
        this.#setAmount(actorId, value);
      },
    };
  }

  begin(body: ReplayBody): void {
    this.knowsAmounts = AMOUNT_ATTRIBUTES.some((name) => body.content.objects.includes(name));
  }

  spawned(spawn: Spawn): void {
    if (actorKind(spawn.className) !== 'boost') return;
    this.#live.set(spawn.actorId, {
      carActor: -1,
      amount: null,
      active: false,
      pending: false,
      amountSent: false,
    });
  }

  destroyed(actorId: number): void {
    this.#live.delete(actorId);
  }

  endFrame(): void {
    for (const component of this.#live.values()) {
      if (!component.pending) continue;
      const car = this.#cars.get(component.carActor);
      if (car) this.#tell(component, car);
    }
  }

  #setAmount(actorId: number, amount: number): void {
    const component = this.#live.get(actorId);
    if (!component) return;
    component.amount = amount;
    component.amountSent = true;
    component.pending = true;
  }

  #tell(component: BoostComponent, car: CarActor): void {
    car.boosting = component.active;
    car.stateChanged = true;
    if (component.amount !== null) {
      car.boost = component.amount;
      car.boostUpdated = component.amountSent;
    } else if (this.knowsAmounts && car.boost < 0) {
      car.boost = KICKOFF_BOOST_RAW; // the class default is not sent
    }
    component.amountSent = false;
    component.pending = false;
  }
}
