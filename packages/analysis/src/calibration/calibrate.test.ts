import { describe, expect, it } from 'vitest';
import { FEATURE_MEANS, FEATURE_SPREADS, SEED_MODEL } from '../xg/seed-model.data.ts';
import { type ByFeature, calculateGoalChance, XG_FEATURES, type XgModel } from '../xg/xg-model.ts';
import { calibrate, describeCalibration, scorePredictions } from './calibrate.ts';
import { type AttemptSample, fitModel, solve } from './fit-model.ts';

/** Returns a generator of the same numbers on every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Generates attempts whose goals follow a model. */
function attempts(count: number, truth: XgModel, seed: number): AttemptSample[] {
  const next = numbers(seed);
  return Array.from({ length: count }, (_, i) => {
    const features = Object.fromEntries(
      XG_FEATURES.map((name) => [name, FEATURE_MEANS[name] + FEATURE_SPREADS[name] * (next() * 3.4 - 1.7)]),
    ) as Record<keyof ByFeature, number>;
    features.ont = next() < FEATURE_MEANS.ont ? 1 : 0;
    const counted = next() < 0.6;
    return {
      match: `match ${i % 40}`,
      features,
      counted,
      goal: next() < calculateGoalChance(truth, features, counted),
    };
  });
}

const OTHER_WORLD: XgModel = {
  version: 'truth',
  intercept: -1.5,
  weights: { ...SEED_MODEL.weights, vgoal: -0.5, ont: 0.5 },
  creditShift: { counted: 0, uncounted: 0 },
};

describe('fitting', () => {
  it('stays at the seed without attempts and approaches the truth with many', () => {
    const none = fitModel([], 'none');
    expect(none.intercept).toBeCloseTo(SEED_MODEL.intercept, 6);
    for (const name of XG_FEATURES) expect(none.weights[name]).toBeCloseTo(SEED_MODEL.weights[name], 6);
    const many = fitModel(attempts(20_000, OTHER_WORLD, 7), 'many');
    expect(many.weights.vgoal).toBeCloseTo(-0.5, 0);
    expect(many.weights.ont).toBeCloseTo(0.5, 0);
    const few = fitModel(attempts(20, OTHER_WORLD, 7), 'few');
    expect(Math.abs(few.weights.ont - SEED_MODEL.weights.ont)).toBeLessThan(
      Math.abs(many.weights.ont - SEED_MODEL.weights.ont),
    );
  });

  it("calibrates attempts separately that the game didn't count", () => {
    const world: XgModel = { ...SEED_MODEL, creditShift: { counted: 0.4, uncounted: -0.9 } };
    const samples = attempts(20_000, world, 7);
    const model = fitModel(samples, 'many');
    const { counted, uncounted } = model.creditShift;
    expect(counted - uncounted).toBeCloseTo(1.3, 1);
    for (const known of [true, false]) {
      const group = samples.filter((sample) => sample.counted === known);
      const expected = group.reduce(
        (sum, { features }) => sum + calculateGoalChance(model, features, known),
        0,
      );
      const scored = group.filter(({ goal }) => goal).length;
      expect(Math.abs(expected / scored - 1)).toBeLessThan(0.02);
    }
    expect(fitModel([], 'none').creditShift).toEqual({ counted: 0, uncounted: 0 });
  });

  it('solves equations that need their rows swapped', () => {
    const [x, y] = solve(
      [
        [0, 2],
        [4, 1],
      ],
      [6, 11],
    );
    expect([x, y]).toEqual([2, 3]);
  });
});

describe('calibrating', () => {
  it("uses the fit when it is better on matches it hasn't seen", () => {
    const result = calibrate(attempts(4000, OTHER_WORLD, 3));
    expect(result.matches).toBe(40);
    expect(result.better).toBe(true);
    expect(result.fitted.logLoss).toBeLessThan(result.seed.logLoss);
    expect(Math.abs(result.fitted.bias ?? 9)).toBeLessThan(Math.abs(result.seed.bias ?? 0));
  });

  it('keeps the seed, and says so, when a few matches mislead the fit', () => {
    // Trained on matches in which every attempt misses, tested on one for which the seed is right.
    const misses = attempts(30, SEED_MODEL, 5).map((sample) => ({ ...sample, goal: false, match: 'a' }));
    const truth = attempts(600, SEED_MODEL, 11).map((sample) => ({ ...sample, match: 'b' }));
    const result = calibrate([...misses, ...truth]);
    expect(result.better).toBe(result.fitted.logLoss <= result.seed.logLoss);
    expect(result.better).toBe(false);
    expect(describeCalibration(result)).toContain('keep the seed');
  });

  it('never calls a fit on a single match better', () => {
    expect(calibrate(attempts(50, OTHER_WORLD, 3).map((s) => ({ ...s, match: 'only' }))).better).toBe(false);
  });
});

describe('scorePredictions', () => {
  it('scores right, wrong and half-right predictions', () => {
    const score = scorePredictions([
      { chance: 0.9, goal: true },
      { chance: 0.6, goal: false },
      { chance: 0.6, goal: true },
      { chance: 0.1, goal: false },
    ]);
    expect(score.auc).toBeCloseTo(3.5 / 4, 9);
    expect(score.brier).toBeCloseTo((0.01 + 0.36 + 0.16 + 0.01) / 4, 9);
    expect(score.logLoss).toBeCloseTo(-(2 * Math.log(0.9) + Math.log(0.4) + Math.log(0.6)) / 4, 9);
    expect(score.bias).toBeCloseTo(0.1, 9);
  });

  it('has a slope of one and no intercept for true probabilities', () => {
    const next = numbers(9);
    const { slope, intercept, reliability } = scorePredictions(
      Array.from({ length: 20_000 }, () => {
        const chance = next();
        return { chance, goal: next() < chance };
      }),
    );
    expect(slope).toBeCloseTo(1, 1);
    expect(intercept).toBeCloseTo(0, 1);
    for (const { predicted, observed } of reliability) expect(observed).toBeCloseTo(predicted, 1);
  });
});
