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
/** Line breaks, marks that change the writing direction, invisible and blank characters. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Emoji, with the invisible characters that choose their look and join them, as in flags of England and Wales. */
const EMOJI =
  /\p{Extended_Pictographic}(?:[\ufe0e\ufe0f\p{Emoji_Modifier}]|\u200d\p{Extended_Pictographic}|[\u{e0061}-\u{e007a}]{5}\u{e007f})*|[\d#*]\ufe0f?\u20e3/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name shown to others, in lists and emails. */
export const publicName = (what: string, max: number) =>
  z
    .string()
    .trim()
    .min(2, `Use at least 2 characters for the ${what}.`)
    .max(max, `Use at most ${max} characters for the ${what}.`)
    .refine(
      (name) => !UNSEEN.test(name.replaceAll(EMOJI, '')) && SEEN.test(name),
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
