/** Where a series changed its level. */
export interface ChangePoint {
  /** Place of the first value after the change. */
  at: number;
  /** Chance that a series without any change looks like this, 0-1. */
  chance: number;
}

/** decisions.md 4, "Am I improving?" */
export const MIN_CHANGE_GAMES = 30;
/** Fewer values on one side are no level. */
const MIN_SIDE = 5;

/**
 * The likeliest single change of level, by Pettitt's test (1979): by ranks, so that neither outliers nor the shape of the
 * distribution matter. Null below 30 values.
 *
 * @param values oldest first
 */
export function changePoint(values: readonly number[]): ChangePoint | null {
  const count = values.length;
  if (count < MIN_CHANGE_GAMES) return null;
  const ranks = ranksOf(values);
  let sum = 0;
  let best = { at: MIN_SIDE, size: -1 };
  for (let at = 1; at < count; at++) {
    sum += ranks[at - 1]!;
    const size = Math.abs(2 * sum - at * (count + 1));
    if (at >= MIN_SIDE && at <= count - MIN_SIDE && size > best.size) best = { at, size };
  }
  const chance = Math.min(1, 2 * Math.exp((-6 * best.size ** 2) / (count ** 3 + count ** 2)));
  return { at: best.at, chance };
}

/** Ranks from 1; equal values share the mean of theirs. */
export function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, place) => ({ value, place })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]!.value === order[from]!.value) to++;
    for (let i = from; i <= to; i++) ranks[order[i]!.place] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return ranks;
}
