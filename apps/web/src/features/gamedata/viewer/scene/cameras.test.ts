import { PerspectiveCamera } from 'three';
import { describe, expect, test } from 'vitest';
import type { Position } from '../playback/interpolate-body.ts';
import type { Moment } from '../playback/moment.ts';
import { getArena } from './arena.ts';
import { toScene } from './axes.ts';
import { getDirectorView, getPlayerView, getStadiumView } from './cameras.ts';

const STILL = { turn: { x: 0, y: 0, z: 0, w: 1 }, velocity: { x: 0, y: 0, z: 0 } };
const AHEAD = { ...STILL, boost: 33, boosting: false, steer: 0, ballCam: true };

function createMoment(ball: Position, cars: readonly Position[]): Moment {
  return { frame: 0, time: 0, ball: { ...ball, ...STILL }, cars: cars.map((car) => ({ ...car, ...AHEAD })) };
}

/** Returns screen positions: -1 to 1 from left to right and from bottom to top. */
function inPicture(moment: Moment, aspect: number, places: readonly Position[]) {
  const { position, target, up, fov } = getStadiumView(moment, aspect);
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
    ['ball and everyone at a kickoff', createMoment(spot, kickoff), [spot, ...kickoff]],
    ['ball and both cars of a duel', createMoment(corner, [...duel, ...elsewhere]), [corner, ...duel]],
    [
      'both players of a 1v1, however far apart',
      createMoment(corner, kickoff.slice(0, 1).concat(duel[0] ?? spot)),
      [corner, ...kickoff.slice(0, 1)],
    ],
    [
      'the ball under the roof',
      createMoment({ ...spot, y: -2000, z: 1900 }, kickoff),
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
  const wide = (moment: Moment) => getStadiumView(moment, 1.6).fov;
  expect(wide(createMoment(corner, [...duel, ...elsewhere]))).toBeLessThan(
    wide(createMoment(spot, kickoff)) / 1.8,
  );
});

const CAMERA = {
  fov: 90,
  height: 120,
  pitch: -4,
  distance: 300,
  stiffness: 0.4,
  swivelSpeed: 5,
  transitionSpeed: 1,
};

test('with ball cam a player’s camera stands behind the car on the line from the ball, as they set it', () => {
  const view = getPlayerView(createMoment({ x: 3000, y: 0, z: 93 }, [{ x: 0, y: 0, z: 17 }]), 0, CAMERA)!;
  expect(view.fov).toBe(90);
  expect(view.position.x).toBeCloseTo(300);
  expect(view.position.y).toBeGreaterThan(120);
  expect(view.target.x).toBeCloseTo(-1800);
});

test('without ball cam it stands behind where the car goes, wherever the ball is', () => {
  const moment = createMoment({ x: 3000, y: 0, z: 93 }, [{ x: 0, y: 0, z: 17 }]);
  const car = { ...moment.cars[0]!, ballCam: false, velocity: { x: 0, y: 1500, z: 0 } };
  const view = getPlayerView({ ...moment, cars: [car] }, 0, CAMERA)!;
  // Field y runs to the scene's -z.
  expect(view.position.z).toBeCloseTo(300);
  expect(view.position.x).toBeCloseTo(0);
  expect(view.target.z).toBeLessThan(-500);
});

test('the stiffer a camera is set, the closer it keeps to its car', () => {
  const moment = createMoment(spot, kickoff);
  const haste = (stiffness: number) => getPlayerView(moment, 0, { ...CAMERA, stiffness })!.haste!;
  expect(haste(1)).toBeGreaterThan(haste(0) * 2);
});

test('the director’s attack has ball and goal in the picture', () => {
  const arena = getArena('soccar');
  const shot = { from: 3, kind: 'attack', side: 1, place: null } as const;
  const ball = { x: 1500, y: 3600, z: 300 };
  const { position, target, up, fov } = getDirectorView(createMoment(ball, duel), shot, 1.6, arena);
  const camera = new PerspectiveCamera(fov, 1.6, 20, 40_000);
  camera.position.copy(position);
  camera.up.copy(up);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  for (const place of [ball, { x: 0, y: 5120, z: 300 }]) {
    const { x, y } = toScene(place).project(camera);
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(0.95);
  }
});
