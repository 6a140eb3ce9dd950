/** What the model knows of a moment, in the order of every table. */
export const THREAT_FEATURES = ['dist', 'angle', 'vgoal', 'height', 'goalSide', 'nearer', 'aim'] as const;
export type ThreatFeatures = Readonly<Record<(typeof THREAT_FEATURES)[number], number>>;

/** A logistic model of the expected goals of a team. */
export interface ThreatModel {
  readonly version: string;
  readonly intercept: number;
  readonly weights: ThreatFeatures;
}
