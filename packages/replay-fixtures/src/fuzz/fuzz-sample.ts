import { type AttributeUpdate, type Content, decodeReplay, type ReplayHeader } from '@datacoach/replay';
import { resolveNetClasses } from '@datacoach/replay/format';
import {
  type AttributeWrite,
  joinSections,
  type Operation,
  type ReplayScript,
  type ScriptedMatchOptions,
  type ScriptFrame,
  scriptedMatch,
  writeReplay,
} from '../index.ts';
import { createRandom, type Random } from '../physics/random.ts';
import type { ClassLayout } from '../writer/net-cache.ts';
import { writeContext } from '../writer/replay-script.ts';
import { writeNetwork } from '../writer/write-network.ts';
import { writeContent, writeHeader } from '../writer/write-replay.ts';
import { flipBits, mutateBytes, mutateFrames } from './mutations.ts';
import { mutateTables } from './table-mutations.ts';
import { createTinyReplay } from './tiny-replay.ts';

/**
 * What is changed: bytes of the file; or inside an intact file, bits of its network stream, its frames, or its header
 * and tables.
 */
export type MutatedLayer = 'bytes' | 'stream' | 'frames' | 'tables';

/** Every other set of mutated frames can't be written, such as an attribute that the class doesn't have. */
const WRITE_TRIES = 3;

export interface FuzzSample {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Null for a file that is already damaged. */
  readonly parts: { readonly header: ReplayHeader; readonly content: Content } | null;
  /** Frames as the writer takes them; null if not requested. */
  readonly script: {
    readonly frames: readonly ScriptFrame[];
    readonly layouts: ReadonlyMap<string, ClassLayout>;
  } | null;
}

/** Parses a replay once. Creates frames only for small replays: they take a hundred times the file's memory. */
export function prepareSample(name: string, bytes: Uint8Array, withFrames: boolean): FuzzSample {
  const outcome = decodeReplay(bytes, {});
  if (outcome.kind !== 'complete') return { name, bytes, parts: null, script: null };
  const { header, content } = outcome;
  const script =
    withFrames && outcome.frames > 2
      ? { frames: decodeInOrder(bytes).frames, layouts: listClassLayouts(content) }
      : null;
  return { name, bytes, parts: { header, content }, script };
}

/** Returns a run's random numbers, independent of earlier runs. */
export function createRunRandom(seed: number, run: number): Random {
  return createRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(run + 1, 0x85ebca6b));
}

/** Returns a mutated copy of a sample; if a layer is missing, or the frames can't be written, mutates its bytes instead. */
export function mutateSample(
  sample: FuzzSample,
  chosen: MutatedLayer,
  random: Random,
  other: Uint8Array,
): { bytes: Uint8Array; layer: MutatedLayer } {
  if (chosen === 'stream' && sample.parts !== null && sample.parts.content.network.length > 0) {
    const { header, content } = sample.parts;
    const network = flipBits(content.network.slice(), random);
    return {
      bytes: joinSections(writeHeader(header), writeContent({ ...content, network })),
      layer: 'stream',
    };
  }
  if (chosen === 'frames' && sample.parts !== null && sample.script !== null) {
    for (let i = 0; i < WRITE_TRIES; i++) {
      const bytes = writeMutatedFrames(sample.parts, sample.script, random);
      if (bytes !== null) return { bytes, layer: 'frames' };
    }
  }
  if (chosen === 'tables' && sample.parts !== null) {
    for (let i = 0; i < WRITE_TRIES; i++) {
      const bytes = writeMutatedTables(sample.parts, random);
      if (bytes !== null) return { bytes, layer: 'tables' };
    }
  }
  return { bytes: mutateBytes(sample.bytes, random, other), layer: 'bytes' };
}

function writeMutatedTables(parts: NonNullable<FuzzSample['parts']>, random: Random): Uint8Array | null {
  const { header, content } = mutateTables(parts, random);
  return unlessRefused(() => joinSections(writeHeader(header), writeContent(content)));
}

/** Returns null if the writer rejects the data: numbers out of range, or an ID that BigInt can't parse. */
function unlessRefused(write: () => Uint8Array): Uint8Array | null {
  try {
    return write();
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return null;
    throw error;
  }
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
  return unlessRefused(() => {
    const { bytes, keyframes } = writeNetwork(mutated, layouts, writeContext(header));
    const written = { ...content, network: bytes, keyframes };
    return joinSections(writeHeader({ ...header, properties }), writeContent(written));
  });
}

/** Returns the path of the first number that JSON can't hold; null if there is none. */
export function findNonFinite(value: unknown, path: string): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (value === null || typeof value !== 'object' || value instanceof Error) return null;
  for (const key in value) {
    const found = findNonFinite((value as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Decodes a file into what the writer takes. Throws if it can't be read to its end. */
export function decodeInOrder(bytes: Uint8Array): {
  header: ReplayHeader;
  content: Content;
  frames: ScriptFrame[];
} {
  const frames: ScriptFrame[] = [];
  const operations = () => frames.at(-1)!.operations;
  let objects: readonly string[] = [];
  const outcome = decodeReplay(bytes, {
    start: ({ content }) => {
      objects = content.objects;
    },
    frame: (_index, time, delta) => frames.push({ time, delta, keyframe: false, operations: [] }),
    spawn: (spawn) => operations().push({ kind: 'spawn', ...spawn }),
    destroy: (actorId) => operations().push({ kind: 'destroy', actorId }),
    everyUpdate: (update) => addUpdate(operations(), update, objects),
  });
  if (outcome.kind !== 'complete') throw new Error(`not decoded: ${outcome.error.message}`);
  for (const { frame } of outcome.content.keyframes) frames[frame]!.keyframe = true;
  return { header: outcome.header, content: outcome.content, frames };
}

/** An actor has one update per frame, so further attributes belong to the same update. */
function addUpdate(operations: Operation[], update: AttributeUpdate, objects: readonly string[]): void {
  const { actorId, attributeObjectId, kind, value } = update;
  const stored = kind === 'rigidBody' ? { ...(value as object) } : value;
  const write = { attribute: objects[attributeObjectId]!, kind, value: stored } as AttributeWrite;
  const last = operations.at(-1);
  if (last?.kind === 'update' && last.actorId === actorId) last.updates.push(write);
  else operations.push({ kind: 'update', actorId, updates: [write] });
}

/** Returns which classes of the file have which attributes. */
export function listClassLayouts(content: Content): Map<string, ClassLayout> {
  const layouts = new Map<string, ClassLayout>();
  for (const [name, { limit, attributeIds }] of resolveNetClasses(content)) {
    const streamIds = new Map<string, number>();
    attributeIds.forEach((objectId, streamId) => {
      if (objectId >= 0) streamIds.set(content.objects[objectId]!, streamId);
    });
    layouts.set(name, { limit, streamIds });
  }
  return layouts;
}

/** Returns the first frames of a scripted match: every table and attribute of a real one, small enough to mutate often. */
function shortMatch(options: ScriptedMatchOptions, frames = 130): ReplayScript {
  const { replay } = scriptedMatch({ seconds: 30, ...options });
  const kept = replay.frames.slice(0, frames);
  const properties = replay.header.properties.map((property) =>
    property.key === 'NumFrames'
      ? { ...property, value: { kind: 'int' as const, value: kept.length } }
      : property,
  );
  return { ...replay, header: { ...replay.header, properties }, frames: kept };
}

/** Returns replays from our own writer, available on every machine: the smallest one, and short matches. */
export function createSamples(): FuzzSample[] {
  const sample = (name: string, script: ReplayScript) => prepareSample(name, writeReplay(script), true);
  return [
    sample('tiny', createTinyReplay()),
    sample('2v2 with bot and spectator', shortMatch({ teamSize: 2, bot: true, spectator: true })),
    sample('duel', shortMatch({ teamSize: 1, seed: 3 }, 400)),
    sample('3v3', shortMatch({ teamSize: 3, seed: 12 }, 250)),
  ];
}
