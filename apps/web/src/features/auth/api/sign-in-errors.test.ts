import { SIGN_IN_ERRORS } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { signInErrorMessage } from './sign-in-errors.ts';

test.each(Object.entries(SIGN_IN_ERRORS))('the error %s has its sentence', (error, sentence) => {
  expect(signInErrorMessage(error)).toBe(sentence);
  expect(sentence).toMatch(/^[A-Z].+\.$/);
});

test.each(['', 'Nonsense', 'toString', '__proto__'])('the error %j is told as any other', (error) => {
  expect(signInErrorMessage(error)).toBe(SIGN_IN_ERRORS.Default);
});
