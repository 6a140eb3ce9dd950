import { expect, test } from 'vitest';
import { failureMessage, failureOf, failureStatus, firstMessage } from './failure.ts';

test('shows the first server message, or the Message field if it is JSON', () => {
  expect(firstMessage(['The file is empty. Choose another one.', 'More.'])).toBe(
    'The file is empty. Choose another one.',
  );
  expect(firstMessage(['{"Message":"The quota is used up."}'])).toBe('The quota is used up.');
  expect(firstMessage(['{"message":1}'])).toBe('{"message":1}');
  expect(firstMessage([])).toBeNull();
});

test('a problem body keeps its status and code', () => {
  const failure = failureOf(422, {
    statusCode: 422,
    code: 'empty-file',
    messages: ['The file is empty. Choose another one.'],
  });
  expect([failure.status, failure.code, failure.message]).toEqual([
    422,
    'empty-file',
    'The file is empty. Choose another one.',
  ]);
  expect(failureStatus(failure)).toBe(422);
});

test('shows messages for a response without a problem body and for a broken connection', () => {
  expect(failureMessage(failureOf(502, '<html>'))).toMatch(/^We couldn’t reach the server/);
  expect(failureMessage(new TypeError('Failed to fetch'))).toMatch(/^We couldn’t reach the server/);
  expect(failureMessage(new TypeError('x is undefined'))).not.toMatch(/^We couldn’t reach the server/);
});
