import { formatNumber } from '../../shared/format/number.ts';

const MS = 1000;

/** What the head of a browser-made report says of its making. */
export function readingFacts(fileName: string, milliseconds: number): string[] {
  return [`${fileName} read in this browser in ${formatNumber(milliseconds / MS, 2)} s`];
}
