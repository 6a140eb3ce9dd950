import {
  type Content,
  decodeReplay,
  type HeaderProperty,
  type HeaderValue,
  type ReplayHeader,
  readHeader,
} from '@datacoach/replay';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeFile } from '../src/index.ts';
import { bytes, float32, int32, text, uint32, uint64, VERSION_CASES } from './arbitrary/values.ts';

const key = text.filter((value) => value !== 'None' && value !== 'NumFrames');

/** One of each kind, with nested arrays and structs. */
const { properties } = fc.letrec<{ properties: HeaderProperty[]; value: HeaderValue }>((tie) => ({
  properties: fc.array(
    fc.record({ key, index: fc.nat(3), value: tie('value') }) as fc.Arbitrary<HeaderProperty>,
    { maxLength: 6 },
  ),
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ kind: fc.constant('bool' as const), value: fc.boolean() }),
    fc.record({ kind: fc.constant('int' as const), value: int32 }),
    fc.record({ kind: fc.constant('float' as const), value: float32 }),
    fc.record({ kind: fc.constant('qword' as const), value: uint64 }),
    fc.record({ kind: fc.constant('str' as const), value: text }),
    fc.record({ kind: fc.constant('name' as const), value: text }),
    fc.record({
      kind: fc.constant('byte' as const),
      enumType: fc.constant('OnlinePlatform'),
      value: text,
    }),
    fc.record({ kind: fc.constant('byte' as const), enumType: fc.constant('None'), value: fc.nat(255) }),
    fc.record({
      kind: fc.constant('byte' as const),
      enumType: fc.constantFrom('OnlinePlatform_Steam', 'OnlinePlatform_PS4'),
      value: fc.constant(null),
    }),
    fc.record({ kind: fc.constant('struct' as const), name: text, properties: tie('properties') }),
    fc.record({
      kind: fc.constant('array' as const),
      items: fc.array(tie('properties') as fc.Arbitrary<HeaderProperty[]>, { maxLength: 3 }),
    }),
  ) as fc.Arbitrary<HeaderValue>,
}));

const headers: fc.Arbitrary<ReplayHeader> = fc.record({
  version: fc.constantFrom(...VERSION_CASES.map(({ major, minor, net }) => ({ major, minor, net }))),
  gameType: fc.constant('TAGame.Replay_Soccar_TA'),
  properties,
});

const contents: fc.Arbitrary<Content> = fc.record({
  levels: fc.array(text, { maxLength: 5 }),
  keyframes: fc.array(fc.record({ time: float32, frame: int32, bitPosition: int32 }), { maxLength: 5 }),
  network: fc.nat(40).chain(bytes),
  debugInfo: fc.array(fc.record({ frame: int32, user: text, text }), { maxLength: 3 }),
  tickMarks: fc.array(fc.record({ description: text, frame: int32 }), { maxLength: 3 }),
  packages: fc.array(text, { maxLength: 3 }),
  objects: fc.array(text, { maxLength: 20 }),
  names: fc.array(text, { maxLength: 20 }),
  classIndices: fc.array(fc.record({ className: text, objectId: int32 }), { maxLength: 10 }),
  netCache: fc.array(
    fc.record({
      objectId: int32,
      parentId: int32,
      cacheId: int32,
      properties: fc.array(fc.record({ objectId: int32, streamId: int32 }), { maxLength: 5 }),
    }),
    { maxLength: 5 },
  ),
});

const NO_CONTENT: Content = {
  levels: [],
  keyframes: [],
  network: new Uint8Array(0),
  debugInfo: [],
  tickMarks: [],
  packages: [],
  objects: [],
  names: [],
  classIndices: [],
  netCache: [],
};

describe('header and tables', () => {
  it('reads back any header', () => {
    fc.assert(
      fc.property(headers, (header) => {
        expect(readHeader(writeFile(header, NO_CONTENT))).toEqual({ kind: 'ok', header });
      }),
      { numRuns: 400 },
    );
  });

  it('reads back any tables, whatever follows the net cache', () => {
    const trailers = fc.oneof(fc.nat(0), fc.constant(4), fc.nat(30)).chain(bytes);
    fc.assert(
      fc.property(headers, contents, trailers, (header, content, trailer) => {
        const outcome = decodeReplay(writeFile(header, content, trailer), {}, { checksums: 'always' });
        expect(outcome).toMatchObject({ kind: 'complete', header, frames: 0 });
        expect((outcome as { content: Content }).content).toEqual(content);
        expect(outcome.checksums!.content!.computed).toBe(outcome.checksums!.content!.stored);
      }),
      { numRuns: 400 },
    );
  });

  it('reads back handmade files of version 0.0', () => {
    const quirky: HeaderProperty[] = [
      { key: 'bBot', index: 0, value: { kind: 'bool', value: true } },
      { key: 'Platform', index: 0, value: { kind: 'byte', enumType: 'OnlinePlatform_Steam', value: null } },
      { key: 'Name', index: 0, value: { kind: 'str', value: 'after both' } },
    ];
    const header = {
      version: { major: 0, minor: 0, net: null },
      gameType: 'TAGame.Replay_Soccar_TA',
      properties: quirky,
    };
    expect(readHeader(writeFile(header, NO_CONTENT))).toEqual({ kind: 'ok', header });
  });

  it('reads back numbers of every size from a property', () => {
    fc.assert(
      fc.property(uint32, (value) => {
        const header: ReplayHeader = {
          version: { major: 868, minor: 32, net: 10 },
          gameType: 'TAGame.Replay_Soccar_TA',
          properties: [{ key: 'Uid', index: 0, value: { kind: 'qword', value: BigInt(value) << 32n } }],
        };
        expect(readHeader(writeFile(header, NO_CONTENT))).toEqual({ kind: 'ok', header });
      }),
    );
  });
});
