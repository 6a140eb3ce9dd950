import type { ObjectRef, RawRotator, RawVector } from '@datacoach/replay';
import fc from 'fast-check';
import { from, type VersionCase } from './versions.ts';

export const byte = fc.nat(255);
export const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
export const uint32 = fc.nat(2 ** 32 - 1);
export const uint64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
export const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
export const float32 = fc.float({ noNaN: true });

/** Latin-1 and other scripts; short enough for the network stream. */
export const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 40,
  }),
  fc.string({ unit: 'grapheme', maxLength: 40 }).filter((value) => value.isWellFormed()),
);

export const objectRef: fc.Arbitrary<ObjectRef> = fc.record({ actor: fc.boolean(), id: int32 });

/** Components as large as the version's size field allows. */
export function rawVector(version: VersionCase): fc.Arbitrary<RawVector> {
  const bits = from(version, 868, 22, 7) ? 22 : 20;
  return fc.nat(bits).chain((size) => {
    const limit = 2 ** size - 1;
    const component = fc.integer({ min: -limit, max: limit });
    return fc.record({ x: component, y: component, z: component });
  });
}

const angle = fc.option(fc.integer({ min: -128, max: 127 }));
export const rawRotator: fc.Arbitrary<RawRotator> = fc.record({ pitch: angle, yaw: angle, roll: angle });

/** `lengths` many bytes. */
export const bytes = (length: number): fc.Arbitrary<Uint8Array> =>
  fc.uint8Array({ minLength: length, maxLength: length });
