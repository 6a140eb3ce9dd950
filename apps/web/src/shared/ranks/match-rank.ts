import { RANKS } from '@datacoach/analysis/metadata';
import { rankLabel } from './rank-label.ts';

/**
 * Whether a rank is meant by what somebody typed: the start of each word of its name in order ("gr ch 2", "champ II"),
 * or its short form ("gc2", "c1", "ssl"). Steps may be written 1 or I.
 */
export function matchesRank(rank: string, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return true;
  const row = RANKS.find(({ id }) => id === rank);
  if (!row) return false;
  if (row.short.toLowerCase().startsWith(wanted.replaceAll(/\s+/g, ''))) return true;
  const words = rankLabel(rank).toLowerCase().split(' ');
  const step = words.length > 1 && /^i+$/.test(words.at(-1)!) ? words.pop()! : null;
  const parts = wanted.split(/\s+/);
  const last = parts.at(-1)!;
  if (step && /^([1-3]|i{1,3})$/.test(last)) {
    if (last !== step && last !== String(step.length)) return false;
    parts.pop();
  }
  return startsInOrder(words, parts);
}

function startsInOrder(words: readonly string[], parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = words.findIndex((word, index) => index >= from && word.startsWith(part));
    from = at + 1;
    return at >= 0;
  });
}
