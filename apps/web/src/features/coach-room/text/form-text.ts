import type { BoardMember } from '@datacoach/contract';

/** A player's form over the last games, as a word. */
export const FORM_LABELS: Readonly<Record<BoardMember['form'], string>> = {
  rising: 'Improving',
  falling: 'Falling off',
  steady: 'Steady',
  unknown: 'Not enough games',
};

/** Joins names: "Ann", "Ann and Bo", "Ann, Bo and Cy". */
export function listNames(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
