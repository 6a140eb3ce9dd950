import { beforeEach, expect, test, vi } from 'vitest';
import { keepPlace, leftPlace, listPlaceOf } from './replay-list-place.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test('an address gives page, name and status; what does not fit is left out', () => {
  expect(listPlaceOf({ page: 3 })).toEqual({ page: 3 });
  expect(listPlaceOf({ page: 0, name: '  ', status: 7 })).toEqual({ page: 1 });
  expect(listPlaceOf({ name: 2024, status: '20' })).toEqual({ page: 1, name: '2024', status: 20 });
  for (const status of [5, 10, 15, 20]) expect(listPlaceOf({ status })).toEqual({ page: 1, status });
});

test('page index and filter are kept, and an address wins over them', () => {
  expect(leftPlace()).toEqual({ page: 1 });
  const place = { page: 2, name: 'a & b = 100%', status: 20 } as const;
  keepPlace(place);
  expect(leftPlace()).toEqual(place);
  expect(listPlaceOf({})).toEqual(place);
  expect(listPlaceOf({ page: 1 })).toEqual({ page: 1 });
  keepPlace({ page: 1 });
  expect(listPlaceOf({})).toEqual({ page: 1 });
});
