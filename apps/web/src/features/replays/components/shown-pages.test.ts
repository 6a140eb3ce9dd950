import { expect, test } from 'vitest';
import { listShownPages } from './replay-list.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('page %i of %i', (current, last, pages) => {
  expect(listShownPages(current, last)).toEqual(pages);
});
