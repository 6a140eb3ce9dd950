import { expect, test } from 'vitest';
import { findIndexInTime, spaceOutLabels } from './chart-labels.ts';
import { positionMarkLabels } from './line-chart.tsx';

test('moves labels apart and keeps them inside', () => {
  expect(spaceOutLabels([10, 12, 40], 14, [0, 100])).toEqual([10, 24, 40]);
  expect(spaceOutLabels([99, 98], 14, [0, 100])).toEqual([100, 86]);
  expect(spaceOutLabels([], 14, [0, 100])).toEqual([]);
});

test('places a moment between points by its time', () => {
  expect(findIndexInTime(15, [10, 20, 40])).toBe(0.5);
  expect(findIndexInTime(35, [10, 20, 40])).toBe(1.75);
  expect(findIndexInTime(1, [10, 20])).toBe(0);
  expect(findIndexInTime(99, [10, 20])).toBe(1);
});

test('keeps mark labels from overlapping or leaving the picture', () => {
  const weeks = [300, 330, 430, 520, 640].map((at, week) => ({
    mark: {
      kind: 'plan' as const,
      at: '2026-03-01T00:00:00Z',
      words: `Small edges, week ${week + 1}: First at the ball`,
    },
    at,
  }));
  expect(positionMarkLabels(weeks.slice(0, 2), 800, false).map((label) => label?.words)).toEqual([
    'Small edges, week 1: First at the ball',
    'Small edges, week 2: First at the ball',
  ]);
  const labels = positionMarkLabels(weeks, 660, false);
  expect(labels.map((label) => label?.words)).toEqual(['week 1', 'week 2', 'week 3', 'week 4', 'week 5']);
  expect(labels.map((label) => label?.row)).toEqual([0, 1, 0, 0, 0]);
  expect(labels.at(-1)).toMatchObject({ anchor: 'end', x: 635 });
  expect(positionMarkLabels(weeks, 4, false)).toEqual([null, null, null, null, null]);
});
