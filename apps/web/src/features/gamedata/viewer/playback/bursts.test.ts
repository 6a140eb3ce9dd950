import { BOOST_PADS } from '@datacoach/analysis/metadata';
import { expect, test } from 'vitest';
import { createTracks, getFrame } from '../../../../../test/support/viewer-tracks.ts';
import { createPadReader, createTileReader, listBursts } from './bursts.ts';

const BIG = BOOST_PADS.findIndex(({ big }) => big);
const SMALL = BOOST_PADS.findIndex(({ big }) => !big);

test.each([
  [
    'a big pad comes back after ten seconds',
    BIG,
    30,
    [
      [4.9, true],
      [5, false],
      [14.9, false],
      [15, true],
    ],
  ],
  [
    'a small pad comes back after four',
    SMALL,
    30,
    [
      [5, false],
      [8.9, false],
      [9, true],
    ],
  ],
  [
    'every pad is there at a kickoff',
    BIG,
    7,
    [
      [6.9, false],
      [7, true],
      [9, true],
    ],
  ],
] as const)('%s', (_, pad, kickoff, seen) => {
  const tracks = createTracks({
    seconds: 40,
    phase: (time) => (time >= kickoff && time < kickoff + 3 ? 1 : 3),
  });
  tracks.pickups.push({ frame: getFrame(5), pad });
  const lit = createPadReader(tracks);
  for (const [time, isLit] of seen) {
    expect(lit(time)[pad], `${time} s`).toBe(isLit);
    expect(lit(time).filter((one) => !one)).toHaveLength(isLit ? 0 : 1);
  }
});

test('a tile shows its last reported state, playing forward or back', () => {
  const tracks = createTracks({ seconds: 20 });
  tracks.tiles.push(
    { frame: getFrame(2), tile: 7, state: 1 },
    { frame: getFrame(4), tile: 7, state: 2 },
    { frame: getFrame(9), tile: 7, state: 0 },
  );
  const states = createTileReader(tracks);
  for (const [time, state] of [
    [12, 0],
    [5, 2],
    [3, 1],
    [1, 0],
    [9, 0],
    [8.9, 2],
  ] as const) {
    expect(states(time)[7], `${time} s`).toBe(state);
    expect(states(time)[8]).toBe(0);
  }
});

test('a goal bursts where the ball was, in the scorer’s color; a demolition in the victim’s color', () => {
  const tracks = createTracks({
    seconds: 20,
    ballY: (time) => 500 * time,
    exploded: (time) => time >= 10 && time < 12,
  });
  tracks.demolitions.push({ frame: getFrame(3), attacker: -1, victim: 0 });
  expect(listBursts(tracks)).toEqual([
    { kind: 'demolition', time: 3, place: { x: 0, y: 0, z: 93 }, team: 0 },
    { kind: 'goal', time: 10, place: { x: 0, y: 4950, z: 93 }, team: 0 },
  ]);
});
