import { expect, test } from 'vitest';
import { EVENT_CODES } from '../detectors/event-kinds.ts';
import { METRICS } from '../metrics/metrics.ts';
import { GOAL_METRICS, goalMetric } from './goal-metrics.ts';

test('has eleven goal metrics, 5 to 55, each from the registry or based on the games themselves', () => {
  expect(GOAL_METRICS.map(({ code, label }) => `${code} ${label}`)).toEqual([
    '5 Goals',
    '10 Assists',
    '15 Saves',
    '20 Shots',
    '25 Shooting percentage',
    '30 Wins',
    '35 Demolitions',
    '40 Aerial touches',
    '45 Kickoff win rate',
    '50 Small pads collected',
    '55 Matches analyzed',
  ]);
  const keys = new Set<string>(METRICS.map(({ key }) => key));
  const codes = new Map<number, string>(EVENT_CODES.map(({ code, label }) => [code, label]));
  for (const { metric, codes: requested } of GOAL_METRICS) {
    if (metric !== null) expect(keys, metric).toContain(metric);
    for (const code of requested ?? [])
      expect(['Small boost collected', 'Kickoff won']).toContain(codes.get(code));
  }
  expect(GOAL_METRICS.filter(({ metric }) => metric === null).map(({ code }) => code)).toEqual([30, 55]);
  expect(() => goalMetric(60)).toThrow('no weekly-goal metric 60');
});
