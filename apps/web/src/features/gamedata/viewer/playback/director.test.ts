import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTracks } from '../../../../../test/support/viewer-tracks.ts';
import { findShot, planDirectorShots } from './director.ts';

const BACK_Y = 5120;

test.each([
  ['a ball in midfield is seen from the side', () => 0, [['stand', 1]]],
  [
    'a ball at a goal from behind it, as soon as it stays there',
    (time: number) => (time < 10 ? 0 : 4000),
    [
      ['stand', 1],
      ['attack', 1],
    ],
  ],
  [
    'one that only passes by changes nothing',
    (time: number) => (time > 10 && time < 10.5 ? 4000 : 0),
    [['stand', 1]],
  ],
  [
    'each end has its own side',
    (time: number) => (time < 10 ? -4000 : 4000),
    [
      ['stand', 1],
      ['attack', -1],
      ['attack', 1],
    ],
  ],
] as const)('%s', (_, ballY, shots) => {
  const made = planDirectorShots(createTracks({ seconds: 25, ballY }), BACK_Y);
  expect(made.map(({ kind, side }) => [kind, kind === 'stand' ? 1 : side])).toEqual(shots);
});

test('a goal is shown where it fell, at once, and then the kickoff from the side', () => {
  const tracks = createTracks({
    seconds: 25,
    ballY: (time) => (time < 10 ? -510 * time : time < 13 ? -5100 : 0),
    exploded: (time) => time >= 10 && time < 13,
  });
  const shots = planDirectorShots(tracks, BACK_Y);
  expect(findShot(shots, 10.05)).toMatchObject({ kind: 'goal', side: -1, from: 10 });
  expect(findShot(shots, 14.5).kind).toBe('stand');
});

test('no two cuts follow each other too soon, whatever the ball does', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 10, maxLength: 60 }),
      (places) => {
        const tracks = createTracks({
          seconds: 60,
          ballY: (time) => places[Math.floor(time) % places.length]!,
        });
        const shots = planDirectorShots(tracks, BACK_Y);
        shots.slice(1).forEach(({ from }, index) => {
          expect(from - shots[index]!.from).toBeGreaterThanOrEqual(3 - 1e-9);
        });
      },
    ),
    { numRuns: 40 },
  );
});
