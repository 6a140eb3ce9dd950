/** Repeatable random numbers: the same seed produces the same match. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** Returns a whole number in [0, below). */
  below(below: number): number;
  chance(probability: number): boolean;
}

/** Returns Mulberry32, a 32-bit generator. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    below: (below) => Math.floor(next() * below),
    chance: (probability) => next() < probability,
  };
}
