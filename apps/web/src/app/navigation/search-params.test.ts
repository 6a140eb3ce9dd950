import { expect, test } from 'vitest';
import { parseDay, parsePage, parseSearch, updateSearch } from './search-params.ts';

const read = (search: Record<string, unknown>) => parseSearch({ day: parseDay, page: parsePage }, search);

test('keeps a change that the page doesn’t show yet when the next one follows', () => {
  let address: object = { page: 2, unknown: 1 };
  const change = updateSearch(({ search }: { search: (newest: object) => object }) => {
    address = search(address);
  }, read);
  change({ day: '2026-03-01' });
  change({ page: 3 });
  expect(address).toEqual({ day: '2026-03-01', page: 3 });
  change({ day: undefined });
  expect(address).toEqual({ page: 3 });
});
