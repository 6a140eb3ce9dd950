import { beforeEach, expect, test, vi } from 'vitest';
import { getSavedListState, isFiltered, parseListState, saveListState } from './replay-list-state.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test('a URL gives page, name and status, without invalid values', () => {
  expect(parseListState({ page: 3 })).toEqual({ page: 3 });
  expect(parseListState({ page: 0, name: '  ', status: 7 })).toEqual({ page: 1 });
  for (const page of [-1, 2.5, 'x', 1e21]) expect(parseListState({ page })).toEqual({ page: 1 });
  expect(parseListState({ name: 2024, status: '20' })).toEqual({ page: 1, name: '2024', status: 20 });
  for (const status of [5, 10, 15, 20]) expect(parseListState({ status })).toEqual({ page: 1, status });
});

test('every part of the filter survives storing and reading', () => {
  const place = {
    page: 1,
    name: 'final',
    status: 15,
    mode: 10,
    result: 5,
    map: 'beckwith_p',
    with: 'steam:76561198000000001',
    tag: '2026',
    favorite: true,
    from: '2026-03-01',
    to: '2026-03-31',
  } as const;
  saveListState(place);
  expect(getSavedListState()).toEqual(place);
  expect(isFiltered(place)).toBe(true);
  expect(isFiltered({})).toBe(false);
  const wrong = { page: 1, mode: 7, result: 15, favorite: 'no', from: '03/01/2026', to: '2026-13-01' };
  expect(parseListState(wrong)).toEqual({ page: 1 });
});

test('page index and filter are stored, and a URL overrides them', () => {
  expect(getSavedListState()).toEqual({ page: 1 });
  const place = { page: 2, name: 'a & b = 100%', status: 20 } as const;
  saveListState(place);
  expect(getSavedListState()).toEqual(place);
  expect(parseListState({})).toEqual(place);
  expect(parseListState({ page: 1 })).toEqual({ page: 1 });
  saveListState({ page: 1 });
  expect(parseListState({})).toEqual({ page: 1 });
});
