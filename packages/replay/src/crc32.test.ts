import { describe, expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

describe('crc32', () => {
  // Check values in replay-format.md 1.2.
  it.each([
    { of: 'nothing', bytes: new Uint8Array(0), sum: 0xefcbf201 },
    { of: 'one byte', bytes: Uint8Array.of(0xa0), sum: 0x76cc8c81 },
    { of: 'nine digits', bytes: new TextEncoder().encode('123456789'), sum: 0xdbfa7673 },
  ])('of $of', ({ bytes, sum }) => {
    expect(crc32(bytes)).toBe(sum);
  });

  it('calculates part of the bytes', () => {
    expect(crc32(new TextEncoder().encode('xx123456789yyy'), 2, 11)).toBe(0xdbfa7673);
  });
});
