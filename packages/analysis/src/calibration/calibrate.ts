import { SEED_MODEL } from '../xg/seed-model.table.ts';
import { goalChance, type XgModel } from '../xg/xg-model.ts';
import { fitModel } from './fit-model.ts';
import type { AttemptSample } from './sample.ts';
import { type Prediction, type PredictionScore, scorePredictions } from './score-predictions.ts';

/** Parts that the matches are dealt into (game-and-stats.md 6.4). */
const FOLDS = 8;
/** Fewer matches than this say nothing about held-out ones. */
const LEAST_MATCHES = 2;

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
    better: matches.length >= LEAST_MATCHES && fittedScore.logLoss <= seedScore.logLoss,
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
