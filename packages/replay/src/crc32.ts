/** Polynomial and initial value of both section checksums. Source: replay-format.md 1.2. */
const POLYNOMIAL = 0x04c11db7;
const START = 0x10340dfe;
const SLICES = 8;

const TABLES = buildTables();

function buildTables(): Uint32Array[] {
  const first = new Uint32Array(256);
  for (let i = 0; i < 256; i++) {
    let c = i << 24;
    for (let bit = 0; bit < 8; bit++) c = c & 0x80000000 ? (c << 1) ^ POLYNOMIAL : c << 1;
    first[i] = c;
  }
  const tables = [first];
  for (let slice = 1; slice < SLICES; slice++) {
    const before = tables[slice - 1]!;
    tables.push(before.map((c) => (c << 8) ^ first[c >>> 24]!));
  }
  return tables;
}

/** Calculates the CRC-32 (not reflected, final complement) of `bytes[start, end)`, unsigned. */
export function crc32(bytes: Uint8Array, start = 0, end = bytes.length): number {
  const [t0, t1, t2, t3, t4, t5, t6, t7] = TABLES as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  let crc = START;
  let i = start;
  for (; i + 8 <= end; i += 8) {
    crc ^= (bytes[i]! << 24) | (bytes[i + 1]! << 16) | (bytes[i + 2]! << 8) | bytes[i + 3]!;
    crc =
      t7[crc >>> 24]! ^
      t6[(crc >>> 16) & 255]! ^
      t5[(crc >>> 8) & 255]! ^
      t4[crc & 255]! ^
      t3[bytes[i + 4]!]! ^
      t2[bytes[i + 5]!]! ^
      t1[bytes[i + 6]!]! ^
      t0[bytes[i + 7]!]!;
  }
  for (; i < end; i++) crc = (crc << 8) ^ t0[((crc >>> 24) ^ bytes[i]!) & 255]!;
  return ~crc >>> 0;
}
