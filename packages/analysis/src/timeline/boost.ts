import type { AttributeHandlers, ReplayBody, Spawn } from '@datacoach/replay';
import { KICKOFF_BOOST_RAW } from '../model/units.ts';
import { getActorKind } from './actor-kinds.ts';
import type { BoostChange } from './car-table.ts';
import type { CarActor, Cars } from './cars.ts';
import type { ComponentLink, ComponentLinks } from './component-links.ts';
import { forLive, type TimelinePart } from './concern.ts';
import { UNKNOWN_BOOST } from './tracks.ts';

interface BoostComponent {
  link: ComponentLink;
  /** Raw; null until replicated. */
  amount: number | null;
  active: boolean;
  /** Something changed in this frame. */
  pending: boolean;
  amountSent: boolean;
  /** How often the game has granted boost, as last sent; null until replicated. */
  grants: number | null;
  granted: boolean;
  /** Changes from before its car was known. */
  unclaimed: BoostChange[];
}

const AMOUNT_ATTRIBUTES = [
  'TAGame.CarComponent_Boost_TA:ReplicatedBoost',
  'TAGame.CarComponent_Boost_TA:ReplicatedBoostAmount',
];

/** Tracks the boost component of every car and passes amount and activity to the car. */
export class Boost implements TimelinePart {
  readonly attributes: AttributeHandlers;
  /** Whether the file has boost amounts (files before 2016-02 don't). */
  knowsAmounts = false;
  readonly #cars: Cars;
  readonly #links: ComponentLinks;
  readonly #live = new Map<number, BoostComponent>();
  /** A component changed and its car isn't updated yet. */
  #busy = false;

  constructor(cars: Cars, links: ComponentLinks) {
    this.#cars = cars;
    this.#links = links;
    const on = forLive(this.#live);
    this.attributes = {
      'TAGame.CarComponent_TA:ReplicatedActive': on((component, value) => {
        component.active = (value & 1) === 1;
        component.pending = true;
        this.#busy = true;
      }),
      'TAGame.CarComponent_Boost_TA:ReplicatedBoost': on((component, value) => {
        this.#setAmount(component, value.boostAmount, value.grantCount);
      }),
      'TAGame.CarComponent_Boost_TA:ReplicatedBoostAmount': on((component, value) => {
        this.#setAmount(component, value, null);
      }),
    };
  }

  start(body: ReplayBody): void {
    this.knowsAmounts = AMOUNT_ATTRIBUTES.some((name) => body.content.objects.includes(name));
  }

  spawned(spawn: Spawn): void {
    const link = this.#links.of(spawn.actorId);
    if (getActorKind(spawn.className) !== 'boost' || link === undefined) return;
    this.#busy = true;
    this.#live.set(spawn.actorId, {
      link,
      amount: null,
      active: false,
      pending: true,
      amountSent: false,
      grants: null,
      granted: false,
      unclaimed: [],
    });
  }

  destroyed(actorId: number): void {
    const component = this.#live.get(actorId);
    if (component === undefined) return;
    this.#live.delete(actorId);
    this.#fillBack(component, component.link.car ?? component.link.guess);
  }

  endFrame(frame: number): void {
    if (!this.#busy) return;
    this.#busy = false;
    for (const component of this.#live.values()) {
      const { car } = component.link;
      if (car === null) {
        if (component.pending) {
          const { amount, active, amountSent, granted } = component;
          component.unclaimed.push({ frame, amount, active, amountSent, granted });
        }
        component.pending = false;
        component.amountSent = false;
        component.granted = false;
        this.#busy ||= component.unclaimed.length > 0;
        continue;
      }
      if (component.unclaimed.length > 0) this.#fillBack(component, car);
      if (component.pending) this.#tell(component, car);
    }
  }

  /** Records the changes of components whose car is still only a guess when the recording ends. */
  finish(): void {
    for (const actorId of [...this.#live.keys()]) this.destroyed(actorId);
  }

  /** Amount in a new component: the class default is not sent. */
  get #initial(): number {
    return this.knowsAmounts ? KICKOFF_BOOST_RAW : UNKNOWN_BOOST;
  }

  #setAmount(component: BoostComponent, amount: number, grants: number | null): void {
    component.amount = amount;
    component.amountSent = true;
    component.granted ||= component.grants !== null && component.grants !== grants;
    component.grants = grants;
    component.pending = true;
    this.#busy = true;
  }

  #tell(component: BoostComponent, car: CarActor): void {
    car.boosting = component.active;
    car.boostChanged = true;
    if (component.amount !== null) {
      car.boost = component.amount;
      car.boostUpdated = component.amountSent;
      car.boostGranted = component.granted;
    } else if (car.boost < 0) {
      car.boost = this.#initial;
    }
    component.amountSent = false;
    component.granted = false;
    component.pending = false;
  }

  #fillBack(component: BoostComponent, car: CarActor | null): void {
    if (car === null || component.unclaimed.length === 0) return;
    this.#cars.fillBoostBack(car, component.unclaimed, this.#initial);
    component.unclaimed = [];
    component.pending = true;
  }
}
