import { type AttributeHandlers, isDerivedFrom, type RawVector, type Spawn } from '@datacoach/replay';
import { getActorKind } from './actor-kinds.ts';
import type { CarActor, Cars } from './cars.ts';
import type { TimelinePart } from './concern.ts';

type ComponentKind = 'boost' | 'jump' | 'doubleJump' | 'dodge' | 'autoFlip';

const COMPONENT_CLASSES: readonly (readonly [kind: ComponentKind, ancestor: string])[] = [
  ['boost', 'TAGame.CarComponent_Boost_TA'],
  ['doubleJump', 'TAGame.CarComponent_DoubleJump_TA'],
  ['jump', 'TAGame.CarComponent_Jump_TA'],
  ['dodge', 'TAGame.CarComponent_Dodge_TA'],
  ['autoFlip', 'TAGame.CarComponent_FlipCar_TA'],
];

const known = new Map<string, ComponentKind | null>();

function getComponentKind(className: string): ComponentKind | null {
  let kind = known.get(className);
  if (kind === undefined) {
    kind = COMPONENT_CLASSES.find(([, ancestor]) => isDerivedFrom(className, ancestor))?.[0] ?? null;
    known.set(className, kind);
  }
  return kind;
}

/** A component spawns at its car's position, in whole uu. */
const SAME_POSITION_DISTANCE = 2;
/** How far an existing car may have driven since its last update, uu. */
const NEAR_DISTANCE = 150;

/** A component of a car (boost, jump …) and the car that it belongs to. */
export interface ComponentLink {
  readonly kind: ComponentKind;
  /** Where it spawned, uu. */
  readonly position: RawVector | null;
  readonly frame: number;
  /** The car that the component has named. */
  car: CarActor | null;
  /** The car that it must belong to by position and time, until it names one. */
  guess: CarActor | null;
}

/**
 * Tracks which component belongs to which car. Files from 2015 and 2016 send `Vehicle` only with the next keyframe,
 * up to ten seconds after the component, and some components are gone before that. For those the spawn position
 * decides: the car that spawned there, else the car that is there, else the only car without such a component.
 */
export class ComponentLinks implements TimelinePart {
  readonly attributes: AttributeHandlers;
  readonly #cars: Cars;
  readonly #live = new Map<number, ComponentLink>();
  /** Car actor that a component has named and that may spawn after it. */
  readonly #named = new Map<ComponentLink, number>();
  readonly #open = new Set<ComponentLink>();
  #frame = 0;
  /** A car or a component appeared in this frame. */
  #appeared = false;

  constructor(cars: Cars) {
    this.#cars = cars;
    this.attributes = {
      'TAGame.CarComponent_TA:Vehicle': (actorId, { actor, id }) => {
        const link = this.#live.get(actorId);
        if (link !== undefined && actor && id >= 0) this.#named.set(link, id);
      },
    };
  }

  spawned(spawn: Spawn): void {
    if (getActorKind(spawn.className) === 'car') this.#appeared = true;
    const kind = getComponentKind(spawn.className);
    if (kind === null) return;
    const link = { kind, position: spawn.location, frame: this.#frame, car: null, guess: null };
    this.#live.set(spawn.actorId, link);
    this.#open.add(link);
    this.#appeared = true;
  }

  destroyed(actorId: number): void {
    const link = this.#live.get(actorId);
    if (link === undefined) return;
    this.#live.delete(actorId);
    this.#named.delete(link);
    this.#open.delete(link);
  }

  /** Returns the link of a live component; undefined for other actors. */
  of(actorId: number): ComponentLink | undefined {
    return this.#live.get(actorId);
  }

  endFrame(frame: number): void {
    for (const [link, carActor] of this.#named) {
      const car = this.#cars.get(carActor);
      if (car === undefined) continue;
      link.car = car;
      this.#named.delete(link);
      this.#open.delete(link);
    }
    if (this.#appeared && this.#open.size > 0) this.#guess(frame);
    this.#appeared = false;
    this.#frame = frame + 1;
  }

  #guess(frame: number): void {
    const links = [...this.#live.values()];
    const cars = [...this.#cars.live()].filter(({ copy }) => !copy);
    for (const link of this.#open) {
      if (link.guess !== null) continue;
      const taken = links.filter(({ kind }) => kind === link.kind).map(({ car, guess }) => car ?? guess);
      const free = cars.filter((car) => !taken.includes(car));
      link.guess =
        nearest(link, free, ({ position }) => position, SAME_POSITION_DISTANCE) ??
        (link.frame === frame
          ? nearest(link, free, (car) => (car.hasBody ? car : null), NEAR_DISTANCE)
          : null) ??
        (free.length === 1 ? (free[0] as CarActor) : null);
    }
  }
}

/** Returns the car nearest to where a component spawned, the newer of two at the same spot; null beyond the limit. */
function nearest(
  { position }: ComponentLink,
  cars: readonly CarActor[],
  getPosition: (car: CarActor) => RawVector | null,
  limit: number,
): CarActor | null {
  let best: CarActor | null = null;
  let shortest = limit;
  for (const car of cars) {
    const at = getPosition(car);
    if (position === null || at === null) continue;
    const distance = Math.hypot(at.x - position.x, at.y - position.y, at.z - position.z);
    if (distance > shortest) continue;
    shortest = distance;
    best = car;
  }
  return best;
}
