/** What the address keeps of a career; everything else is its default. */
export interface CareerSearch {
  mode?: 5 | 10 | 15;
  span?: 'season';
}

const MODES = [5, 10, 15] as const;

/** Reads the address; what does not belong there, and what is the default, is left out. */
export function readCareerSearch(search: Record<string, unknown>): CareerSearch {
  const mode = MODES.find((one) => String(one) === String(search.mode));
  return { ...(mode && { mode }), ...(search.span === 'season' && { span: 'season' }) };
}
