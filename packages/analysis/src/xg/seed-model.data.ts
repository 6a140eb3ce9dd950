import type { ByFeature, XgModel } from './xg-model.ts';

/**
 * Fitted on 754 attempts in 34 replays from 2016 to 2026, all levels (game-and-stats.md 6.4). Feature units:
 * thousands of uu, radians, thousands of uu/s, 0 or 1, players, seconds.
 */
export const SEED_MODEL: XgModel = {
  version: 'seed-1',
  intercept: -3.969,
  weights: { dist: -0.304, angle: 0.484, vgoal: 1.014, ont: 2.354, ngs: -0.162, reach: 1.373 },
  creditShift: { counted: 0, uncounted: 0 },
};

/**
 * Means and standard deviations of the features on the seed's attempts (game-and-stats.md 6.3). Constant, so that
 * standardized weights of later fits stay comparable.
 */
export const FEATURE_MEANS: ByFeature = {
  dist: 3.635,
  angle: 0.596,
  vgoal: 2.12,
  ont: 0.674,
  ngs: 1.519,
  reach: -0.385,
};
export const FEATURE_SPREADS: ByFeature = {
  dist: 1.99,
  angle: 0.48,
  vgoal: 0.626,
  ont: 0.469,
  ngs: 0.837,
  reach: 0.567,
};

/** Bootstrap standard deviations of the standardized weights and of the intercept (game-and-stats.md 6.4). */
export const SEED_WEIGHT_DEVIATIONS: ByFeature = {
  dist: 0.15,
  angle: 0.16,
  vgoal: 0.09,
  ont: 0.17,
  ngs: 0.12,
  reach: 0.15,
};
export const SEED_INTERCEPT_DEVIATION = 0.14;
