import { Readable } from 'node:stream';

/** Formats a line of CSV (RFC 4180) including its line end. */
export function formatCsvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

function formatCell(value: string | number | null): string {
  if (typeof value !== 'string') return String(value ?? '');
  // Spreadsheets would treat these as formulas.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export interface CsvColumn<Row> {
  title: string;
  getValue: (row: Row) => string | number | null;
}

/** Streams rows as CSV. `readRows` returns those after a place, and the place of the last one; null if it was the last. */
export function streamCsv<Row, Place>(
  columns: readonly CsvColumn<Row>[],
  readRows: (after: Place | null) => Promise<{ rows: readonly Row[]; last: Place | null }>,
): Readable {
  return Readable.from(generateLines(), { objectMode: false });

  async function* generateLines(): AsyncGenerator<string> {
    yield formatCsvLine(columns.map(({ title }) => title));
    let after: Place | null = null;
    do {
      const { rows, last }: { rows: readonly Row[]; last: Place | null } = await readRows(after);
      yield rows.map((row) => formatCsvLine(columns.map(({ getValue }) => getValue(row)))).join('');
      after = last;
    } while (after !== null);
  }
}
