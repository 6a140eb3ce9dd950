import { SIGN_IN_ERRORS } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { getSignInErrorMessage } from './sign-in.ts';

test.each(Object.entries(SIGN_IN_ERRORS))('shows a specific message for the error %s', (error, summary) => {
  expect(getSignInErrorMessage(error)).toBe(summary);
  expect(summary).toMatch(/^[A-Z].+\.$/);
});

test.each(['', 'Nonsense', 'toString', '__proto__'])(
  'shows the general message for the error %j',
  (error) => {
    expect(getSignInErrorMessage(error)).toBe(SIGN_IN_ERRORS.Default);
  },
);
