import type { Random } from '../physics/random.ts';

type Mutation = (bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array;

const INTERESTING = [0, 1, -1, 127, 255, 1024, 25_000, 25_001, 2 ** 31 - 1, -(2 ** 31)];
const MAX_CUT_BYTES = 64;
/** A mutated file starts with at least the sizes and checksums of a section. */
const MIN_BYTES = 16;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

function join(...parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Flips up to eight bits anywhere. */
export function flipBits(bytes: Uint8Array, random: Random): Uint8Array {
  for (let i = random.below(8); i >= 0; i--) bytes[random.below(bytes.length)]! ^= 1 << random.below(8);
  return bytes;
}

/** A place where a number stands before a text of that length, else anywhere. */
function lengthField(bytes: Uint8Array, random: Random): number {
  const view = viewOf(bytes);
  const start = random.below(bytes.length - 4);
  const end = Math.min(bytes.length - 4, start + 2000);
  for (let at = start; at < end; at++) {
    const length = view.getInt32(at, true);
    if (length > 1 && length < 200 && bytes[at + 3 + length] === 0 && (bytes[at + 4] ?? 0) >= 0x20) return at;
  }
  return start;
}

const MUTATIONS: Record<string, Mutation> = {
  flipBits,
  overwriteBytes(bytes, random) {
    const at = random.below(bytes.length);
    for (let i = 0; i < 16 && at + i < bytes.length; i++) bytes[at + i] = random.below(256);
    return bytes;
  },
  plantNumber(bytes, random) {
    const at = random.below(bytes.length - 4);
    viewOf(bytes).setInt32(at, INTERESTING[random.below(INTERESTING.length)]!, true);
    return bytes;
  },
  changeLength(bytes, random) {
    const at = lengthField(bytes, random);
    const view = viewOf(bytes);
    const near = view.getInt32(at, true) + random.below(9) - 4;
    view.setInt32(at, random.chance(0.5) ? near : INTERESTING[random.below(INTERESTING.length)]!, true);
    return bytes;
  },
  /** The sizes of both sections stand before their checksums. */
  changeSectionSize(bytes, random) {
    const view = viewOf(bytes);
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

/** One to three mutations of a copy; `other` is what a splice goes on with. */
export function mutateBytes(original: Uint8Array, random: Random, other: Uint8Array): Uint8Array {
  const mutations = Object.values(MUTATIONS);
  let bytes: Uint8Array = original.slice();
  for (let i = random.below(3); i >= 0; i--) {
    if (bytes.length < MIN_BYTES) break;
    bytes = mutations[random.below(mutations.length)]!(bytes, random, other);
  }
  return bytes;
}
