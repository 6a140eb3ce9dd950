import type { ProgressionMark } from '@datacoach/contract';
import { markWords } from '../words/mark-words.ts';

/** Mean width of a character of the marks' 12 px text, a little more than measured. */
const CHARACTER = 6.4;
const GAP = 5;
/** Between two labels of one row. */
const ROOM = 10;
const ROWS = 2;

export interface MarkLabel {
  words: string;
  x: number;
  anchor: 'start' | 'end';
  row: number;
}

/**
 * Where each mark's words stand, so that none lies over another or outside the picture: in full where all have room,
 * else shortened; what has no room even so is left to the list under the picture.
 */
export function placeMarkLabels(
  marks: readonly { mark: ProgressionMark; at: number }[],
  width: number,
  isNarrow: boolean,
): (MarkLabel | null)[] {
  const full = isNarrow ? null : placed(marks, width, (mark) => markWords(mark));
  if (full?.every((label) => label !== null)) return full;
  return placed(marks, width, (mark) => markWords(mark, mark.kind === 'plan' || isNarrow));
}

function placed(
  marks: readonly { mark: ProgressionMark; at: number }[],
  width: number,
  wordsOf: (mark: ProgressionMark) => string,
): (MarkLabel | null)[] {
  const taken: { row: number; from: number; to: number }[] = [];
  return marks.map(({ mark, at }) => {
    const words = wordsOf(mark);
    const length = words.length * CHARACTER;
    for (const anchor of ['start', 'end'] as const) {
      const from = anchor === 'start' ? at + GAP : at - GAP - length;
      const to = from + length;
      if (from < 0 || to > width) continue;
      for (let row = 0; row < ROWS; row++) {
        if (taken.some((other) => other.row === row && from < other.to + ROOM && to > other.from - ROOM))
          continue;
        taken.push({ row, from, to });
        return { words, x: anchor === 'start' ? from : to, anchor, row };
      }
    }
    return null;
  });
}
