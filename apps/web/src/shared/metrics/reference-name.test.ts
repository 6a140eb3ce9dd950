import { ANY_RANK } from '@datacoach/analysis/metadata';
import { expect, test } from 'vitest';
import { referenceName } from './reference-name.ts';

test('a label names a rank only where the number is that of the rank', () => {
  expect(referenceName('the rank average', 'Champion I')).toBe('Champion I');
  expect(referenceName('34 players at your rank', 'Champion I')).toBe('Champion I');
  expect(referenceName(ANY_RANK, 'Supersonic Legend')).toBe('any rank');
});
