import { expect, it } from 'vitest';
import { handMadeMatch } from '../testing/hand-made-match.ts';
import { createCarAxes, readCarAxes, upZ } from './car-axes.ts';

function getAxes(angles: { yaw?: number; pitch?: number; roll?: number }) {
  const { car } = handMadeMatch({
    seconds: 0,
    cars: [{ team: 0, at: () => ({ x: 0, y: 0, z: 17, ...angles }) }],
  }).players[0]!;
  return { axes: readCarAxes(car, 0, createCarAxes()), roof: upZ(car, 0) };
}

it('turns the nose from +x to +y with yaw, and the right side with it', () => {
  const { axes } = getAxes({ yaw: Math.PI / 2 });
  expect([axes.forwardX, axes.forwardY]).toEqual([expect.closeTo(0, 5), expect.closeTo(1, 5)]);
  expect([axes.rightX, axes.rightY]).toEqual([expect.closeTo(-1, 5), expect.closeTo(0, 5)]);
});

it('lifts the nose with pitch and tips the roof back', () => {
  const { axes, roof } = getAxes({ pitch: 0.5 });
  expect(axes.forwardZ).toBeCloseTo(Math.sin(0.5), 5);
  expect(roof).toBeCloseTo(Math.cos(0.5), 5);
  expect(axes.upX).toBeCloseTo(-Math.sin(0.5), 5);
});

it('lowers the right side with roll', () => {
  const { axes, roof } = getAxes({ roll: 2 });
  expect(axes.rightZ).toBeCloseTo(-Math.sin(2), 5);
  expect(roof).toBeCloseTo(Math.cos(2), 5);
});
