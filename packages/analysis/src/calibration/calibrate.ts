import { SEED_MODEL } from '../xg/seed-model.data.ts';
import { calculateGoalChance, XG_FEATURES, type XgModel } from '../xg/xg-model.ts';
import { type AttemptSample, fitModel } from './fit-model.ts';

interface Prediction {
  chance: number;
  goal: boolean;
}

interface ReliabilityRow {
  attempts: number;
  predicted: number;
  observed: number;
}

interface PredictionScore {
  attempts: number;
  goals: number;
  logLoss: number;
  /** Log loss of always predicting the share of goals. */
  baseLogLoss: number;
  brier: number;
  /** Probability that a goal was rated higher than a miss; null unless there are both. */
  auc: number | null;
  /** Sum of probabilities divided by goals, minus 1; null without goals. */
  bias: number | null;
  /** Line of goals on the logits of the probabilities: 1 and 0 if they are right; null unless there are both. */
  slope: number | null;
  intercept: number | null;
  /** Ten rows of equal size, lowest probability first. */
  reliability: ReliabilityRow[];
}

const ROWS = 10;
/** Keeps logarithms finite. */
const MIN = 1e-9;

export function scorePredictions(predictions: readonly Prediction[]): PredictionScore {
  const sorted = [...predictions].sort((a, b) => a.chance - b.chance);
  const attempts = sorted.length;
  const goals = sorted.filter(({ goal }) => goal).length;
  const share = goals / Math.max(1, attempts);
  const mean = (value: (prediction: Prediction) => number): number =>
    sorted.reduce((sum, prediction) => sum + value(prediction), 0) / Math.max(1, attempts);
  const loss = (chance: number, goal: boolean): number =>
    -Math.log(Math.max(MIN, goal ? chance : 1 - chance));
  return {
    attempts,
    goals,
    logLoss: mean(({ chance, goal }) => loss(chance, goal)),
    baseLogLoss: mean(({ goal }) => loss(share, goal)),
    brier: mean(({ chance, goal }) => (chance - (goal ? 1 : 0)) ** 2),
    auc: areaUnderCurve(sorted, goals),
    bias: goals === 0 ? null : (mean(({ chance }) => chance) * attempts) / goals - 1,
    ...calibrationLine(sorted, goals),
    reliability: reliability(sorted),
  };
}

/** Mann-Whitney with ties counted half. */
function areaUnderCurve(sorted: readonly Prediction[], goals: number): number | null {
  const misses = sorted.length - goals;
  if (goals === 0 || misses === 0) return null;
  let ranks = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from + 1;
    while (to < sorted.length && sorted[to]!.chance === sorted[from]!.chance) to += 1;
    const rank = (from + 1 + to) / 2;
    for (let i = from; i < to; i++) if (sorted[i]!.goal) ranks += rank;
    from = to;
  }
  return (ranks - (goals * (goals + 1)) / 2) / (goals * misses);
}

const LINE_ROUNDS = 30;

/** Logistic regression of the outcomes on the logits of the predictions, by Newton's method. */
function calibrationLine(
  sorted: readonly Prediction[],
  goals: number,
): { slope: number | null; intercept: number | null } {
  if (goals === 0 || goals === sorted.length) return { slope: null, intercept: null };
  let slope = 1;
  let intercept = 0;
  for (let round = 0; round < LINE_ROUNDS; round++) {
    let g0 = 0;
    let g1 = 0;
    let h00 = MIN;
    let h01 = 0;
    let h11 = MIN;
    for (const { chance, goal } of sorted) {
      const bounded = Math.min(1 - MIN, Math.max(MIN, chance));
      const logit = Math.log(bounded / (1 - bounded));
      const fit = 1 / (1 + Math.exp(-(intercept + slope * logit)));
      const error = fit - (goal ? 1 : 0);
      const spread = fit * (1 - fit);
      g0 += error;
      g1 += error * logit;
      h00 += spread;
      h01 += spread * logit;
      h11 += spread * logit * logit;
    }
    const determinant = h00 * h11 - h01 * h01;
    if (Math.abs(determinant) < MIN) break;
    intercept -= (h11 * g0 - h01 * g1) / determinant;
    slope -= (h00 * g1 - h01 * g0) / determinant;
  }
  return { slope, intercept };
}

function reliability(sorted: readonly Prediction[]): ReliabilityRow[] {
  const rows: ReliabilityRow[] = [];
  for (let row = 0; row < ROWS; row++) {
    const part = sorted.slice(
      Math.floor((row * sorted.length) / ROWS),
      Math.floor(((row + 1) * sorted.length) / ROWS),
    );
    if (part.length === 0) continue;
    rows.push({
      attempts: part.length,
      predicted: part.reduce((sum, { chance }) => sum + chance, 0) / part.length,
      observed: part.filter(({ goal }) => goal).length / part.length,
    });
  }
  return rows;
}

/** Number of folds for the matches (game-and-stats.md 6.4). */
const FOLDS = 8;
/** With fewer matches, held-out ones mean nothing. */
const MIN_MATCHES = 2;

export interface Calibration {
  matches: number;
  /** Fitted on everything. */
  model: XgModel;
  /** On attempts in held-out matches. */
  seed: PredictionScore;
  fitted: PredictionScore;
  /** Whether the fit did at least as well as the seed on held-out matches; otherwise the seed stays. */
  better: boolean;
}

/** Refits the model and compares it with the seed by cross-validation that never splits a match. */
export function calibrate(samples: readonly AttemptSample[]): Calibration {
  const version = `fitted-${samples.length}-${calculateChecksum(samples)}`;
  const matches = [...new Set(samples.map(({ match }) => match))].sort();
  const foldByMatch = new Map(
    matches.map((match, index) => [match, index % Math.min(FOLDS, matches.length)]),
  );
  const fitted: Prediction[] = [];
  for (let fold = 0; fold < Math.min(FOLDS, matches.length); fold++) {
    const heldOut = samples.filter(({ match }) => foldByMatch.get(match) === fold);
    const model = fitModel(
      samples.filter(({ match }) => foldByMatch.get(match) !== fold),
      version,
    );
    fitted.push(...heldOut.map((sample) => predict(model, sample)));
  }
  const seedScore = scorePredictions(samples.map((sample) => predict(SEED_MODEL, sample)));
  const fittedScore = scorePredictions(fitted);
  return {
    matches: matches.length,
    model: fitModel(samples, version),
    seed: seedScore,
    fitted: fittedScore,
    better: matches.length >= MIN_MATCHES && fittedScore.logLoss <= seedScore.logLoss,
  };
}

function predict(model: XgModel, { features, counted, goal }: AttemptSample): Prediction {
  return { chance: calculateGoalChance(model, features, counted), goal };
}

/** Returns a checksum of the training data, which distinguishes corpora of the same size. */
function calculateChecksum(samples: readonly AttemptSample[]): string {
  let hash = 2166136261;
  for (const { match, features, counted, goal } of samples) {
    for (const character of `${match}|${features.dist.toFixed(3)}|${features.reach.toFixed(3)}|${counted}|${goal}`) {
      hash = Math.imul(hash ^ character.charCodeAt(0), 16777619) >>> 0;
    }
  }
  return hash.toString(36);
}

const DIGITS = 4;

/** Returns the source of `current-model.ts` for a calibrated model. */
export function formatModelSource({ model, matches, fitted, seed }: Calibration): string {
  const weights = XG_FEATURES.map((name) => `    ${name}: ${Number(model.weights[name].toFixed(DIGITS))},`);
  return `import type { XgModel } from './xg-model.ts';

/**
 * The current shot model; its version is stored with every value. Written by \`npm run calibrate\` from
 * ${fitted.attempts} attempts in ${matches} matches. On held-out matches: log loss ${fitted.logLoss.toFixed(3)} (seed ${seed.logLoss.toFixed(3)}), AUC ${(fitted.auc ?? 0).toFixed(3)},
 * Brier ${fitted.brier.toFixed(3)}.
 */
export const CURRENT_MODEL: XgModel = {
  version: '${model.version}',
  intercept: ${Number(model.intercept.toFixed(DIGITS))},
  weights: {
${weights.join('\n')}
  },
  creditShift: { counted: ${Number(model.creditShift.counted.toFixed(DIGITS))}, uncounted: ${Number(model.creditShift.uncounted.toFixed(DIGITS))} },
};
`;
}

/**
 * Limits for a release: log loss, area under the curve, bias, and the min attempts for them to apply (6.9,
 * decisions.md 22.5).
 */
const GATE = { logLoss: 0.4, auc: 0.85, bias: 0.05, attempts: 1000 } as const;

export function describeCalibration({ matches, model, seed, fitted, better }: Calibration): string {
  const gate =
    fitted.logLoss <= GATE.logLoss &&
    (fitted.auc ?? 0) >= GATE.auc &&
    Math.abs(fitted.bias ?? 1) <= GATE.bias;
  return [
    `${fitted.attempts} attempts in ${matches} matches, ${fitted.goals} goals`,
    `always the mean: log loss ${fitted.baseLogLoss.toFixed(4)}`,
    '',
    '                    log loss    Brier      AUC     bias    slope  intercept',
    scoreLine('seed', seed),
    scoreLine('fitted, held out', fitted),
    '',
    'reliability of the fitted model on held-out matches',
    '  attempts   predicted   observed',
    ...fitted.reliability.map(
      ({ attempts, predicted, observed }) =>
        `  ${String(attempts).padStart(8)}   ${predicted.toFixed(3).padStart(9)}   ${observed.toFixed(3).padStart(8)}`,
    ),
    '',
    `weights of ${model.version}: intercept ${model.intercept.toFixed(3)}, ${XG_FEATURES.map(
      (name) => `${name} ${model.weights[name].toFixed(3)}`,
    ).join(', ')}`,
    verdict(matches, better),
    fitted.attempts < GATE.attempts
      ? `The release gate counts from ${GATE.attempts} attempts on; on these it would be ${gate ? 'passed' : 'missed'}.`
      : `Release gate: ${gate ? 'passed' : 'missed'}.`,
  ].join('\n');
}

function verdict(matches: number, better: boolean): string {
  if (better) return 'The fitted model is at least as good as the seed on held-out matches.';
  return matches < 2
    ? 'One match says nothing about others: keep the seed.'
    : 'The fitted model is worse than the seed on held-out matches: keep the seed.';
}

function scoreLine(name: string, { logLoss, brier, auc, bias, slope, intercept }: PredictionScore): string {
  const cell = (value: number | null): string => (value === null ? '-' : value.toFixed(4)).padStart(9);
  return `${name.padEnd(19)}${[logLoss, brier, auc, bias, slope, intercept].map(cell).join('')}`;
}
