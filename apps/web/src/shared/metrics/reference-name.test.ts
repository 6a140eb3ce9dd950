import { ANY_RANK } from '@datacoach/analysis/metadata';
import { expect, test } from 'vitest';
import { referenceName } from './reference-name.ts';

test('names a rank only if the number is for that rank', () => {
  expect(referenceName('the rank average', 'Champion I')).toBe('Champion I');
  expect(referenceName('34 players at your rank', 'Champion I')).toBe('Champion I');
  expect(referenceName(ANY_RANK, 'Supersonic Legend')).toBe('any rank');
});
