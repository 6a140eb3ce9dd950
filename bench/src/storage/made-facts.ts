import { METRICS } from '@datacoach/analysis/metadata';

/** Length of the metric arrays (numbers 0 to 164 are assigned). */
export const PLACES = 165;
export const MATCHES = 2000;
export const PLAYERS_A_MATCH = 6;
/** Chosen so that the first player has 200 matches. */
const PLAYERS = 60;

export interface MadeFact {
  match: number;
  player: number;
  values: (number | null)[];
  overs: number[];
}

/** Key of the metric at each index. */
export const KEYS: readonly string[] = Array.from(
  { length: PLACES },
  (_, index) => METRICS.find(({ number }) => number === index)?.key ?? `metric${index}`,
);

/**
 * Generates stats as matches have them: counts over one match, rates over live seconds, shares over a few attempts,
 * some without any.
 */
export function makeFacts(): MadeFact[] {
  const random = seeded(29);
  const rows: MadeFact[] = [];
  for (let match = 0; match < MATCHES; match++) {
    const seconds = Math.round((250 + random() * 150) * 1e6) / 1e6;
    for (let seat = 0; seat < PLAYERS_A_MATCH; seat++) {
      const values: (number | null)[] = [];
      const overs: number[] = [];
      for (let index = 0; index < PLACES; index++) {
        const kind = index % 4;
        const over = kind === 0 ? 1 : kind === 1 ? seconds : Math.floor(random() * 12);
        overs.push(over);
        values.push(over === 0 ? null : kind === 0 ? Math.floor(random() * 5) : Math.fround(random() * 100));
      }
      rows.push({ match, player: (match * PLAYERS_A_MATCH + seat) % PLAYERS, values, overs });
    }
  }
  return rows;
}

/** Returns a generator of uniform numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
