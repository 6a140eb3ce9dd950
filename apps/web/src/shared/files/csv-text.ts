export type CsvCell = string | number | null | undefined;

/** Rows as CSV by RFC 4180; a text that a spreadsheet would run as a formula is kept a text. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n');
}

function cell(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
