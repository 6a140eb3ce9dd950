import { describe, expect, test } from 'vitest';
import { followBody } from './follow-body.ts';

const body = (x: readonly number[], updated: readonly number[]) => ({
  updated: Uint8Array.from(updated),
  x: Int16Array.from(x),
  y: new Int16Array(x.length),
  z: new Int16Array(x.length).fill(93),
});
const ELAPSED = [0, 0.1, 0.2, 0.3, 0.4];
const always = () => true;

describe('followBody', () => {
  test('moves in a straight line between two updates, even over frames without one', () => {
    const { between, place } = followBody(ELAPSED, body([0, 0, 0, 300, 300], [1, 0, 0, 1, 0]), always);
    expect(place(between(0, 0.05)).x).toBeCloseTo(50);
    expect(place(between(1, 0.15)).x).toBeCloseTo(150);
    expect(place(between(2, 0.29)).x).toBeCloseTo(290);
    expect(place(between(3, 0.35))).toEqual({ x: 300, y: 0, z: 93 });
  });

  test("doesn't interpolate over a jump that no ball can make", () => {
    const { between, place } = followBody(
      ELAPSED,
      body([0, 5000, 5000, 5000, 5000], [1, 1, 0, 0, 0]),
      always,
    );
    expect(place(between(0, 0.09)).x).toBe(0);
    expect(place(between(1, 0.1)).x).toBe(5000);
  });

  test("doesn't interpolate from one life to the next", () => {
    const alive = (frame: number) => frame !== 1;
    const { between, place } = followBody(ELAPSED, body([0, 0, 200, 200, 200], [1, 0, 1, 0, 0]), alive);
    expect(place(between(0, 0.09)).x).toBe(0);
  });

  test('stays in place during a long gap between updates', () => {
    const slow = [0, 1, 2, 3, 4];
    const { between, place } = followBody(slow, body([0, 0, 0, 900, 900], [1, 0, 0, 1, 0]), always);
    expect(place(between(1, 1.5)).x).toBe(0);
  });
});
