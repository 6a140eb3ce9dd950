import {
  FEATURE_MEANS,
  FEATURE_SPREADS,
  SEED_INTERCEPT_DEVIATION,
  SEED_MODEL,
  SEED_WEIGHT_DEVIATIONS,
} from '../xg/seed-model.data.ts';
import { type ByFeature, calculateGoalChance, XG_FEATURES, type XgModel } from '../xg/xg-model.ts';

export interface AttemptSample {
  /** Its match, which is never split between training and validation. */
  match: string;
  features: ByFeature;
  /** Whether the game counted it as a shot. */
  counted: boolean;
  goal: boolean;
}

/** The prior is this many bootstrap standard deviations of the seed wide (game-and-stats.md 6.8). */
const PRIOR_WIDTH = 2;
/** Prior of a credit shift: zero, with this standard deviation, in logits [P]. */
const SHIFT_DEVIATION = 1;
const MAX_ROUNDS = 50;
const CONVERGED = 1e-9;

/**
 * Fits the model to attempts: logistic regression on standardized features with a Gaussian prior around the seed, so
 * that few attempts change it little. Newton's method; the same attempts give the same model.
 */
export function fitModel(samples: readonly AttemptSample[], version: string): XgModel {
  const rows = samples.map(({ features }) => standardize(features));
  const prior = standardizedSeed();
  const precision = [
    SEED_INTERCEPT_DEVIATION,
    ...XG_FEATURES.map((name) => SEED_WEIGHT_DEVIATIONS[name]),
  ].map((deviation) => 1 / (PRIOR_WIDTH * deviation) ** 2);
  const size = prior.length;
  const weights = [...prior];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const gradient = weights.map((weight, i) => precision[i]! * (weight - prior[i]!));
    const curvature = precision.map((value, i) => prior.map((_, j) => (i === j ? value : 0)));
    rows.forEach((row, index) => {
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * weights[i]!, 0)));
      const error = chance - (samples[index]!.goal ? 1 : 0);
      const spread = chance * (1 - chance);
      for (let i = 0; i < size; i++) {
        gradient[i] = gradient[i]! + error * row[i]!;
        for (let j = 0; j < size; j++) curvature[i]![j] = curvature[i]![j]! + spread * row[i]! * row[j]!;
      }
    });
    const step = solve(curvature, gradient);
    step.forEach((value, i) => {
      weights[i] = weights[i]! - value;
    });
    if (Math.max(...step.map(Math.abs)) < CONVERGED) break;
  }
  const model = toModel(weights, version);
  const getShift = (counted: boolean): number =>
    fitShift(
      model,
      samples.filter((sample) => sample.counted === counted),
    );
  return { ...model, creditShift: { counted: getShift(true), uncounted: getShift(false) } };
}

/** Returns the shift of these attempts' logits at which they score as often as predicted. */
function fitShift(model: XgModel, samples: readonly AttemptSample[]): number {
  const logits = samples.map(({ features }) => {
    const chance = calculateGoalChance(model, features);
    return Math.log(chance / (1 - chance));
  });
  let shift = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let gradient = shift / SHIFT_DEVIATION ** 2;
    let curvature = 1 / SHIFT_DEVIATION ** 2;
    logits.forEach((logit, index) => {
      const chance = 1 / (1 + Math.exp(-logit - shift));
      gradient += chance - (samples[index]!.goal ? 1 : 0);
      curvature += chance * (1 - chance);
    });
    shift -= gradient / curvature;
    if (Math.abs(gradient / curvature) < CONVERGED) break;
  }
  return shift;
}

/** Returns a constant 1, then each feature in standard deviations from its mean. */
function standardize(features: ByFeature): number[] {
  return [1, ...XG_FEATURES.map((name) => (features[name] - FEATURE_MEANS[name]) / FEATURE_SPREADS[name])];
}

function standardizedSeed(): number[] {
  const weights = XG_FEATURES.map((name) => SEED_MODEL.weights[name] * FEATURE_SPREADS[name]);
  const shift = XG_FEATURES.reduce((sum, name) => sum + SEED_MODEL.weights[name] * FEATURE_MEANS[name], 0);
  return [SEED_MODEL.intercept + shift, ...weights];
}

function toModel([intercept = 0, ...standardized]: readonly number[], version: string): XgModel {
  const weights = Object.fromEntries(
    XG_FEATURES.map((name, i) => [name, standardized[i]! / FEATURE_SPREADS[name]]),
  ) as Record<keyof ByFeature, number>;
  const shift = XG_FEATURES.reduce((sum, name) => sum + weights[name] * FEATURE_MEANS[name], 0);
  return { version, intercept: intercept - shift, weights, creditShift: SEED_MODEL.creditShift };
}

/** Solves matrix · x = right by elimination with pivoting. Doesn't modify its inputs. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const lead = rows[column]!;
    for (let row = column + 1; row < size; row++) {
      const factor = rows[row]![column]! / lead[column]!;
      for (let k = column; k <= size; k++) rows[row]![k] = rows[row]![k]! - factor * lead[k]!;
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let rest = rows[row]![size]!;
    for (let k = row + 1; k < size; k++) rest -= rows[row]![k]! * solution[k]!;
    solution[row] = rest / rows[row]![row]!;
  }
  return solution;
}
