import { XG_FEATURES } from '../xg/xg-model.ts';
import type { Calibration } from './calibrate.ts';
import type { PredictionScore } from './score-predictions.ts';

/** Bounds of a release: log loss, area under the curve, bias, and the attempts from which they count (6.9, rulings F6). */
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
