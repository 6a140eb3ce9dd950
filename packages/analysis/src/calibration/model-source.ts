import { XG_FEATURES } from '../xg/xg-model.ts';
import type { Calibration } from './calibrate.ts';

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
