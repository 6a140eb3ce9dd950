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
    '/loginx',
    '/match/a',
  ];
  expect(replaced.filter((path) => !isReplacedByMaintenance(path))).toEqual([]);
  const kept = ['/login', '/login/', '/user-login', '/admin/login', '/admin/home', '/admin/team-dashboard'];
  expect(kept.filter((path) => isReplacedByMaintenance(path))).toEqual([]);
});
