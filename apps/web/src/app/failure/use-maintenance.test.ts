import { expect, test } from 'vitest';
import { isReplacedByMaintenance } from './use-maintenance.ts';

test('maintenance replaces every page but the admin and login pages', () => {
  const replaced = [
    '/',
    '/dashboard',
    '/profile',
    '/signup',
    '/get-started',
    '/capacity',
    '/status',
    '/loginx',
    '/match/a',
    '/admin/team-dashboard',
    '/admin/replay-analysis/',
    '/admin/team-dashboard/match/a',
    '/admin/team-dashboard/plan',
  ];
  expect(replaced.filter((path) => !isReplacedByMaintenance(path))).toEqual([]);
  const kept = ['/login', '/login/', '/user-login', '/admin/login', '/admin/home', '/admin/else'];
  expect(kept.filter((path) => isReplacedByMaintenance(path))).toEqual([]);
});
