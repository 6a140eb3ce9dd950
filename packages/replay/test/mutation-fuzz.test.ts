import { describe, expect, it } from 'vitest';
import {
  checkContainer,
  DECODE_ERROR_SENTENCES,
  type DecodeOutcome,
  decodeReplay,
  readHeader,
} from '../src/index.ts';
import { ByteWriter } from '../src/writer/byte-writer.ts';
import { type ReplayScript, scriptContent, scriptedMatch, writeReplay } from '../src/writer/index.ts';
import { createRandom, type Random } from '../src/writer/scripted-match/random.ts';
import { writeContent } from '../src/writer/write-content.ts';
import { writeHeader } from '../src/writer/write-header.ts';
import { tinyReplay } from './tiny-replay.ts';

/** Mutated files in the ordinary run; DATACOACH_FUZZ_RUNS asks for more. */
const RUNS = Number(process.env.DATACOACH_FUZZ_RUNS ?? 2000);
const SEED = Number(process.env.DATACOACH_FUZZ_SEED ?? 20_261_121);
/** Far above what one small file takes, far below a hang. */
const SLOWEST_MS = 2000;

type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array;

const INTERESTING = [0, 1, -1, 127, 255, 1024, 25_000, 25_001, 2 ** 31 - 1, -(2 ** 31)];

const MUTATIONS: Record<string, Mutation> = {
  flipBits(bytes, random) {
    for (let i = random.below(8); i >= 0; i--) bytes[random.below(bytes.length)]! ^= 1 << random.below(8);
    return bytes;
  },
  overwriteBytes(bytes, random) {
    const at = random.below(bytes.length);
    for (let i = 0; i < 16 && at + i < bytes.length; i++) bytes[at + i] = random.below(256);
    return bytes;
  },
  plantNumber(bytes, random) {
    const at = random.below(bytes.length - 4);
    new DataView(bytes.buffer).setInt32(at, INTERESTING[random.below(INTERESTING.length)]!, true);
    return bytes;
  },
  cutOut(bytes, random) {
    const at = random.below(bytes.length);
    const until = Math.min(bytes.length, at + 1 + random.below(64));
    return new Uint8Array([...bytes.subarray(0, at), ...bytes.subarray(until)]);
  },
  repeat(bytes, random) {
    const at = random.below(bytes.length);
    const until = Math.min(bytes.length, at + 1 + random.below(64));
    return new Uint8Array([...bytes.subarray(0, until), ...bytes.subarray(at)]);
  },
  truncate: (bytes, random) => bytes.slice(0, random.below(bytes.length)),
};

/** The first frames of a scripted match: every table and attribute of a real one, small enough to mutate often. */
function shortMatch(): ReplayScript {
  const { replay } = scriptedMatch({ seconds: 30, teamSize: 2, bot: true, spectator: true });
  const frames = replay.frames.slice(0, 130);
  const properties = replay.header.properties.map((property) =>
    property.key === 'NumFrames'
      ? { ...property, value: { kind: 'int' as const, value: frames.length } }
      : property,
  );
  return { ...replay, header: { ...replay.header, properties }, frames };
}

describe('mutated files', () => {
  const scripts = [tinyReplay(), shortMatch()];

  it(`${RUNS} of them each end in a value, in bounded time and memory`, { timeout: 600_000 }, () => {
    const random = createRandom(SEED);
    const originals = scripts.map(writeReplay);
    const kinds: Record<string, number> = {};
    let slowest = 0;
    for (let run = 0; run < RUNS; run++) {
      const original = originals[run % originals.length]!;
      const bytes = mutate(original.slice(), random);
      const started = performance.now();
      const outcome = survive(() => decodeReplay(bytes, { everyUpdate: () => {} }), run);
      survive(() => readHeader(bytes), run);
      survive(() => checkContainer(bytes), run);
      slowest = Math.max(slowest, performance.now() - started);
      expectWellFormed(outcome);
      kinds[outcome.kind] = (kinds[outcome.kind] ?? 0) + 1;
    }
    expect(slowest).toBeLessThan(SLOWEST_MS);
    // Each kind of end must be reached, or the mutations test nothing.
    expect(Object.keys(kinds).sort()).toEqual(['complete', 'failed', 'headerOnly']);
  });

  it('a mutated stream inside an intact container ends in a value too', { timeout: 600_000 }, () => {
    const random = createRandom(SEED + 1);
    const codes = new Set<string>();
    for (let run = 0; run < RUNS; run++) {
      const script = scripts[run % scripts.length]!;
      const content = scriptContents.get(script) ?? scriptContent(script);
      scriptContents.set(script, content);
      const network = MUTATIONS.flipBits!(content.network.slice(), random);
      const bytes = container(writeHeader(script.header), writeContent({ ...content, network }));
      const outcome = survive(() => decodeReplay(bytes, {}, { checksums: 'never' }), run);
      expectWellFormed(outcome);
      if (outcome.kind === 'headerOnly') codes.add(outcome.error.code);
    }
    expect([...codes]).toEqual(
      expect.arrayContaining(['unknown-attribute', 'unknown-actor', 'bad-frame-time', 'out-of-data']),
    );
  });
});

const scriptContents = new Map<ReplayScript, ReturnType<typeof scriptContent>>();

function mutate(bytes: Uint8Array, random: Random): Uint8Array {
  const mutations = Object.values(MUTATIONS);
  let mutated = bytes;
  for (let i = random.below(3); i >= 0; i--) {
    if (mutated.length < 16) break;
    mutated = mutations[random.below(mutations.length)]!(mutated, random);
  }
  return mutated;
}

function survive<T>(work: () => T, run: number): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`run ${run} of seed ${SEED} threw`, { cause: error });
  }
}

function expectWellFormed(outcome: DecodeOutcome): void {
  if (outcome.kind === 'complete') return;
  const { code, bitOffset, sentence } = outcome.error;
  expect(sentence).toBe(DECODE_ERROR_SENTENCES[code]);
  expect(Number.isInteger(bitOffset) && bitOffset >= 0).toBe(true);
}

/** Sections without real checksums, which are not looked at. */
function container(...bodies: Uint8Array[]): Uint8Array {
  const bytes = new ByteWriter();
  for (const body of bodies) {
    bytes.u32(body.length);
    bytes.u32(0);
    bytes.bytes(body);
  }
  return bytes.finish();
}
