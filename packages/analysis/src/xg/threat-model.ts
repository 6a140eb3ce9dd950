/** The model's inputs for a moment, in the order of every table. */
export const THREAT_FEATURES = ['dist', 'angle', 'vgoal', 'height', 'goalSide', 'nearer', 'aim'] as const;
export type ThreatFeatures = Readonly<Record<(typeof THREAT_FEATURES)[number], number>>;

/** A logistic model of a team's expected goals. */
export interface ThreatModel {
  readonly version: string;
  readonly intercept: number;
  readonly weights: ThreatFeatures;
}
