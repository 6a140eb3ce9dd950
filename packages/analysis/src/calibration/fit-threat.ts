import { getBallState, updateFrom } from '../detectors/shot/launch.ts';
import type { ShotEvent } from '../detectors/shot/shot-evidence.ts';
import type { TouchEvent } from '../detectors/touch/touch-event.ts';
import { getAttackSign, TEAM_INDICES } from '../model/teams.ts';
import type { MatchView } from '../timeline/match-view.ts';
import { calculateThreat, calculateThreatFeatures, THREAT_SECONDS } from '../xg/threat.ts';
import { THREAT_FEATURES, type ThreatFeatures, type ThreatModel } from '../xg/threat-model.ts';
import { solve } from './fit-model.ts';

/** A moment for a team, with the xG of its attempts that followed. */
export interface ThreatSample {
  /** Its match, which is never split between training and validation. */
  readonly match: string;
  readonly features: ThreatFeatures;
  readonly xg: number;
}

/** Collects moments before and after every touch, for both sides. Attempts after a stoppage belong to another play. */
export function collectThreatSamples(
  match: MatchView,
  touches: readonly TouchEvent[],
  shots: readonly ShotEvent[],
  name: string,
): ThreatSample[] {
  const stoppages = listStoppages(match);
  return touches.flatMap((touch) => {
    const { ballFrameBefore, ballFrameAfter, lastContactFrame } = touch.evidence;
    const after = updateFrom(match, Math.max(ballFrameAfter, lastContactFrame));
    const stop = stoppages.find((time) => time > touch.time) ?? Number.POSITIVE_INFINITY;
    const end = Math.min(stop, touch.time + THREAT_SECONDS);
    return TEAM_INDICES.flatMap((team) => {
      const missed = shots
        .filter((shot) => shot.team === team && shot.time >= touch.time && shot.time <= end)
        .reduce((open, { evidence }) => open * (1 - (evidence.xg ?? 0)), 1);
      return [ballFrameBefore, after].map((frame) => ({
        match: name,
        features: calculateThreatFeatures(
          match,
          team,
          frame,
          getBallState(match, frame, getAttackSign(team)),
        ),
        xg: 1 - missed,
      }));
    });
  });
}

function listStoppages({ motion, clock, frames }: MatchView): number[] {
  const stops: number[] = [];
  for (let frame = 1; frame < frames; frame++)
    if (motion[frame] === 0 && motion[frame - 1] === 1) stops.push(clock.elapsed[frame]!);
  return stops;
}

/** Keeps weights with little evidence small, per standard deviation of a feature [P]. */
const RIDGE = 1;
const ROUNDS = 20;

/** Fits a logistic regression on the xG that followed; the same samples give the same model. */
export function fitThreat(samples: readonly ThreatSample[], version: string): ThreatModel {
  const rows = samples.map(({ features }) => [1, ...THREAT_FEATURES.map((name) => features[name])]);
  const size = THREAT_FEATURES.length + 1;
  const weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight, i) => (i === 0 ? 0 : RIDGE * weight));
    const curvature = weights.map((_, i) => weights.map((__, j) => (i === j && i > 0 ? RIDGE : 0)));
    rows.forEach((row, index) => {
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * weights[i]!, 0)));
      const error = chance - samples[index]!.xg;
      const spread = chance * (1 - chance);
      for (let i = 0; i < size; i++) {
        gradient[i]! += error * row[i]!;
        for (let j = 0; j < size; j++) curvature[i]![j]! += spread * row[i]! * row[j]!;
      }
    });
    solve(curvature, gradient).forEach((step, i) => {
      weights[i]! -= step;
    });
  }
  const [intercept, ...rest] = weights as [number, ...number[]];
  return {
    version,
    intercept,
    weights: Object.fromEntries(THREAT_FEATURES.map((name, i) => [name, rest[i]!])) as ThreatFeatures,
  };
}

/** How much of the variance in xG a model explains on held-out matches, with ten rows. */
export interface ThreatCalibration {
  samples: number;
  matches: number;
  model: ThreatModel;
  /** Share of variance explained on held-out matches, 0-1. */
  explained: number;
  reliability: { predicted: number; followed: number }[];
}

const FOLDS = 8;
const ROWS = 10;

export function calibrateThreat(samples: readonly ThreatSample[]): ThreatCalibration {
  const matches = [...new Set(samples.map(({ match }) => match))].sort();
  const version = `fitted-${samples.length}-${matches.length}`;
  const folds = Math.min(FOLDS, matches.length);
  const foldByMatch = new Map(matches.map((match, index) => [match, index % folds]));
  const shown: { predicted: number; followed: number }[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const model = fitThreat(
      samples.filter(({ match }) => foldByMatch.get(match) !== fold),
      version,
    );
    for (const { match, features, xg } of samples)
      if (foldByMatch.get(match) === fold)
        shown.push({ predicted: calculateThreat(features, model), followed: xg });
  }
  const mean = shown.reduce((sum, { followed }) => sum + followed, 0) / shown.length;
  const spread = shown.reduce((sum, { followed }) => sum + (followed - mean) ** 2, 0);
  const rest = shown.reduce((sum, { predicted, followed }) => sum + (followed - predicted) ** 2, 0);
  shown.sort((a, b) => a.predicted - b.predicted);
  const reliability = Array.from({ length: ROWS }, (_, row) => {
    const part = shown.slice(
      Math.floor((row * shown.length) / ROWS),
      Math.floor(((row + 1) * shown.length) / ROWS),
    );
    const share = (key: 'predicted' | 'followed') =>
      part.reduce((sum, each) => sum + each[key], 0) / Math.max(1, part.length);
    return { predicted: share('predicted'), followed: share('followed') };
  });
  return {
    samples: samples.length,
    matches: matches.length,
    model: fitThreat(samples, version),
    explained: 1 - rest / spread,
    reliability,
  };
}

const DIGITS = 5;
const rounded = (value: number): number => Number(value.toFixed(DIGITS));

/** Returns the source of `current-threat-model.ts`. */
export function formatThreatModelSource({ model, samples, matches, explained }: ThreatCalibration): string {
  return `import type { ThreatModel } from './threat-model.ts';

/**
 * The current touch model. Written by \`npm run calibrate\` from ${samples} moments in ${matches} matches; on held-out
 * matches it explains ${Math.round(100 * explained)}% of the variance of the following expected goals.
 */
export const CURRENT_THREAT_MODEL: ThreatModel = {
  version: '${model.version}',
  intercept: ${rounded(model.intercept)},
  weights: {
${THREAT_FEATURES.map((name) => `    ${name}: ${rounded(model.weights[name])},`).join('\n')}
  },
};
`;
}

export function describeThreat({ samples, matches, explained, reliability, model }: ThreatCalibration) {
  return [
    `threat: ${samples} moments in ${matches} matches, ${(100 * explained).toFixed(1)}% of variance explained on held-out ones`,
    '   predicted   followed',
    ...reliability.map(
      ({ predicted, followed }) =>
        `  ${predicted.toFixed(4).padStart(10)} ${followed.toFixed(4).padStart(10)}`,
    ),
    `weights of ${model.version}: intercept ${model.intercept.toFixed(3)}, ${THREAT_FEATURES.map((name) => `${name} ${model.weights[name].toFixed(3)}`).join(', ')}`,
  ].join('\n');
}
