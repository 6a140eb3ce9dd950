import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What differs in a match under a symmetry, with how often. */
export type Asymmetries = Record<string, number>;

const ROW = /^\| (?<match>[^|]+) \| (?<symmetry>[^|]+) \| (?<what>[^|]+) \| (?<count>[\d.]+) \|$/gm;

/** Rows of known-asymmetries.md for a match and a symmetry. */
export function knownAsymmetries(match: string, symmetry: string): Asymmetries {
  const text = readFileSync(join(import.meta.dirname, 'known-asymmetries.md'), 'utf8');
  const known: Asymmetries = {};
  for (const { groups } of text.matchAll(ROW)) {
    if (groups?.match?.trim() !== match || groups.symmetry?.trim() !== symmetry) continue;
    known[groups.what!.trim()] = Number(groups.count);
  }
  return known;
}
