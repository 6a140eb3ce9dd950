import { expect, test } from 'vitest';
import { calculateScore, listClockTicks } from './playback.ts';

test('puts ticks at whole minutes and at the start of overtime', () => {
  const seconds = [121, 121, 120, 120, 119, 60, 59, 0, 0, 1];
  const overtime = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1];
  expect(
    listClockTicks({
      elapsed: Float64Array.from(seconds.keys()),
      seconds: Int16Array.from(seconds),
      overtime: Uint8Array.from(overtime),
      phase: new Uint8Array(seconds.length),
    }),
  ).toEqual([
    { time: 2, label: '2:00' },
    { time: 5, label: '1:00' },
    { time: 8, label: 'Overtime' },
  ]);
});

test('counts the goals scored so far', () => {
  const goal = (time: number, team: 0 | 1) => ({ kind: 'goal', time, team }) as never;
  const timeline = [goal(10, 0), goal(20, 1), { kind: 'shot', time: 21, team: 1 } as never, goal(30, 1)];
  const teams = [{ score: 1 }, { score: 2 }] as never;
  expect([9, 10, 25, 99].map((time) => calculateScore({ timeline, teams }, time))).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
  ]);
});

test('starts with the goals scored before the recording', () => {
  const timeline = [{ kind: 'goal', time: 10, team: 0 } as never];
  const teams = [{ score: 3 }, { score: 2 }] as never;
  expect([9, 11].map((time) => calculateScore({ timeline, teams }, time))).toEqual([
    [2, 2],
    [3, 2],
  ]);
});
