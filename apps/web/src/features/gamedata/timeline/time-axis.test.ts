import type { MatchReport } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { createTimeAxis } from './time-axis.ts';

type Bucket = MatchReport['pressure']['buckets'][number];
const bucket = (time: number, seconds: number, overtime = false): Bucket => ({
  time,
  clock: { seconds, overtime },
  ballY: 0,
});
const getReport = (buckets: Bucket[], duration = 400) => ({
  timeline: [],
  pressure: { bucketSeconds: 2, buckets },
  match: { duration, liveSeconds: duration } as MatchReport['match'],
});

test('counts regulation down from the full minute at the left end', () => {
  const axis = createTimeAxis(getReport([bucket(3, 299.5), bucket(200, 130), bucket(360, 0)]));
  expect(axis.length).toBe(300);
  expect(axis.at({ time: 0, clock: { seconds: 300, overtime: false } })).toBe(0);
  expect(axis.at({ time: 0, clock: { seconds: 60, overtime: false } })).toBe(240);
  expect(axis.ticks.map((tick) => tick.label)).toEqual(['5:00', '4:00', '3:00', '2:00', '1:00']);
});

test('puts overtime after regulation', () => {
  const axis = createTimeAxis(getReport([bucket(3, 300), bucket(360, 0), bucket(400, 42, true)]));
  expect(axis.length).toBe(342);
  expect(axis.at({ time: 0, clock: { seconds: 42, overtime: true } })).toBe(342);
  expect(axis.ticks.at(-1)).toEqual({ at: 300, label: 'OT' });
});

test('ends a forfeit where the clock stopped', () => {
  expect(createTimeAxis(getReport([bucket(3, 300), bucket(100, 212.4)])).length).toBe(88);
});

test("uses real time when the clock doesn't run", () => {
  const axis = createTimeAxis(getReport([bucket(0, 300), bucket(90, 300)], 130));
  expect(axis.length).toBe(130);
  expect(axis.at({ time: 65, clock: { seconds: 300, overtime: false } })).toBe(65);
  expect(axis.ticks.map((tick) => tick.label)).toEqual(['0:00', '1:00', '2:00']);
});

test('has an axis even for a report without play', () => {
  expect(createTimeAxis(getReport([], 0)).length).toBe(1);
});
