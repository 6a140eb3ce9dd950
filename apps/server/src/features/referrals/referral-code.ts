import { randomInt } from 'node:crypto';
import { REFERRAL_ALPHABET, REFERRAL_CODE_LENGTH } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { findCodeOf, insertCode, type ReferralCodeRow } from './referral.repository.ts';

/** 25 letters and digits make 150 thousand million codes: meeting a taken one twice is no accident. */
const TRIES = 5;

function newCode(): string {
  return Array.from(
    { length: REFERRAL_CODE_LENGTH },
    () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)],
  ).join('');
}

/** The player's code, made when he asks for the first time. */
export async function ownCode(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<ReferralCodeRow> {
  for (let tries = 0; tries < TRIES; tries++) {
    const existing = await findCodeOf(db, userId);
    if (existing) return existing;
    await insertCode(db, { userId, code: newCode(), createdAt: clock.now() });
  }
  const existing = await findCodeOf(db, userId);
  if (existing) return existing;
  throw new Error('no free referral code was found');
}
