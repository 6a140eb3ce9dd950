import { ANY_RANK } from '@datacoach/analysis/metadata';
import { expect, test } from 'vitest';
import { formatReferenceName } from './metric-facts.ts';

test('names a rank only if the number is for that rank', () => {
  expect(formatReferenceName('the rank average', 'Champion I')).toBe('Champion I');
  expect(formatReferenceName('34 players at your rank', 'Champion I')).toBe('Champion I');
  expect(formatReferenceName(ANY_RANK, 'Supersonic Legend')).toBe('any rank');
});
