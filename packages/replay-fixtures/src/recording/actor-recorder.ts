import type {
  ATTRIBUTE_KINDS,
  AttributeName,
  AttributeValues,
  RawRotator,
  RawVector,
} from '@datacoach/replay';
import { type AttributeWrite, attribute, type Operation, type ScriptFrame } from '../writer/replay-script.ts';

export interface ActorTransform {
  location: RawVector | null;
  rotation: RawRotator | null;
}

interface LiveActor {
  className: string;
  objectId: number;
  nameId: number;
  /** Its position according to a keyframe. */
  getTransform: () => ActorTransform;
  /** Last value of every attribute, by name and element number. */
  state: Map<string, AttributeWrite>;
  announced: boolean;
  changes: AttributeWrite[];
}

type ValueOf<N extends AttributeName> = AttributeValues[(typeof ATTRIBUTE_KINDS)[N]];

/**
 * Records actors as the game does: attributes when they change, everything again at keyframes, channel IDs reused
 * after their actor is gone (but not in the same frame).
 */
export class ActorRecorder {
  readonly frames: ScriptFrame[] = [];
  readonly #objectIds: (name: string) => number;
  readonly #nameIds: (name: string) => number;
  readonly #actors = new Map<number, LiveActor>();
  readonly #instances = new Map<string, number>();
  #free: number[] = [];
  #freedNow: number[] = [];
  #destroyed: number[] = [];
  #nextId = 0;

  constructor(objectIds: (name: string) => number, nameIds: (name: string) => number) {
    this.#objectIds = objectIds;
    this.#nameIds = nameIds;
  }

  /** Returns a new actor's channel ID; `instance` is for actors whose name is in the map. */
  spawn(
    className: string,
    objectName: string,
    getTransform: () => ActorTransform,
    instance?: number,
  ): number {
    const id = this.#free.shift() ?? this.#nextId++;
    const shortName = className.slice(className.indexOf('.') + 1);
    const next = this.#instances.get(shortName) ?? 0;
    if (instance === undefined) this.#instances.set(shortName, next + 1);
    this.#actors.set(id, {
      className,
      objectId: this.#objectIds(objectName),
      nameId: this.#nameIds(`${shortName}_${instance ?? next}`),
      getTransform,
      state: new Map(),
      announced: false,
      changes: [],
    });
    return id;
  }

  destroy(id: number): void {
    if (this.#actors.get(id)?.announced) this.#destroyed.push(id);
    this.#actors.delete(id);
    this.#freedNow.push(id);
  }

  /** Sets an attribute; records nothing if the value is unchanged. `element` distinguishes array elements. */
  set<N extends AttributeName>(id: number, name: N, value: ValueOf<N>, element = 0): void {
    const actor = this.#actors.get(id)!;
    const key = element === 0 ? name : `${name}:${element}`;
    if (isSameValue(actor.state.get(key)?.value, value)) return;
    const write = attribute(name, value);
    actor.state.set(key, write);
    actor.changes.push(write);
  }

  /** Like `set`, for attributes whose default is never sent. */
  change<N extends AttributeName>(id: number, name: N, value: ValueOf<N>, initial: ValueOf<N>): void {
    if (!this.#actors.get(id)!.state.has(name) && isSameValue(value, initial)) return;
    this.set(id, name, value);
  }

  /** Sets the value that the next keyframe repeats, without an update. */
  amend<N extends AttributeName>(id: number, name: N, value: ValueOf<N>): void {
    this.#actors.get(id)!.state.set(name, attribute(name, value));
  }

  /** Returns the current value, or undefined if it was never set. */
  get<N extends AttributeName>(id: number, name: N): ValueOf<N> | undefined {
    return this.#actors.get(id)?.state.get(name)?.value as ValueOf<N> | undefined;
  }

  endFrame(time: number, delta: number, keyframe: boolean): void {
    const operations: Operation[] = this.#destroyed.map((actorId) => ({ kind: 'destroy', actorId }));
    for (const [actorId, actor] of this.#actors) {
      if (keyframe || !actor.announced) {
        const { className, objectId, nameId } = actor;
        operations.push({ kind: 'spawn', actorId, className, objectId, nameId, ...actor.getTransform() });
      }
      const updates = keyframe ? [...actor.state.values()] : actor.changes;
      if (updates.length > 0) operations.push({ kind: 'update', actorId, updates });
      actor.announced = true;
      actor.changes = [];
    }
    this.frames.push({ time, delta, keyframe, operations });
    this.#destroyed = [];
    this.#free = [...this.#free, ...this.#freedNow].sort((a, b) => a - b);
    this.#freedNow = [];
  }
}

/** Returns whether two attribute values are deeply equal. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) =>
    isSameValue((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}
