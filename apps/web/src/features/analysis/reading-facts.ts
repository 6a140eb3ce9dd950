import { formatNumber } from '../../shared/format/number.ts';
import { type Preview, SAMPLE_ID } from './preview-store.ts';

const MS = 1000;

/** What the head of a browser-made report says of its making. */
export function readingFacts({ id, fileName, analysis }: Preview): string[] {
  const seconds = formatNumber((analysis?.milliseconds ?? 0) / MS, 2);
  const read = `read in this browser in ${seconds} s`;
  return id === SAMPLE_ID ? [`a made-up match with made-up players, ${read}`] : [`${fileName} ${read}`];
}
