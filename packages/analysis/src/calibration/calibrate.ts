import { SEED_MODEL } from '../xg/seed-model.table.ts';
import { goalChance, XG_FEATURES, type XgModel } from '../xg/xg-model.ts';
import { type AttemptSample, fitModel } from './fit-model.ts';
import { type Prediction, type PredictionScore, scorePredictions } from './score-predictions.ts';

/** Parts that the matches are dealt into (game-and-stats.md 6.4). */
const FOLDS = 8;
/** Fewer matches than this say nothing about held-out ones. */
const MIN_MATCHES = 2;

export interface Calibration {
  matches: number;
  /** Fitted on everything. */
  model: XgModel;
  /** On attempts of matches that the fit had not seen. */
  seed: PredictionScore;
  fitted: PredictionScore;
  /** The fit did at least as well as the seed on held-out matches; otherwise the seed stays. */
  better: boolean;
}

/** Refits the model and compares it with the seed by cross-validation in which no match is split. */
export function calibrate(samples: readonly AttemptSample[]): Calibration {
  const version = `fitted-${samples.length}-${checksumOf(samples)}`;
  const matches = [...new Set(samples.map(({ match }) => match))].sort();
  const foldOf = new Map(matches.map((match, index) => [match, index % Math.min(FOLDS, matches.length)]));
  const fitted: Prediction[] = [];
  for (let fold = 0; fold < Math.min(FOLDS, matches.length); fold++) {
    const held = samples.filter(({ match }) => foldOf.get(match) === fold);
    const model = fitModel(
      samples.filter(({ match }) => foldOf.get(match) !== fold),
      version,
    );
    fitted.push(...held.map((sample) => predict(model, sample)));
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

function predict(model: XgModel, { features, goal }: AttemptSample): Prediction {
  return { chance: goalChance(model, features), goal };
}

/** Tells corpora of the same size apart: a checksum of what was learnt from. */
function checksumOf(samples: readonly AttemptSample[]): string {
  let hash = 2166136261;
  for (const { match, features, goal } of samples) {
    for (const character of `${match}|${features.dist.toFixed(3)}|${features.reach.toFixed(3)}|${goal}`) {
      hash = Math.imul(hash ^ character.charCodeAt(0), 16777619) >>> 0;
    }
  }
  return hash.toString(36);
}

const DIGITS = 4;

/** Source of `current-model.ts` for a calibrated model. */
export function modelSource({ model, matches, fitted, seed }: Calibration): string {
  const weights = XG_FEATURES.map((name) => `    ${name}: ${Number(model.weights[name].toFixed(DIGITS))},`);
  return `import type { XgModel } from './xg-model.ts';

/**
 * The model that weighs shots; its version is stored with every value. Written by \`npm run calibrate\` from
 * ${fitted.attempts} attempts of ${matches} matches. On held-out matches: log loss ${fitted.logLoss.toFixed(3)} (seed ${seed.logLoss.toFixed(3)}), AUC ${(fitted.auc ?? 0).toFixed(3)},
 * Brier ${fitted.brier.toFixed(3)}.
 */
export const CURRENT_MODEL: XgModel = {
  version: '${model.version}',
  intercept: ${Number(model.intercept.toFixed(DIGITS))},
  weights: {
${weights.join('\n')}
  },
};
`;
}

/** Bounds of a release: log loss, area under the curve, bias, and the attempts from which they count (6.9, decisions.md 22.5). */
const GATE = { logLoss: 0.4, auc: 0.85, bias: 0.05, attempts: 1000 } as const;

/** The report of a calibration as text. */
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
