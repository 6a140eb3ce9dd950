import { expect, test } from 'vitest';
import { findBiggestChanges, formatClimb, getNextRank } from '../components/rank-up-dialog.tsx';

test('returns the next rank up, and none above the highest', () => {
  expect([getNextRank('champion-1'), getNextRank('champion-3'), getNextRank('supersonic-legend')]).toEqual([
    'champion-2',
    'grand-champion-1',
    null,
  ]);
});

test('describes a climb in days and games, as far as they are known', () => {
  const at = '2026-03-10T12:00:00Z';
  expect(formatClimb({ since: null, at, games: null })).toBeNull();
  expect(formatClimb({ since: '2026-03-10T09:00:00Z', at, games: 0 })).toBe('It took less than a day.');
  expect(formatClimb({ since: '2026-03-09T11:00:00Z', at, games: 1 })).toBe(
    'It took 1 day and 1 uploaded game.',
  );
  expect(formatClimb({ since: '2026-02-15T12:00:00Z', at, games: 48 })).toBe(
    'It took 23 days and 48 uploaded games.',
  );
});

const day = (at: string, games: number, metrics: Record<string, number | null>) => ({ at, games, metrics });

test('lists the biggest real changes, weighted by games rather than days', () => {
  const days = [
    day('2026-01-01', 8, { xg: 1, saves: 2, doubleCommits: 2, passes: null }),
    day('2026-01-02', 2, { xg: 2, saves: 1, doubleCommits: 2.1, passes: 4 }),
    day('2026-02-01', 4, { xg: 2, saves: 2, doubleCommits: 1, passes: 9 }),
    day('2026-02-02', 6, { xg: 2, saves: 1.7, doubleCommits: 1.1, passes: 9 }),
  ];
  const moved = findBiggestChanges(days, '2026-02-01');
  expect(moved.map(({ key }) => key)).toEqual(['doubleCommits', 'xg']);
  expect(moved[1]).toMatchObject({ before: 1.2, after: 2 });
  expect(findBiggestChanges(days.slice(1), '2026-02-01')).toEqual([]);
});
