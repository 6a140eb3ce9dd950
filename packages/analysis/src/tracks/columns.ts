import { BODY_COLUMNS, BodyCoder, MAX_PART, type PackedBody, Prediction } from './body-coder.ts';
import { type ByteReader, type ByteWriter, TracksError } from './bytes.ts';

/** Rows whose flags share a byte. */
const FLAGS_PER_BYTE = 7;

interface BodySource {
  /** Tenths of milliseconds at each frame. */
  times: Float64Array;
  /** Nonzero in frames with a body. */
  presence: Uint8Array;
  /** Steps of a part of the rotation. */
  steps: number;
}

/**
 * Writes a body's updates. `pack` fills its state at a frame; a state that differs from the last one written counts
 * as an update whatever `updated` says.
 */
export function writeBody(
  writer: ByteWriter,
  { times, presence, steps }: BodySource,
  updated: Uint8Array,
  pack: (frame: number, out: PackedBody) => void,
): void {
  const frames = times.length;
  const coder = new BodyCoder(steps);
  const columns = Array.from({ length: BODY_COLUMNS }, () => new Int32Array(frames));
  let updates = 0;
  const flags = new Uint8Array(frames);
  const state: PackedBody = new Array<number>(BODY_COLUMNS).fill(0);
  const shown: PackedBody = new Array<number>(BODY_COLUMNS).fill(0);
  const differences: number[] = new Array<number>(BODY_COLUMNS).fill(0);
  for (let frame = 0; frame < frames; frame++) {
    if (presence[frame] === 0) continue;
    if (frame === 0 || presence[frame - 1] === 0) coder.rest();
    pack(frame, state);
    if (updated[frame] !== 1 && isSame(state, shown)) continue;
    flags[frame] = 1;
    coder.encode(state, times[frame]!, differences);
    for (let column = 0; column < BODY_COLUMNS; column++) {
      columns[column]![updates] = differences[column]!;
      shown[column] = state[column]!;
    }
    updates++;
  }
  writeFlags(writer, flags);
  for (const column of columns) for (let row = 0; row < updates; row++) writer.signed(column[row]!);
}

function isSame(a: Readonly<PackedBody>, b: Readonly<PackedBody>): boolean {
  for (let column = 0; column < a.length; column++) if (a[column] !== b[column]) return false;
  return true;
}

/** Reads what `writeBody` wrote: `row` is called with the last values for every frame with a body. */
export function readBody(
  reader: ByteReader,
  { times, presence, steps }: BodySource,
  updated: Uint8Array,
  row: (
    frame: number,
    state: Readonly<PackedBody>,
    rotation: Readonly<[number, number, number, number]>,
  ) => void,
): void {
  readFlags(reader, updated);
  let updates = 0;
  for (const flag of updated) updates += flag;
  const columns = Array.from({ length: BODY_COLUMNS }, () => readColumn(reader, updates));
  if (columns[MAX_PART]!.some((part) => part < 0 || part > 3))
    throw new TracksError('the tracks contain an invalid rotation');
  const coder = new BodyCoder(steps);
  const state: PackedBody = new Array<number>(BODY_COLUMNS).fill(0);
  const differences: number[] = new Array<number>(BODY_COLUMNS).fill(0);
  let update = 0;
  for (let frame = 0; frame < times.length; frame++) {
    if (presence[frame] === 0) continue;
    if (frame === 0 || presence[frame - 1] === 0) coder.rest();
    if (updated[frame] === 1) {
      for (let column = 0; column < BODY_COLUMNS; column++) differences[column] = columns[column]![update]!;
      update++;
      coder.decode(differences, times[frame]!, state);
    }
    row(frame, state, coder.rotation);
  }
}

/** Reads only the position from above of what `writeBody` wrote, a tenth of the work. */
export function readPositions(
  reader: ByteReader,
  { times, presence }: Omit<BodySource, 'steps'>,
  columns: readonly Int16Array[],
): void {
  const updated = new Uint8Array(times.length);
  readFlags(reader, updated);
  let updates = 0;
  for (const flag of updated) updates += flag;
  for (const column of columns) {
    const prediction = new Prediction(1);
    for (let frame = 0; frame < times.length; frame++) {
      if (presence[frame] === 0) continue;
      if (frame === 0 || presence[frame - 1] === 0) prediction.rest();
      if (updated[frame] === 1) {
        const time = times[frame]!;
        prediction.update(0, reader.signed() + Math.round(prediction.at(0, time)));
        prediction.end(time);
      }
      column[frame] = prediction.last(0);
    }
  }
  reader.skip(updates * (BODY_COLUMNS - columns.length));
}

function readColumn(reader: ByteReader, rows: number): Int32Array {
  const column = new Int32Array(rows);
  for (let row = 0; row < rows; row++) column[row] = reader.signed();
  return column;
}

function writeFlags(writer: ByteWriter, flags: Uint8Array): void {
  for (let row = 0; row < flags.length; row += FLAGS_PER_BYTE) {
    let byte = 0;
    for (let bit = 0; bit < FLAGS_PER_BYTE; bit++) byte |= (flags[row + bit] ?? 0) << bit;
    writer.unsigned(byte);
  }
}

function readFlags(reader: ByteReader, flags: Uint8Array): void {
  for (let row = 0; row < flags.length; row += FLAGS_PER_BYTE) {
    const byte = reader.unsigned();
    for (let bit = 0; bit < FLAGS_PER_BYTE && row + bit < flags.length; bit++)
      flags[row + bit] = (byte >> bit) & 1;
  }
}

interface Column {
  readonly length: number;
  [row: number]: number;
}

/** Writes a column that rarely changes: steps and how many rows each lasts. */
export function writeSteps(writer: ByteWriter, column: Readonly<Column>): void {
  let before = 0;
  for (let row = 0; row < column.length; ) {
    const value = column[row]!;
    let end = row + 1;
    while (end < column.length && column[end] === value) end++;
    writer.signed(value - before);
    writer.unsigned(end - row);
    before = value;
    row = end;
  }
}

/** Fills the column with what `writeSteps` wrote. */
export function readSteps<C extends Column>(reader: ByteReader, column: C): C {
  let value = 0;
  for (let row = 0; row < column.length; ) {
    value += reader.signed();
    const end = readStepEnd(reader, row, column.length);
    for (; row < end; row++) column[row] = value;
  }
  return column;
}

/** Skips what `writeSteps` wrote for a column of this many rows. */
export function skipSteps(reader: ByteReader, rows: number): void {
  for (let row = 0; row < rows; ) {
    reader.signed();
    row = readStepEnd(reader, row, rows);
  }
}

function readStepEnd(reader: ByteReader, row: number, rows: number): number {
  const end = row + reader.unsigned();
  if (end === row || end > rows) throw new TracksError('the tracks contain a step that is out of range');
  return end;
}
