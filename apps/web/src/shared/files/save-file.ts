/** A byte order mark, without which Excel misreads UTF-8 names. */
const UTF8_MARK = '\ufeff';

const URL_LIFE_MS = 10_000;

export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the download holds its own reference to the content.
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFE_MS);
}

export function saveCsv(text: string, name: string): void {
  saveFile(new Blob([UTF8_MARK, text], { type: 'text/csv' }), name);
}

/** Precise enough for every stat, without the noise of averaging. */
const CSV_DECIMALS = 3;

export type CsvCell = string | number | null | undefined;

/** Formats rows as CSV by RFC 4180; text that a spreadsheet would run as a formula is escaped. */
export const formatCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows
    .map((row) => row.map(formatCell).join(','))
    .join('\r\n')
    .concat('\r\n');

function formatCell(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(Number(value.toFixed(CSV_DECIMALS)));
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
