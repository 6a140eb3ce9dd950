import { expect, test } from 'vitest';
import { refuseUnstorable } from './problem-error.ts';

test('rejects NUL and half an emoji anywhere in a request, but not a whole emoji', () => {
  expect(() => refuseUnstorable({ comments: [{ text: '\ud83d' }] })).toThrow('400 bad-request');
  expect(() => refuseUnstorable(undefined, { q: '\0' })).toThrow('400 bad-request');
  expect(() => refuseUnstorable(null, { comments: [{ text: '😀', time: 3 }] })).not.toThrow();
});
