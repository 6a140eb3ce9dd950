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
  expect([9, 10, 25, 99].map((time) => calculateScore({ timeline }, time))).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
  ]);
});
