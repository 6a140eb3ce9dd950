import {
  CONTAINER_HEAD_BYTES,
  type Content,
  checkContainer,
  collectReplay,
  DECODE_ERROR_MESSAGES,
  type DecodeErrorCode,
  type DecodeOutcome,
  type DecodeSection,
  decodeReplay,
  type HeaderProperty,
} from '@datacoach/replay';
import { describe, expect, it } from 'vitest';
import { createTinyReplay } from '../src/fuzz/tiny-replay.ts';
import {
  type AttributeWrite,
  type ClassDeclaration,
  createScriptContent,
  joinSections,
  type ReplayScript,
  writeFile,
  writeReplay,
} from '../src/index.ts';
import { BitWriter } from '../src/writer/bit-writer.ts';
import { writeContent, writeHeader } from '../src/writer/write-replay.ts';

const I32_MIN = -(2 ** 31);

function expectError(outcome: DecodeOutcome, code: DecodeErrorCode, section: DecodeSection): void {
  if (outcome.kind === 'complete') throw new Error('decoded without an error');
  expect({ code: outcome.error.code, section: outcome.error.section }).toEqual({ code, section });
  expect(outcome.error.userMessage).toBe(DECODE_ERROR_MESSAGES[code]);
  expect(outcome.error.bitOffset).toBeGreaterThanOrEqual(0);
}

/** Returns the tiny replay with one header property replaced or added. */
function withProperty(key: string, value: number): Uint8Array {
  const script = createTinyReplay();
  const others = script.header.properties.filter((property) => property.key !== key);
  const properties: HeaderProperty[] = [...others, { key, index: 0, value: { kind: 'int', value } }];
  return writeFile({ ...script.header, properties }, createScriptContent(script));
}

/** Returns the tiny replay with its content's bytes changed and correct checksums. */
function withContent(change: (body: DataView, content: Content) => void): Uint8Array {
  const script = createTinyReplay();
  const content = createScriptContent(script);
  const body = writeContent(content, new Uint8Array(4));
  change(new DataView(body.buffer), content);
  return joinSections(writeHeader(script.header), body);
}

/**
 * Returns the byte offsets of the content's list counts in the tiny replay: all lists before the objects are short or
 * empty.
 */
function listOffsets({ keyframes, network, objects, names, classIndices }: Content) {
  const text = (value: string) => 5 + value.length;
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  const levels = 0;
  const keyframesAt = levels + 4;
  const networkAt = keyframesAt + 4 + 12 * keyframes.length;
  const debugInfo = networkAt + 4 + network.length;
  const tickMarks = debugInfo + 4;
  const packages = tickMarks + 4;
  const objectsAt = packages + 4;
  const namesAt = objectsAt + 4 + sum(objects.map(text));
  const classIndicesAt = namesAt + 4 + sum(names.map(text));
  const netCache = classIndicesAt + 4 + sum(classIndices.map(({ className }) => text(className) + 4));
  return {
    'content.levels': levels,
    'content.keyframes': keyframesAt,
    content: networkAt,
    'content.debugInfo': debugInfo,
    'content.tickMarks': tickMarks,
    'content.packages': packages,
    'content.objects': objectsAt,
    'content.names': namesAt,
    'content.classIndices': classIndicesAt,
    'content.netCache': netCache,
  } as const;
}

/** Byte offset of the first property's key: after three version numbers and the game type. */
const FIRST_KEY = 12 + 4 + 'TAGame.Replay_Soccar_TA'.length + 1;

describe('header', () => {
  it('rejects empty and tiny files', () => {
    expectError(decodeReplay(new Uint8Array(0), {}), 'empty', 'file');
    expectError(decodeReplay(new Uint8Array([1, 2, 3]), {}), 'not-a-replay', 'header');
  });

  it('rejects another kind of file', () => {
    const page = new TextEncoder().encode(
      '<!doctype html><html><body>Not found, sorry about that</body></html>',
    );
    expectError(decodeReplay(page, {}), 'not-a-replay', 'header');
    const another = joinSections(
      writeHeader({ ...createTinyReplay().header, gameType: 'TAGame.SaveData_TA' }),
    );
    expectError(decodeReplay(another, {}), 'not-a-replay', 'header');
  });

  it.each([I32_MIN, -10_001, 10_001, 2 ** 31 - 1])('rejects a text of length %i', (length) => {
    const body = writeHeader(createTinyReplay().header);
    new DataView(body.buffer).setInt32(FIRST_KEY, length, true);
    expectError(decodeReplay(joinSections(body), {}), 'text-too-long', 'header');
  });

  it('rejects a text that ends one byte early', () => {
    const body = new BitWriter();
    body.i32(868);
    body.i32(12);
    body.text('TAGame.Replay_Soccar_TA');
    body.text('Name');
    body.text('StrProperty');
    body.u32(8);
    body.u32(0);
    body.i32(5);
    body.bytes(new TextEncoder().encode('Luke'));
    expectError(decodeReplay(joinSections(body.finish()), {}), 'truncated', 'header');
  });

  it('rejects an unknown kind of property', () => {
    const body = writeHeader(createTinyReplay().header);
    const at = Buffer.from(body).indexOf('IntProperty');
    body.set(new TextEncoder().encode('Odd'), at);
    const intact = joinSections(body);
    expectError(decodeReplay(intact, {}), 'unknown-property', 'header');
    expect(checkContainer(intact)?.userMessage).toContain('a game version we don’t support yet');
    // A file whose checksum is wrong isn't newer than this reader: it was changed after the game wrote it.
    const damaged = writeReplay(createTinyReplay());
    damaged.set(new TextEncoder().encode('Odd'), Buffer.from(damaged).indexOf('IntProperty'));
    const outcome = decodeReplay(damaged, {});
    expect(outcome.kind === 'failed' && outcome.error.code).toBe('unknown-property');
    expect(outcome.kind === 'failed' && outcome.error.userMessage).toMatch(/^This replay is damaged\./);
    expect(checkContainer(damaged)?.userMessage).toMatch(/^This replay is damaged\./);
  });

  it('rejects more text than any header has', () => {
    const value = { kind: 'str', value: 'x'.repeat(9_000) } as const;
    const text = Array.from({ length: 200 }, (_, index) => ({ key: `Text${index}`, index: 0, value }));
    const { header } = createTinyReplay();
    const bytes = joinSections(writeHeader({ ...header, properties: [...header.properties, ...text] }));
    expectError(decodeReplay(bytes, {}), 'header-too-large', 'header');
    expect(checkContainer(bytes)?.code).toBe('header-too-large');
  });

  it('rejects more text than any header has, even with a wrong size field', () => {
    const value = { kind: 'str', value: 'x'.repeat(9_000) } as const;
    const text = Array.from({ length: 200 }, (_, index) => ({ key: `Text${index}`, index: 0, value }));
    const { header } = createTinyReplay();
    const bytes = joinSections(writeHeader({ ...header, properties: [...header.properties, ...text] }));
    const head = new DataView(bytes.buffer);
    for (const size of [10, 0xffff_ffff]) {
      head.setUint32(0, size, true);
      expectError(decodeReplay(bytes, {}), 'header-too-large', 'header');
      expect(checkContainer(bytes)?.code).toBe('header-too-large');
    }
  });

  it('rejects more player rows than any game has', () => {
    const items = Array.from({ length: 24_900 }, (): HeaderProperty[] => []);
    const rows: HeaderProperty = { key: 'PlayerStats', index: 0, value: { kind: 'array', items } };
    const { header } = createTinyReplay();
    const bytes = joinSections(writeHeader({ ...header, properties: [...header.properties, rows] }));
    expectError(decodeReplay(bytes, {}), 'list-too-large', 'header');
  });

  it('rejects endlessly nested structs', () => {
    let properties: HeaderProperty[] = [];
    for (let i = 0; i < 40; i++) {
      properties = [{ key: 'Deeper', index: 0, value: { kind: 'struct', name: 'S', properties } }];
    }
    const header = { ...createTinyReplay().header, properties };
    expectError(decodeReplay(joinSections(writeHeader(header)), {}), 'nesting-too-deep', 'header');
  });
});

describe('content', () => {
  const offsets = listOffsets(createScriptContent(createTinyReplay()));
  const cases = Object.entries(offsets).flatMap(([section, at]) =>
    [I32_MIN, -1, 25_001, 2 ** 31 - 1].map((count) => ({ section: section as DecodeSection, at, count })),
  );

  it.each(cases)('rejects a $section list of $count items', ({ section, at, count }) => {
    const outcome = decodeReplay(
      withContent((body) => body.setInt32(at, count, true)),
      {},
    );
    const tooLong = section === 'content' && count > 0;
    expectError(outcome, tooLong ? 'truncated' : 'list-too-large', section);
    expect(outcome.kind).toBe('headerOnly');
  });

  it.each([I32_MIN, 10_001])('rejects an object name of length %i', (length) => {
    const bytes = withContent((body) => body.setInt32(offsets['content.objects'] + 4, length, true));
    expectError(decodeReplay(bytes, {}), 'text-too-long', 'content.objects');
  });

  it.each([-1, 32, 2 ** 31 - 1])('rejects a cached attribute of object %i', (objectId) => {
    const script = createTinyReplay();
    const content = createScriptContent(script);
    const netCache = content.netCache.map((entry) => ({
      ...entry,
      properties: entry.properties.map((property) => ({ ...property, objectId })),
    }));
    expectError(
      decodeReplay(writeFile(script.header, { ...content, netCache }), {}),
      'bad-object',
      'content.netCache',
    );
  });

  it('rejects a section that claims more than the file has', () => {
    const bytes = writeReplay(createTinyReplay());
    const head = new DataView(bytes.buffer);
    head.setUint32(8 + 511, 4_000_000_000, true);
    expectError(decodeReplay(bytes, {}), 'truncated', 'content');
    expect(checkContainer(bytes)).toMatchObject({ code: 'truncated', section: 'content' });
  });
});

describe('the container', () => {
  const bytes = writeReplay(createTinyReplay());

  it('is checked from the start of a file alone', () => {
    expect(checkContainer(bytes.slice(0, CONTAINER_HEAD_BYTES), bytes.length)).toBeNull();
    expect(checkContainer(bytes, bytes.length - 1)).toMatchObject({ code: 'truncated', section: 'content' });
  });

  it('rejects extra bytes after its end', () => {
    const longer = new Uint8Array(bytes.length + 1);
    longer.set(bytes);
    expect(checkContainer(longer)).toMatchObject({ code: 'trailing-bytes', section: 'content' });
    expect(checkContainer(bytes, 25_000_000)?.code).toBe('trailing-bytes');
  });
});

describe('network stream', () => {
  it.each([-1, I32_MIN, 1_000_000, 2 ** 31 - 1])('%i frames', (frames) => {
    expectError(decodeReplay(withProperty('NumFrames', frames), {}), 'too-many-frames', 'network');
  });

  it.each([0, -1, 65_536, 2 ** 31 - 1])('%i channels', (channels) => {
    expectError(decodeReplay(withProperty('MaxChannels', channels), {}), 'bad-channel-count', 'network');
  });

  it("keeps a good frame before an attribute that isn't in any table", () => {
    const { script, name } = withNewAttribute();
    const { outcome, frames } = collectReplay(writeReplay(script));
    expectError(outcome, 'unknown-attribute', 'network');
    expect(outcome).toMatchObject({ kind: 'headerOnly', frames: 4 });
    expect(frames.length).toBe(4);
    expect((outcome as { error: { detail: string } }).error.detail).toContain(name);
  });

  it('rejects a spawn of an object outside the table', () => {
    const script = createTinyReplay();
    const spawn = script.frames[0]!.operations.find(({ kind }) => kind === 'spawn')!;
    for (const objectId of [-1, 32, 2 ** 31 - 1]) {
      const frames = [{ ...script.frames[0]!, operations: [{ ...spawn, objectId }] }];
      const bytes = writeReplay({ ...script, frames: frames as ReplayScript['frames'] });
      expectError(decodeReplay(bytes, {}), 'bad-object', 'network');
    }
  });

  it('rejects a spawn of an unknown class', () => {
    const script = createTinyReplay();
    const objects = script.objects.map((name, id) => (id === 31 ? 'Archetypes.Car.Car_Unheard_Of' : name));
    const names = script.names.map((name) => name.replace('Car_TA', 'Car_New_TA'));
    expectError(decodeReplay(writeReplay({ ...script, objects, names }), {}), 'unknown-class', 'network');
  });

  it("rejects an update of an actor that isn't live", () => {
    const script = createTinyReplay();
    const content = createScriptContent(script);
    // Reading starts at frame 1, before which nothing was spawned.
    const second = createScriptContent({ ...script, frames: script.frames.slice(0, 2) });
    const firstBits = 1172;
    const network = shiftBits(second.network, firstBits);
    const bytes = writeFile(script.header, { ...content, network });
    expectError(decodeReplay(bytes, {}), 'unknown-actor', 'network');
  });

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('rejects a frame time of %d', (time) => {
    const script = createTinyReplay();
    const frames = script.frames.map((frame, i) => (i === 2 ? { ...frame, time } : frame));
    const outcome = decodeReplay(writeReplay({ ...script, frames }), {});
    expectError(outcome, 'bad-frame-time', 'network');
  });

  it.each([Number.NaN, -1, 1e-11, 61, 1e37, Number.POSITIVE_INFINITY])(
    'rejects a frame delta of %d',
    (delta) => {
      const script = createTinyReplay();
      const frames = script.frames.map((frame, i) => (i === 2 ? { ...frame, delta } : frame));
      expectError(decodeReplay(writeReplay({ ...script, frames }), {}), 'bad-frame-time', 'network');
    },
  );

  it('rejects a stream that ends inside a frame', () => {
    const script = createTinyReplay();
    const content = createScriptContent(script);
    const network = content.network.subarray(0, 300);
    const outcome = decodeReplay(writeFile(script.header, { ...content, network }), {});
    expectError(outcome, 'out-of-data', 'network');
  });

  it.each([I32_MIN, -513, 1025, 2 ** 31 - 1])('rejects a player name of length %i', (length) => {
    const script = createTinyReplay();
    const content = createScriptContent(script);
    const network = content.network.slice();
    writeName(network, length);
    const outcome = decodeReplay(writeFile(script.header, { ...content, network }), {});
    expectError(outcome, 'text-too-long', 'network');
  });

  it.each([3, 8, 200])('rejects a player on system %i', (system) => {
    const script = createTinyReplay();
    const content = createScriptContent(script);
    const network = content.network.slice();
    // After the name: a set bit and two bits of stream id before the team and before the account, 33 bits of team.
    setBits(network, nameEnd(network) + 3 + 33 + 3, system, 8);
    const outcome = decodeReplay(writeFile(script.header, { ...content, network }), {});
    expectError(outcome, 'unknown-platform', 'network');
  });
});

describe('checksums', () => {
  it('reports a wrong checksum without rejecting the file', () => {
    for (const at of [4, 8 + 511 + 4]) {
      const bytes = writeReplay(createTinyReplay());
      bytes[at]! ^= 1;
      const outcome = decodeReplay(bytes, {}, { checksums: 'always' });
      expect(outcome).toMatchObject({ kind: 'complete', frames: 10 });
      const { header, content } = outcome.checksums!;
      expect([header!.stored === header!.computed, content!.stored === content!.computed]).toEqual(
        at === 4 ? [false, true] : [true, false],
      );
    }
  });

  it('are only calculated on demand or after an error', () => {
    const bytes = writeReplay(createTinyReplay());
    expect(decodeReplay(bytes, {}).checksums).toBeNull();
    expect(decodeReplay(bytes, {}, { checksums: 'always' }).checksums).not.toBeNull();
    const bad = withProperty('MaxChannels', 0);
    expect(decodeReplay(bad, {}).checksums).not.toBeNull();
    expect(decodeReplay(bad, {}, { checksums: 'never' }).checksums).toBeNull();
  });
});

function withNewAttribute(): { script: ReplayScript; name: string } {
  const name = 'TAGame.Car_TA:SomethingNew';
  const script = createTinyReplay();
  const classes: ClassDeclaration[] = script.classes.map((declared) =>
    declared.className === 'TAGame.Car_TA'
      ? { ...declared, attributes: [...declared.attributes, name] }
      : declared,
  );
  const write: AttributeWrite = { attribute: name, kind: 'int', value: 1 };
  const frames = script.frames.map((frame, i) =>
    i === 4
      ? {
          ...frame,
          operations: [...frame.operations, { kind: 'update' as const, actorId: 1, updates: [write] }],
        }
      : frame,
  );
  return { script: { ...script, classes, objects: [...script.objects, name], frames }, name };
}

function getBits(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let i = 0; i < count; i++) value += ((bytes[(at + i) >> 3]! >> ((at + i) & 7)) & 1) * 2 ** i;
  return value;
}

function setBits(bytes: Uint8Array, at: number, value: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const mask = 1 << ((at + i) & 7);
    if ((value >>> i) & 1) bytes[(at + i) >> 3]! |= mask;
    else bytes[(at + i) >> 3]! &= ~mask;
  }
}

function shiftBits(bytes: Uint8Array, by: number): Uint8Array {
  const bits = bytes.length * 8 - by;
  const shifted = new Uint8Array((bits + 7) >> 3);
  for (let i = 0; i < bits; i++) setBits(shifted, i, getBits(bytes, by + i, 1), 1);
  return shifted;
}

/** Returns the bit position of the length of "Tester" in the tiny replay's stream. */
function namePosition(network: Uint8Array): number {
  for (let at = 0; at < network.length * 8 - 96; at++) {
    if (getBits(network, at, 32) === 7 && getBits(network, at + 32, 24) === 0x736554) return at;
  }
  throw new Error('the player name is not in the stream');
}

const nameEnd = (network: Uint8Array): number => namePosition(network) + 32 + 7 * 8;

function writeName(network: Uint8Array, length: number): void {
  setBits(network, namePosition(network), length, 32);
}
