import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../testing/hand-made-match.ts';
import { stationary } from '../testing/hand-made-plays.ts';
import { SEED_MODEL } from './seed-model.data.ts';
import { calculateChanceFeatures, calculateOpeningAngle, calculateShotFeatures } from './shot-features.ts';
import { calculateAddedChances, calculateGoalChance } from './xg-model.ts';

describe('the seed model', () => {
  // The worked examples of game-and-stats.md 6.9.
  it.for([
    [{ dist: 2, angle: 0.84, vgoal: 2.5, ont: 1, ngs: 2, reach: -0.3 }, 0.5, 2],
    [{ dist: 2, angle: 0.84, vgoal: 2.5, ont: 1, ngs: 2, reach: 0.8 }, 0.82, 2],
    [{ dist: 5, angle: 0.35, vgoal: 2, ont: 0, ngs: 3, reach: -0.8 }, 0.008, 3],
  ] as const)('gives the published chance %#', ([features, chance, digits]) => {
    expect(calculateGoalChance(SEED_MODEL, features)).toBeCloseTo(chance, digits);
  });
});

describe('shot features', () => {
  const ball = { x: 0, y: 3120, z: 321, vx: 0, vy: 2000, vz: 0, wx: 0, wy: 0, wz: 0 };
  const flight = { arrives: true, onTarget: true, seconds: 1, x: 0, z: 321, bounces: 0 };
  const match = (...defenders: { x: number; y: number }[]) =>
    handMadeMatch({
      seconds: 1,
      cars: [
        { team: 0, at: stationary(0, 3000) },
        ...defenders.map(({ x, y }) => ({ team: 1 as const, at: stationary(x, y) })),
      ],
    });

  it('measure distance, angle, speed and who is goal-side', () => {
    const features = calculateShotFeatures(match({ x: 0, y: 5000 }, { x: 0, y: -3000 }), 0, 0, ball, flight);
    expect(features.dist).toBeCloseTo(2, 6);
    expect(features.angle).toBeCloseTo(2 * Math.atan(892.755 / 2000), 6);
    expect(features.vgoal).toBeCloseTo(2, 6);
    expect(features.ont).toBe(1);
    expect(features.ngs).toBe(1);
  });

  it('reach: a keeper on the line is early, one far upfield is late, no keeper gives 3', () => {
    // At three quarters of the way, 380 uu in front of them: 0.35 s at 1400 uu/s, versus 0.75 s for the ball.
    const keeper = calculateShotFeatures(match({ x: 0, y: 5000 }), 0, 0, ball, flight).reach;
    expect(keeper).toBeLessThan(-0.3);
    expect(calculateShotFeatures(match({ x: 0, y: -2000 }), 0, 0, ball, flight).reach).toBeGreaterThan(2.5);
    expect(calculateShotFeatures(match(), 0, 0, ball, flight).reach).toBe(3);
  });

  it('a chance before the touch ignores the target and the new speed', () => {
    const features = calculateChanceFeatures(match(), 0, 0, { ...ball, vy: -1000 }, 2000);
    expect(features.ont).toBe(0.674);
    expect(features.vgoal).toBeCloseTo(0.55 * 2 + 0.45, 6);
  });

  it('the opening angle narrows to the sides and with distance', () => {
    expect(calculateOpeningAngle(0, 4000)).toBeGreaterThan(calculateOpeningAngle(2000, 4000));
    expect(calculateOpeningAngle(0, 4000)).toBeGreaterThan(calculateOpeningAngle(0, 0));
  });
});

describe('chances in one play', () => {
  it('never add up to more than one goal; a new play starts after two seconds', () => {
    const added = calculateAddedChances([
      { time: 10, chance: 0.6 },
      { time: 11.5, chance: 0.5 },
      { time: 13, chance: 0.5 },
      { time: 16, chance: 0.5 },
    ]);
    [0.6, 0.2, 0.1, 0.5].forEach((value, i) => {
      expect(added[i]).toBeCloseTo(value, 9);
    });
  });
});
