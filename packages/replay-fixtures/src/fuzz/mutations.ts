import type { Operation, ScriptFrame } from '../index.ts';
import type { Random } from '../physics/random.ts';

type FrameMutation = (frames: ScriptFrame[], random: Random) => void;

const NUMBERS = [0, 1, -1, 2, 7, 127, 255, 1023, 32_767, -32_768, 2 ** 31 - 1, -(2 ** 31), 2 ** 32 - 1];
const FLOATS = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e30, -1e30, 1e-30, 0.5];
const DELTAS = [0, 1e-9, 0.001, 0.5, 5, 60, 61, 1e30, Number.POSITIVE_INFINITY];
const TRIES = 20;

const pick = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)]!;

/** Returns some operation of a kind; undefined if none is found by chance. */
function someOperation<K extends Operation['kind']>(
  frames: readonly ScriptFrame[],
  random: Random,
  kind: K,
): Extract<Operation, { kind: K }> | undefined {
  for (let i = 0; i < TRIES; i++) {
    const { operations } = pick(frames, random);
    const operation = operations[random.below(Math.max(1, operations.length))];
    if (operation?.kind === kind) return operation as Extract<Operation, { kind: K }>;
  }
  return undefined;
}

/** Replaces one number, boolean or string somewhere inside a value. */
export function updateLeaf(value: unknown, random: Random): unknown {
  if (typeof value === 'number')
    return pick(Number.isInteger(value) ? [...NUMBERS, value + 1, -value] : FLOATS, random);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'bigint') return BigInt(pick(NUMBERS, random) & 0xffff);
  if (typeof value === 'string') return pick(['', 'x', '\u0000', '名前', value + value], random);
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
  const keys = Object.keys(value);
  if (keys.length === 0) return value;
  const key = pick(keys, random);
  const inner = updateLeaf((value as Record<string, unknown>)[key], random);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}

const FRAME_MUTATIONS: Record<string, FrameMutation> = {
  updateValue(frames, random) {
    const update = someOperation(frames, random, 'update');
    if (update === undefined || update.updates.length === 0) return;
    const at = random.below(update.updates.length);
    const write = update.updates[at]!;
    update.updates[at] = { ...write, value: updateLeaf(write.value, random) } as typeof write;
  },
  /** Makes the recording's clock jump from here on. */
  changeDelta(frames, random) {
    pick(frames, random).delta = Math.fround(pick(DELTAS, random));
  },
  jumpInTime(frames, random) {
    const jump = pick(DELTAS, random);
    for (const frame of frames.slice(random.below(frames.length)))
      frame.time = Math.fround(frame.time + jump);
  },
  dropOperation(frames, random) {
    const { operations } = pick(frames, random);
    operations.splice(random.below(Math.max(1, operations.length)), 1);
  },
  repeatOperation(frames, random) {
    const { operations } = pick(frames, random);
    if (operations.length > 0) pick(frames, random).operations.push(pick(operations, random));
  },
  destroyActor(frames, random) {
    const update = someOperation(frames, random, 'update');
    if (update) pick(frames, random).operations.push({ kind: 'destroy', actorId: update.actorId });
  },
  /** Redirects an actor's later updates to another actor. */
  renameActor(frames, random) {
    const from = someOperation(frames, random, 'update');
    const to = someOperation(frames, random, 'update');
    if (!from || !to) return;
    for (const frame of frames.slice(random.below(frames.length))) {
      for (const operation of frame.operations) {
        if (operation.actorId === from.actorId) operation.actorId = to.actorId;
      }
    }
  },
  dropFrames(frames, random) {
    if (frames.length > 4) frames.splice(1 + random.below(frames.length - 2), 1 + random.below(20));
  },
  /** Repeats what a player or the ball did, keeping the order of time. */
  repeatFrames(frames, random) {
    const at = random.below(frames.length);
    const again = frames.slice(at, at + 1 + random.below(20)).map((frame) => ({ ...frame }));
    const last = frames[at + again.length - 1]!;
    for (const frame of again) frame.time = last.time;
    frames.splice(at + again.length, 0, ...again);
  },
};

/** Applies one to six mutations to a copy of the frames. The result may not be writable. */
export function mutateFrames(original: readonly ScriptFrame[], random: Random): ScriptFrame[] {
  const mutations = Object.values(FRAME_MUTATIONS);
  const frames = original.map((frame) => ({
    ...frame,
    operations: frame.operations.map((operation) =>
      operation.kind === 'update' ? { ...operation, updates: [...operation.updates] } : { ...operation },
    ),
  }));
  for (let i = random.below(6); i >= 0; i--) pick(mutations, random)(frames, random);
  return frames;
}

type ByteMutation = (bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array;

const INTERESTING = [0, 1, -1, 127, 255, 1024, 25_000, 25_001, 2 ** 31 - 1, -(2 ** 31)];
const MAX_CUT_BYTES = 64;
/** A mutated file starts with at least a section's size and checksum. */
const MIN_BYTES = 16;

const createDataView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

function join(...parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Flips up to eight bits at random positions. */
export function flipBits(bytes: Uint8Array, random: Random): Uint8Array {
  for (let i = random.below(8); i >= 0; i--) bytes[random.below(bytes.length)]! ^= 1 << random.below(8);
  return bytes;
}

/** Returns the position of a number that precedes a text of that length, otherwise a random one. */
function lengthField(bytes: Uint8Array, random: Random): number {
  const view = createDataView(bytes);
  const start = random.below(bytes.length - 4);
  const end = Math.min(bytes.length - 4, start + 2000);
  for (let at = start; at < end; at++) {
    const length = view.getInt32(at, true);
    if (length > 1 && length < 200 && bytes[at + 3 + length] === 0 && (bytes[at + 4] ?? 0) >= 0x20) return at;
  }
  return start;
}

const BYTE_MUTATIONS: Record<string, ByteMutation> = {
  flipBits,
  overwriteBytes(bytes, random) {
    const at = random.below(bytes.length);
    for (let i = 0; i < 16 && at + i < bytes.length; i++) bytes[at + i] = random.below(256);
    return bytes;
  },
  plantNumber(bytes, random) {
    const at = random.below(bytes.length - 4);
    createDataView(bytes).setInt32(at, INTERESTING[random.below(INTERESTING.length)]!, true);
    return bytes;
  },
  changeLength(bytes, random) {
    const at = lengthField(bytes, random);
    const view = createDataView(bytes);
    const near = view.getInt32(at, true) + random.below(9) - 4;
    view.setInt32(at, random.chance(0.5) ? near : INTERESTING[random.below(INTERESTING.length)]!, true);
    return bytes;
  },
  /** Each section's size comes before its checksum. */
  changeSectionSize(bytes, random) {
    const view = createDataView(bytes);
    const content = view.getUint32(0, true) + 8;
    const at = random.chance(0.5) || content + 4 > bytes.length ? 0 : content;
    view.setInt32(at, view.getInt32(at, true) + random.below(2001) - 1000, true);
    return bytes;
  },
  cutOut(bytes, random) {
    const at = random.below(bytes.length);
    return join(bytes.subarray(0, at), bytes.subarray(at + 1 + random.below(MAX_CUT_BYTES)));
  },
  repeat(bytes, random) {
    const at = random.below(bytes.length);
    return join(bytes.subarray(0, at + 1 + random.below(MAX_CUT_BYTES)), bytes.subarray(at));
  },
  truncate: (bytes, random) => bytes.slice(0, random.below(bytes.length)),
  splice: (bytes, random, other) =>
    join(bytes.subarray(0, random.below(bytes.length)), other.subarray(random.below(other.length))),
};

/** Applies one to three mutations to a copy; a splice continues with `other`. */
export function mutateBytes(original: Uint8Array, random: Random, other: Uint8Array): Uint8Array {
  const mutations = Object.values(BYTE_MUTATIONS);
  let bytes: Uint8Array = original.slice();
  for (let i = random.below(3); i >= 0; i--) {
    if (bytes.length < MIN_BYTES) break;
    bytes = mutations[random.below(mutations.length)]!(bytes, random, other);
  }
  return bytes;
}
