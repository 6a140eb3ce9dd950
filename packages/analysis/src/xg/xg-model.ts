/** What the model knows of an attempt, in the order of every table. Definitions: game-and-stats.md 6.3. */
export const XG_FEATURES = ['dist', 'angle', 'vgoal', 'ont', 'ngs', 'reach'] as const;
export type XgFeature = (typeof XG_FEATURES)[number];
export type ByFeature = Readonly<Record<XgFeature, number>>;

/** A logistic model: chance of a goal = 1 / (1 + exp(-(intercept + sum of weight · feature))). */
export interface XgModel {
  /** Stored beside every xG value. */
  readonly version: string;
  readonly intercept: number;
  readonly weights: ByFeature;
}

/** Chance of a goal, 0 to 1. */
export function goalChance(model: XgModel, features: ByFeature): number {
  let logit = model.intercept;
  for (const name of XG_FEATURES) logit += model.weights[name] * features[name];
  return 1 / (1 + Math.exp(-logit));
}
