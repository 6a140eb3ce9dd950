import { expect, test } from 'vitest';
import { refuseUnstorable } from './problem-error.ts';

test('NUL and half an emoji are refused wherever they stand, the whole one is not', () => {
  expect(() => refuseUnstorable({ comments: [{ text: '\ud83d' }] })).toThrow('400 bad-request');
  expect(() => refuseUnstorable(undefined, { q: '\0' })).toThrow('400 bad-request');
  expect(() => refuseUnstorable(null, { comments: [{ text: '😀', time: 3 }] })).not.toThrow();
});
