import { randomInt } from 'node:crypto';
import { DISCOUNT_TYPES, REFERRAL_ALPHABET } from '@datacoach/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { insertDiscount } from './discount.repository.ts';

const LENGTH = 10;

export interface GivenDiscount {
  percent: number;
  endsAt: Date;
  /** For administrators: what it was given for. */
  note: string;
}

/** Makes a code that counts once, for the first payment of any plan. Answers it. */
export async function giveDiscountCode(
  tx: Transaction,
  { percent, endsAt, note }: GivenDiscount,
): Promise<string> {
  const letters = Array.from(
    { length: LENGTH },
    () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)],
  );
  const code = `GOAL-${letters.join('')}`;
  await insertDiscount(tx, {
    code,
    type: DISCOUNT_TYPES.percentage,
    amount: percent,
    plans: [],
    periods: [],
    forTokens: false,
    firstCycles: 1,
    onlyReferred: false,
    startsAt: null,
    endsAt,
    totalLimit: 1,
    perUserLimit: 1,
    note,
  });
  return code;
}
