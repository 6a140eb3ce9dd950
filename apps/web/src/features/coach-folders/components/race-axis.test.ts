import { expect, test } from 'vitest';
import { createRaceAxis } from './chances-graph.tsx';

const at = (seconds: number, time: number, overtime = false) => ({ time, clock: { seconds, overtime } });

test('the axis of one game is its clock, from the kickoff on and into overtime', () => {
  const plain = createRaceAxis([at(231.5, 80), at(12, 330)]);
  expect(plain.ticks.map(({ label }) => label)).toEqual(['5:00', '4:00', '3:00', '2:00', '1:00']);
  expect([plain.length, plain.at(at(231.5, 80))]).toEqual([300, 68.5]);
  const overtime = createRaceAxis([at(200, 100), at(42, 380, true)]);
  expect(overtime.ticks.at(-1)).toEqual({ at: 300, label: 'OT' });
  expect([overtime.length, overtime.at(at(42, 380, true))]).toEqual([342, 342]);
});

test('without a running clock it is the time of the recording', () => {
  const axis = createRaceAxis([at(300, 20), at(300, 70)]);
  expect([axis.isByClock, axis.length]).toEqual([false, 70]);
});
