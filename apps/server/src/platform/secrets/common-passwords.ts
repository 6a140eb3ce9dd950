import { dictionary } from '@zxcvbn-ts/language-common';

export const COMMON_PASSWORD = 'Too many people use this password. Choose one that’s harder to guess.';

/** What players of this game would try first. */
const PRODUCT_WORDS = ['datacoach', 'rocketleague', 'rocket league'];
const commonPasswords = new Set([...dictionary['passwords-common'], ...PRODUCT_WORDS]);

/** Whether a password is among the 50,000 most common ones, in any case and with any digits and signs after it. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return commonPasswords.has(plain) || commonPasswords.has(plain.replace(/[^\p{L}]+$/u, ''));
}
