import { expect, test } from 'vitest';
import { calculateLedTime, getViewKey, isOutOfSync, isOwnMove } from './moments.ts';

const lead = { time: 10, playing: true, speed: 0.5, age: 400, receivedAt: 1000 };

test('the leader’s moment moves on while it plays, at its speed and up to the end', () => {
  expect(calculateLedTime(lead, 2600, 300)).toBe(11);
  expect(calculateLedTime(lead, 2600, 10.5)).toBe(10.5);
  expect(calculateLedTime({ ...lead, playing: false }, 2600, 300)).toBe(10);
});

test('paused pages must show the same frame; playing ones may differ a little', () => {
  expect([isOutOfSync(10, 10.1, true), isOutOfSync(10, 10.1, false)]).toEqual([false, true]);
  expect([isOutOfSync(10, 10.6, true), isOutOfSync(10, 10.01, false)]).toEqual([true, false]);
});

test('detects a user’s change, not playback', () => {
  const at = (time: number, playing = true, speed = 1) => ({ time, playing, speed });
  // A slow machine's clock falls behind, but doesn't jump.
  expect(isOwnMove(at(10), at(10.1), 300)).toBe(false);
  expect(isOwnMove(at(10), at(10.3), 300)).toBe(false);
  expect(isOwnMove(at(10, true, 4), at(11, true, 4), 300)).toBe(false);
  expect(isOwnMove(at(10), at(15.1), 300)).toBe(true);
  expect(isOwnMove(at(10), at(9.9), 300)).toBe(true);
  expect(isOwnMove(at(10, false), at(10.1, false), 300)).toBe(true);
  expect(isOwnMove(at(10), at(10, true, 2), 300)).toBe(true);
  expect(isOwnMove(at(10, false), at(10), 300)).toBe(true);
  expect(isOwnMove(at(10), at(10, false), 300)).toBe(true);
  // It stops by itself only at the end.
  expect(isOwnMove(at(299.9), at(300, false), 300)).toBe(false);
});

test('a view is the same if it shows the same', () => {
  const point = { x: 1.2, y: -0.2, z: 3 };
  const pose = { position: point, target: point, up: { x: 0, y: 0, z: 1 }, fov: 55 };
  const near = { ...pose, position: { x: 1.4, y: 0.1, z: 3 } };
  expect(getViewKey({ camera: 'ball', player: 'a', pose: null })).toBe(
    getViewKey({ camera: 'ball', player: 'b', pose: null }),
  );
  expect(getViewKey({ camera: 'player', player: 'a', pose: null })).not.toBe(
    getViewKey({ camera: 'player', player: 'b', pose: null }),
  );
  expect(getViewKey({ camera: 'free', player: null, pose })).toBe(
    getViewKey({ camera: 'free', player: null, pose: near }),
  );
  expect(getViewKey({ camera: 'free', player: null, pose })).not.toBe(
    getViewKey({ camera: 'free', player: null, pose: null }),
  );
});
