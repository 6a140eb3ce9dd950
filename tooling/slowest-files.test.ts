import { expect, test } from 'vitest';
import { describeTimes } from './slowest-files.ts';

test('lists the fifteen slowest files of a run, and the time of each project', () => {
  const files = Array.from({ length: 16 }, (_, n) => ({
    project: n % 2 === 0 ? 'server' : 'journeys',
    path: `${n}.test.ts`,
    ms: (n + 1) * 1000,
  }));
  const lines = describeTimes(files);
  expect(lines.slice(0, 3)).toEqual([
    'slowest test files',
    '   16.0 s  journeys  15.test.ts',
    '   15.0 s  server  14.test.ts',
  ]);
  expect(lines.slice(15)).toEqual([
    '    2.0 s  journeys  1.test.ts',
    'all files of a project',
    '   64.0 s  server  8 files',
    '   72.0 s  journeys  8 files',
  ]);
});
