import { expect, test } from 'vitest';
import { getFailureMessage, getFailureStatus, getFirstMessage, toHttpFailure } from './failure.ts';

test('shows the first server message, or the Message field if it is JSON', () => {
  expect(getFirstMessage(['The file is empty. Choose another one.', 'More.'])).toBe(
    'The file is empty. Choose another one.',
  );
  expect(getFirstMessage(['{"Message":"The quota is used up."}'])).toBe('The quota is used up.');
  expect(getFirstMessage(['{"message":1}'])).toBe('{"message":1}');
  expect(getFirstMessage([])).toBeNull();
});

test('a problem body keeps its status and code', () => {
  const failure = toHttpFailure(422, {
    statusCode: 422,
    code: 'empty-file',
    messages: ['The file is empty. Choose another one.'],
  });
  expect([failure.status, failure.code, failure.message]).toEqual([
    422,
    'empty-file',
    'The file is empty. Choose another one.',
  ]);
  expect(getFailureStatus(failure)).toBe(422);
});

test('shows messages for a response without a problem body and for a broken connection', () => {
  expect(getFailureMessage(toHttpFailure(502, '<html>'))).toMatch(/^We couldn’t reach the server/);
  expect(getFailureMessage(new TypeError('Failed to fetch'))).toMatch(/^We couldn’t reach the server/);
  expect(getFailureMessage(new TypeError('x is undefined'))).not.toMatch(/^We couldn’t reach the server/);
});
