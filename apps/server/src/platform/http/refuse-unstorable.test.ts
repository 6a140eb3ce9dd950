import { expect, test } from 'vitest';
import { requireStorable } from './problem-error.ts';

test('rejects NUL and half an emoji anywhere in a request, but not a whole emoji', () => {
  expect(() => requireStorable({ comments: [{ text: '\ud83d' }] })).toThrow('400 bad-request');
  expect(() => requireStorable(undefined, { q: '\0' })).toThrow('400 bad-request');
  expect(() => requireStorable(null, { comments: [{ text: '😀', time: 3 }] })).not.toThrow();
});
