import { findUuNote } from '../format/statistic-value.ts';

/** Explains uu below texts that use it, unless one of them does. */
export function UuNote({ texts }: { texts: readonly string[] }) {
  const note = findUuNote(texts);
  return note && <p className="s12 t3">{note}.</p>;
}
