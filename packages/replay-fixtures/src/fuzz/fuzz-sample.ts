import { type Content, decodeReplay, type ReplayHeader } from '@datacoach/replay';
import { joinSections, type ScriptFrame } from '../index.ts';
import { createRandom, type Random } from '../physics/random.ts';
import type { ClassLayout } from '../writer/net-cache.ts';
import { writeContext } from '../writer/replay-script.ts';
import { writeContent } from '../writer/write-content.ts';
import { writeHeader } from '../writer/write-header.ts';
import { writeNetwork } from '../writer/write-network.ts';
import { decodeInOrder, layoutsOf } from './decode-in-order.ts';
import { flipBits, mutateBytes } from './mutate-bytes.ts';
import { mutateFrames } from './mutate-frames.ts';

/** What is changed: bytes of the file, bits of its network stream inside an intact file, or what its frames say. */
export type MutatedLayer = 'bytes' | 'stream' | 'frames';

/** Every other set of frames says what no file can, such as an attribute of a class that has none of the kind. */
const WRITE_TRIES = 3;

/** A replay that mutations start from. */
export interface FuzzSample {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Null for a file that is damaged from the beginning. */
  readonly parts: { readonly header: ReplayHeader; readonly content: Content } | null;
  /** Frames as the writer takes them; null where they were not asked for. */
  readonly script: {
    readonly frames: readonly ScriptFrame[];
    readonly layouts: ReadonlyMap<string, ClassLayout>;
  } | null;
}

/** Takes a replay apart once. Frames are made for small ones only: they take a hundred times the file's memory. */
export function prepareSample(name: string, bytes: Uint8Array, withFrames: boolean): FuzzSample {
  const outcome = decodeReplay(bytes, {});
  if (outcome.kind !== 'complete') return { name, bytes, parts: null, script: null };
  const { header, content } = outcome;
  const script =
    withFrames && outcome.frames > 2
      ? { frames: decodeInOrder(bytes).frames, layouts: layoutsOf(content) }
      : null;
  return { name, bytes, parts: { header, content }, script };
}

/** Random numbers of one run, the same whatever ran before it. */
export function randomOfRun(seed: number, run: number): Random {
  return createRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(run + 1, 0x85ebca6b));
}

/** A mutated copy of a sample; where a layer is not there, or frames say what no file can, its bytes are changed. */
export function mutateSample(
  sample: FuzzSample,
  wanted: MutatedLayer,
  random: Random,
  other: Uint8Array,
): { bytes: Uint8Array; layer: MutatedLayer } {
  if (wanted === 'stream' && sample.parts !== null && sample.parts.content.network.length > 0) {
    const { header, content } = sample.parts;
    const network = flipBits(content.network.slice(), random);
    return {
      bytes: joinSections(writeHeader(header), writeContent({ ...content, network })),
      layer: 'stream',
    };
  }
  if (wanted === 'frames' && sample.parts !== null && sample.script !== null) {
    for (let i = 0; i < WRITE_TRIES; i++) {
      const bytes = writeMutatedFrames(sample.parts, sample.script, random);
      if (bytes !== null) return { bytes, layer: 'frames' };
    }
  }
  return { bytes: mutateBytes(sample.bytes, random, other), layer: 'bytes' };
}

function writeMutatedFrames(
  { header, content }: NonNullable<FuzzSample['parts']>,
  { frames, layouts }: NonNullable<FuzzSample['script']>,
  random: Random,
): Uint8Array | null {
  const mutated = mutateFrames(frames, random);
  const properties = header.properties.map((property) =>
    property.key === 'NumFrames'
      ? { ...property, value: { kind: 'int' as const, value: mutated.length } }
      : property,
  );
  try {
    const { bytes, keyframes } = writeNetwork(mutated, layouts, writeContext(header));
    const written = { ...content, network: bytes, keyframes };
    return joinSections(writeHeader({ ...header, properties }), writeContent(written));
  } catch (error) {
    // The writer's refusals: numbers out of range, and BigInt's of an id that is no number.
    if (error instanceof RangeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Path of the first number that JSON cannot hold; null when there is none. */
export function notFinite(value: unknown, path: string): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (value === null || typeof value !== 'object' || value instanceof Error) return null;
  for (const key in value) {
    const found = notFinite((value as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
