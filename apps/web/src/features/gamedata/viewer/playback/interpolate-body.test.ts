import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interpolateBody, MAX_SPEED, rotateVector } from './interpolate-body.ts';

const body = (x: readonly number[], updated: readonly number[]) => ({
  updated: Uint8Array.from(updated),
  x: Int16Array.from(x),
  y: new Int16Array(x.length),
  z: new Int16Array(x.length).fill(93),
  qx: new Float32Array(x.length),
  qy: new Float32Array(x.length),
  qz: new Float32Array(x.length),
  qw: new Float32Array(x.length).fill(1),
});
const ELAPSED = [0, 0.1, 0.2, 0.3, 0.4];
const always = () => true;

describe('interpolateBody', () => {
  test('of which there are two updates moves in a straight line, also over frames without one', () => {
    const { getSpan: between, getPosition: place } = interpolateBody(
      ELAPSED,
      body([0, 0, 0, 300, 300], [1, 0, 0, 1, 0]),
      always,
    );
    expect(place(between(0, 0.05)).x).toBeCloseTo(50);
    expect(place(between(1, 0.15)).x).toBeCloseTo(150);
    expect(place(between(2, 0.29)).x).toBeCloseTo(290);
    expect(place(between(3, 0.35))).toEqual({ x: 300, y: 0, z: 93 });
  });

  test("doesn't interpolate over a jump that no ball can make", () => {
    const { getSpan: between, getPosition: place } = interpolateBody(
      ELAPSED,
      body([0, 5000, 5000, 5000, 5000], [1, 1, 0, 0, 0]),
      always,
    );
    expect(place(between(0, 0.09)).x).toBe(0);
    expect(place(between(1, 0.1)).x).toBe(5000);
  });

  test("doesn't interpolate from one life to the next", () => {
    const alive = (frame: number) => frame !== 1;
    const { getSpan: between, getPosition: place } = interpolateBody(
      ELAPSED,
      body([0, 0, 200, 200, 200], [1, 0, 1, 0, 0]),
      alive,
    );
    expect(place(between(0, 0.09)).x).toBe(0);
  });

  test('stays in place during a long gap between updates', () => {
    const slow = [0, 1, 2, 3, 4];
    const { getSpan: between, getPosition: place } = interpolateBody(
      slow,
      body([0, 0, 0, 900, 900], [1, 0, 0, 1, 0]),
      always,
    );
    expect(place(between(1, 1.5)).x).toBe(0);
  });
});

const RATE = 30;
const times = (frames: number) => Array.from({ length: frames }, (_, frame) => frame / RATE);
/** Where a body is that goes along x as `way` says, each frame an update. */
function follow(way: readonly number[], fastest?: number, isReset?: (frame: number) => boolean) {
  const path = interpolateBody(
    times(way.length),
    body(
      way,
      way.map(() => 1),
    ),
    always,
    fastest,
    isReset,
  );
  return (time: number) =>
    path.getPosition(path.getSpan(Math.min(Math.floor(time * RATE + 1e-9), way.length - 1), time)).x;
}
const speeds = fc.array(fc.integer({ min: -15, max: 15 }), { minLength: 6, maxLength: 20 });
/** Ways whose speed changes little from update to update, as between two hits. */
const smoothWays = fc.tuple(fc.integer({ min: -60, max: 60 }), speeds).map(([first, changes]) => {
  let [x, step] = [0, first];
  return changes.map((change) => {
    step = Math.min(Math.max(step + change, -150), 150);
    x += step;
    return x;
  });
});

describe('between updates a body', () => {
  test('passes through each update at its time', () => {
    fc.assert(
      fc.property(smoothWays, (way) => {
        const at = follow(way);
        for (const [frame, x] of way.entries()) expect(at(frame / RATE)).toBeCloseTo(x, 3);
      }),
    );
  });

  test('never jerks: it leaves an update as fast as it came', () => {
    fc.assert(
      fc.property(smoothWays, (way) => {
        const at = follow(way);
        const dt = 1e-4;
        for (let frame = 1; frame + 1 < way.length; frame++) {
          const time = frame / RATE;
          const came = (at(time) - at(time - dt)) / dt;
          const leaves = (at(time + dt) - at(time)) / dt;
          expect(Math.abs(leaves - came)).toBeLessThan(8);
        }
      }),
    );
  });

  test('at a quarter of the speed moves in even steps where it moved evenly', () => {
    const at = follow(Array.from({ length: 12 }, (_, frame) => 40 * frame));
    const steps = Array.from({ length: 80 }, (_, i) => at((i + 1) / 240) - at(i / 240));
    for (const step of steps) expect(step).toBeCloseTo(5, 3);
  });

  test('that is hit turns at once and does not swing out before or after', () => {
    const way = [0, 100, 200, 300, 200, 100, 0];
    const at = follow(way);
    for (let time = 0; time < 6 / RATE; time += 1e-3) {
      expect(at(time)).toBeLessThanOrEqual(300.001);
      expect(at(time)).toBeGreaterThanOrEqual(-0.001);
    }
    expect(at(2.5 / RATE)).toBeCloseTo(250, 1);
  });

  test('is not drawn to where it is put: no car is that fast, and a kickoff is a new start', () => {
    const spawned = [0, 10, 20, 220, 230];
    expect(follow(spawned, MAX_SPEED.car)(2.9 / RATE)).toBe(20);
    const near = [0, 10, 20, 90, 100];
    expect(follow(near)(2.9 / RATE)).toBeGreaterThan(60);
    expect(follow(near, MAX_SPEED.ball, (frame) => frame === 3)(2.9 / RATE)).toBe(20);
  });
});

const tenths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 10);

test('a turn goes the short way on its arc, at an even pace', () => {
  fc.assert(
    fc.property(tenths(-30, 30), tenths(0, 10), fc.boolean(), (angle, share, flips) => {
      const still = body([0, 0], [1, 1]);
      const sign = flips ? -1 : 1;
      still.qz.set([0, sign * Math.sin(angle / 2)]);
      still.qw.set([1, sign * Math.cos(angle / 2)]);
      const path = interpolateBody([0, 0.1], still, always);
      const { x, y } = rotateVector(path.getRotation({ from: 0, to: 1, share }), [1, 0, 0]);
      const short = Math.abs(angle) > Math.PI ? angle - Math.sign(angle) * 2 * Math.PI : angle;
      expect(Math.atan2(y, x)).toBeCloseTo(short * share, 4);
    }),
  );
});
