import { z } from 'zod';

/** Non-space text, @, non-space text, dot, non-space text (specification section 5). */
export const EMAIL_PATTERN = /^\S+@\S+\.\S+$/;

export const email = z
  .string()
  .max(254)
  .regex(EMAIL_PATTERN, 'Enter an e-mail address like name@example.org.');
export const password = z
  .string()
  .min(8, 'Use at least 8 characters for the password.')
  .max(200, 'Use at most 200 characters for the password.');
export const userName = z
  .string()
  .trim()
  .min(2, 'Use at least 2 characters for the user name.')
  .max(32, 'Use at most 32 characters for the user name.');
