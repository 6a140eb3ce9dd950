import { expect, test } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';
import { READ_ONLY_AREAS, READ_ONLY_CALLS } from './impersonation.ts';

test('every read-only area and call of an administrator viewing as a user exists', () => {
  const endpoints = Object.values(ENDPOINTS);
  const areas = new Set<string>(endpoints.map(({ area }) => area));
  const calls = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
  expect([...READ_ONLY_AREAS].filter((area) => !areas.has(area))).toEqual([]);
  expect([...READ_ONLY_CALLS].filter((call) => !calls.has(call))).toEqual([]);
});
