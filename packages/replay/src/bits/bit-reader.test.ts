import { describe, expect, it } from 'vitest';
import { BitReader } from './bit-reader.ts';

const reader = (...bytes: number[]) => new BitReader(Uint8Array.from(bytes));

describe('bounded integer', () => {
  // Limit 71 (replay-format.md 2.6): six bits, a seventh only if value + 64 < 71.
  it.each([
    { bits: [1, 1, 0, 0, 1, 1], value: 51 },
    { bits: [0, 0, 0, 0, 0, 0, 1], value: 64 },
    { bits: [0, 1, 1, 0, 0, 0, 1], value: 70 },
    { bits: [0, 0, 0, 0, 0, 0, 0], value: 0 },
  ])('below 71 reads $value in $bits.length bits', ({ bits, value }) => {
    const packed = bits.reduce((byte, bit, index) => byte | (bit << index), 0);
    const r = reader(packed);
    expect(r.below(71, 6)).toBe(value);
    expect(r.position).toBe(bits.length);
  });

  it('reads nothing for limits up to 1', () => {
    const r = reader(0xff);
    expect(r.below(1, 0)).toBe(0);
    expect(r.position).toBe(0);
  });
});

describe('compressed vector', () => {
  it('reads the example in replay-format.md 3.5', () => {
    const r = reader(0x06, 0x08, 0xd8, 0x0d);
    r.vector(20);
    expect([r.x, r.y, r.z]).toEqual([0, 0, 93]);
  });

  it('skips exactly what it would read', () => {
    const read = reader(0x06, 0x08, 0xd8, 0x0d);
    const skipped = reader(0x06, 0x08, 0xd8, 0x0d);
    read.vector(20);
    skipped.skipVector(20);
    expect(skipped.position).toBe(read.position);
  });
});

describe('numbers across byte boundaries', () => {
  it('reads 32 bits from bit 3', () => {
    const r = reader(0xf8, 0xff, 0xff, 0xff, 0x03);
    r.bits(3);
    expect(r.i32()).toBe(0x7fffffff);
  });

  it('reads up to the end, and throws out-of-data past it', () => {
    const r = reader(1);
    r.u32();
    expect(() => r.checkEnd()).toThrow(expect.objectContaining({ code: 'out-of-data', section: 'network' }));
  });
});

describe('text', () => {
  it.each([
    { what: 'empty', bytes: [0, 0, 0, 0], text: '' },
    { what: 'terminator alone', bytes: [1, 0, 0, 0, 0], text: '' },
    { what: 'Windows-1252', bytes: [3, 0, 0, 0, 0x80, 0xe9, 0], text: '€é' },
    { what: 'UTF-16', bytes: [0xfe, 0xff, 0xff, 0xff, 0x42, 0x30, 0, 0], text: 'あ' },
    { what: 'lone surrogate', bytes: [0xfe, 0xff, 0xff, 0xff, 0x00, 0xd8, 0, 0], text: '\uFFFD' },
  ])('$what', ({ bytes, text }) => {
    const r = reader(...bytes);
    expect(r.text()).toBe(text);
    expect(r.position).toBe(bytes.length * 8);
  });

  it.each([
    { what: 'too long', bytes: [0x01, 0x04, 0, 0], code: 'text-too-long' },
    { what: 'smallest i32', bytes: [0, 0, 0, 0x80], code: 'text-too-long' },
    { what: 'past the end', bytes: [200, 0, 0, 0, 65], code: 'out-of-data' },
  ])('$what is $code', ({ bytes, code }) => {
    expect(() => reader(...bytes).text()).toThrow(expect.objectContaining({ code }));
  });
});
