import { type ByteReader, TracksError } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';

interface Column {
  readonly length: number;
  [row: number]: number;
}

/** A column that keeps its value for long: steps and how many rows each lasts. */
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

/** Fills the column. */
export function readSteps<C extends Column>(reader: ByteReader, column: C): C {
  let value = 0;
  for (let row = 0; row < column.length; ) {
    value += reader.signed();
    const end = row + reader.unsigned();
    if (end === row || end > column.length) throw new TracksError('the tracks hold a step that does not fit');
    for (; row < end; row++) column[row] = value;
  }
  return column;
}
