import { z } from 'zod';

/** Non-space text, @, non-space text, dot, non-space text (specification.md 5). */
export const EMAIL_PATTERN = /^\S+@\S+\.\S+$/;

export const email = z
  .string()
  .max(254)
  .regex(EMAIL_PATTERN, 'Enter an email address like name@example.org.');
export const password = z
  .string()
  .min(8, 'Use at least 8 characters for the password.')
  .max(200, 'Use at most 200 characters for the password.');
/** Line breaks, marks that change the writing direction, and invisible characters. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name shown to others, in lists and emails. */
export const publicName = (what: string, max: number) =>
  z
    .string()
    .trim()
    .min(2, `Use at least 2 characters for the ${what}.`)
    .max(max, `Use at most ${max} characters for the ${what}.`)
    .refine(
      (name) => !UNSEEN.test(name) && SEEN.test(name),
      `Use visible letters, numbers and symbols only for the ${what}.`,
    );

export const userName = publicName('username', 32);

/** IANA name of a time zone that this server knows (decisions.md 15.7). */
export const timeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone from the list.');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
