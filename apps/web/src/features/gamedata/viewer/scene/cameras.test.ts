import { PerspectiveCamera } from 'three';
import { describe, expect, test } from 'vitest';
import type { Place } from '../playback/follow-body.ts';
import type { Moment } from '../playback/moment.ts';
import { toScene } from './axes.ts';
import { standView } from './cameras.ts';

const AHEAD = { turn: { x: 0, y: 0, z: 0, w: 1 }, boost: 33, boosting: false };

function momentOf(ball: Place, cars: readonly Place[]): Moment {
  return { frame: 0, time: 0, ball, cars: cars.map((car) => ({ ...car, ...AHEAD })) };
}

/** Returns screen positions: -1 to 1 from left to right and from bottom to top. */
function inPicture(moment: Moment, aspect: number, places: readonly Place[]) {
  const { position, target, up, fov } = standView(moment, aspect);
  const camera = new PerspectiveCamera(fov, aspect, 20, 40_000);
  camera.position.copy(position);
  camera.up.copy(up);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  return places.map((place) => toScene(place).project(camera));
}

const spot = { x: 0, y: 0, z: 93 };
const kickoff = [
  { x: -2048, y: -2560, z: 17 },
  { x: 0, y: -4608, z: 17 },
  { x: 2048, y: 2560, z: 17 },
  { x: 0, y: 4608, z: 17 },
];
const corner = { x: -3500, y: 4500, z: 93 };
const duel = [
  { x: -3200, y: 4300, z: 17 },
  { x: -3000, y: 3700, z: 17 },
];
const elsewhere = [
  { x: 3000, y: -2000, z: 17 },
  { x: 0, y: -4608, z: 17 },
];

describe.each([
  ['a wide window', 1.6],
  ['a narrow window', 0.6],
])('stand camera in %s', (_, aspect) => {
  test.each([
    ['ball and everyone at a kickoff', momentOf(spot, kickoff), [spot, ...kickoff]],
    ['ball and both cars of a duel', momentOf(corner, [...duel, ...elsewhere]), [corner, ...duel]],
    [
      'both players of a 1v1, however far apart',
      momentOf(corner, kickoff.slice(0, 1).concat(duel[0] ?? spot)),
      [corner, ...kickoff.slice(0, 1)],
    ],
    [
      'the ball under the roof',
      momentOf({ ...spot, y: -2000, z: 1900 }, kickoff),
      [{ ...spot, y: -2000, z: 1900 }],
    ],
  ])('keeps %s in the picture', (_, moment, places) => {
    for (const { x, y } of inPicture(moment, aspect, places)) {
      expect(Math.abs(x)).toBeLessThan(0.95);
      expect(Math.abs(y)).toBeLessThan(0.9);
    }
  });
});

test('zooms in more on a challenge than on a kickoff', () => {
  const wide = (moment: Moment) => standView(moment, 1.6).fov;
  expect(wide(momentOf(corner, [...duel, ...elsewhere]))).toBeLessThan(wide(momentOf(spot, kickoff)) / 1.8);
});
