import { describe, expect, it } from 'vitest';
import { BALL, type BallState, bounce, flyToGoal } from './ball-flight.ts';

const ball = (parts: Partial<BallState>): BallState => ({
  x: 0,
  y: 0,
  z: BALL.radius,
  vx: 0,
  vy: 0,
  vz: 0,
  wx: 0,
  wy: 0,
  wz: 0,
  ...parts,
});

describe('a bounce', () => {
  it('keeps six tenths of the speed into the floor', () => {
    const state = ball({ vz: -1000 });
    expect(bounce(state, 0, 0, 1)).toBe(true);
    expect(state.vz).toBeCloseTo(600, 6);
    expect([state.vx, state.vy, state.wx, state.wy]).toEqual([0, 0, 0, 0]);
  });

  it('slows the ball down along the floor and makes it roll forward', () => {
    const state = ball({ vy: 1000, vz: -1000 });
    bounce(state, 0, 0, 1);
    // Slip 1000, into the floor 1000: full friction of 0.285.
    expect(state.vy).toBeCloseTo(715, 6);
    // Rolling toward +y turns about -x.
    expect(state.wx).toBeCloseTo(-285 * BALL.radius * 0.0003, 6);
    expect(state.wy).toBe(0);
  });

  it('keeps rolling when it barely falls, and doesn’t affect a ball that moves away', () => {
    const slow = ball({ vy: 500, vz: -40 });
    expect(bounce(slow, 0, 0, 1)).toBe(false);
    expect([slow.vy, slow.vz]).toEqual([500, 0]);
    const rising = ball({ vz: 300 });
    expect(bounce(rising, 0, 0, 1)).toBe(false);
    expect(rising.vz).toBe(300);
  });
});

describe('flight to the goal', () => {
  it('crosses the line after distance divided by speed', () => {
    const flight = flyToGoal(ball({ y: 3120, z: 300, vy: 2000, vz: 300 }), 4);
    expect(flight).toMatchObject({ arrives: true, onTarget: true, bounces: 0 });
    expect(flight.seconds).toBeGreaterThan(1);
    expect(flight.seconds).toBeLessThan(1.06);
    expect(flight.z).toBeCloseTo(300 + 300 - 325, -1.5);
  });

  it('passes next to and above the goal mouth', () => {
    expect(flyToGoal(ball({ x: 1000, y: 3000, vy: 2000 }), 4)).toMatchObject({
      arrives: true,
      onTarget: false,
    });
    expect(flyToGoal(ball({ y: 3000, z: 800, vy: 2500, vz: 300 }), 4)).toMatchObject({
      arrives: true,
      onTarget: false,
    });
  });

  it('does not arrive when it is too slow or moves away', () => {
    expect(flyToGoal(ball({ vy: 500 }), 4).arrives).toBe(false);
    expect(flyToGoal(ball({ vy: -1000 }), 4).arrives).toBe(false);
  });

  it('bounces back off the side wall', () => {
    const flight = flyToGoal(ball({ x: 3800, y: 1000, z: 400, vx: 1200, vy: 1800, vz: 400 }), 4);
    expect(flight.bounces).toBeGreaterThan(0);
    expect(flight.x).toBeLessThan(3800);
  });

  it('doesn’t change the given state', () => {
    const start = ball({ y: 4000, vy: 2000 });
    flyToGoal(start, 4);
    expect(start).toEqual(ball({ y: 4000, vy: 2000 }));
  });
});
