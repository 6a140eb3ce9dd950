import { expect, test } from 'vitest';
import { writtenMatch } from '../../../../test/support/engine-match.ts';
import { timeAxis } from '../timeline/time-axis.ts';
import { axisDecimals, axisSteps, raceLine } from './race-steps.ts';

test('a line climbs by each chance and stays level in between', () => {
  const { report, insight } = writtenMatch();
  const axis = timeAxis(report);
  for (const team of [0, 1] as const) {
    const line = raceLine(insight.xgRace, team, axis);
    const own = insight.xgRace.filter((point) => point.team === team);
    expect(line.points).toHaveLength(own.length);
    expect(line.total).toBe(own.at(-1)?.total ?? 0);
    expect(line.steps[0]).toEqual([0, 0]);
    expect(line.steps.at(-1)).toEqual([axis.length, line.total]);
    line.steps.slice(1).forEach(([at, total], index) => {
      const [before, sum] = line.steps[index]!;
      expect(at === before || total === sum).toBe(true);
      expect(at).toBeGreaterThanOrEqual(before);
      expect(total).toBeGreaterThanOrEqual(sum);
    });
  }
});

test('the axis reaches its top with round steps', () => {
  expect(axisSteps(2.48)).toEqual([1, 2, 3]);
  expect(axisSteps(0.5)).toEqual([0.25, 0.5]);
  expect(axisSteps(1.2)).toEqual([0.5, 1, 1.5]);
  expect(axisSteps(30)).toEqual([10, 20, 30]);
});

test('an axis is labelled as finely as its steps', () => {
  expect(
    [
      [1, 2, 3],
      [0.5, 1],
      [0.25, 0.5, 0.75],
    ].map(axisDecimals),
  ).toEqual([0, 1, 2]);
});
