/** The model's inputs for an attempt, in the order of every table. Definitions: game-and-stats.md 6.3. */
export const XG_FEATURES = ['dist', 'angle', 'vgoal', 'ont', 'ngs', 'reach'] as const;
type XgFeature = (typeof XG_FEATURES)[number];
export type ByFeature = Readonly<Record<XgFeature, number>>;

/** A logistic model: chance of a goal = 1 / (1 + exp(-(intercept + sum of weight · feature))). */
export interface XgModel {
  /** Stored next to every xG value. */
  readonly version: string;
  readonly intercept: number;
  readonly weights: ByFeature;
  /**
   * Added to the logit once it's known whether the game counted the attempt as a shot: of similar flights, the game
   * leaves out those that were never likely to go in.
   */
  readonly creditShift: { readonly counted: number; readonly uncounted: number };
}

/**
 * Returns the chance of a goal, 0 to 1.
 *
 * @param counted whether the game counted the shot; undefined if unknown
 */
export function calculateGoalChance(model: XgModel, features: ByFeature, counted?: boolean): number {
  let logit = model.intercept;
  if (counted !== undefined) logit += model.creditShift[counted ? 'counted' : 'uncounted'];
  for (const name of XG_FEATURES) logit += model.weights[name] * features[name];
  return 1 / (1 + Math.exp(-logit));
}

/** Chances of one side this close together are one play, worth at most one goal in total, s (6.7). */
const PLAY_SECONDS = 2;

/**
 * Returns what each chance adds: a rebound only counts as far as the previous chances left the goal open, so a play
 * adds 1 - (1 - p1) · (1 - p2) · …
 *
 * @param chances in order of time
 */
export function calculateAddedChances(
  chances: readonly { readonly time: number; readonly chance: number }[],
): number[] {
  let open = 1;
  let last = Number.NEGATIVE_INFINITY;
  return chances.map(({ time, chance }) => {
    if (time - last > PLAY_SECONDS) open = 1;
    last = time;
    const added = open * chance;
    open *= 1 - chance;
    return added;
  });
}
