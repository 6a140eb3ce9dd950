import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Without characters that look like others: no 0 O, 1 I L, 2 Z, 5 S, 8 B. */
export const REFERRAL_ALPHABET = '34679ACDEFGHJKMNPQRTUVWXY';
export const REFERRAL_CODE_LENGTH = 8;

/** As typed: case, blanks and dashes do not matter. */
export function normalReferralCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

export const referralCode = z.object({
  code: z.string(),
  shareLink: z.string(),
  /** Ready to paste into a chat. */
  discordText: z.string(),
  /** Null: good for ever. */
  expiresAt: z.iso.datetime().nullable(),
});

/** Made at the first call, the same from then on. */
export const getReferralCode = defineEndpoint({
  method: 'GET',
  path: '/api/v1/refferalcode',
  area: 'referrals',
  summary: "The player's referral code",
  access: 'player',
  responses: { 200: referralCode },
  errors: [401, 403],
});

/** States of a friend, in their order; each friend counts in the one he has reached (product-decisions 8). */
export const REFERRAL_STATES = ['clicked', 'signedUp', 'qualified', 'rewarded', 'reversed'] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

/** What a friend has to do to qualify, and how many count in a year (product-decisions 8). */
export const REFERRAL_RULES = { games: 10, days: 3, withinDays: 30, yearlyCap: 12 } as const;

const count = z.number().int();

export const referralUse = z.object({
  /** `clicked` counts openings of the link, the others friends. */
  counts: z.object({
    clicked: count,
    signedUp: count,
    qualified: count,
    rewarded: count,
    reversed: count,
  }),
  /** Rewards that still fit into the running year. */
  rewardsLeftThisYear: count,
  /** The friend who is nearest to qualifying; null while nobody is on the way. */
  nextReward: z
    .object({ games: count, gamesNeeded: count, days: count, daysNeeded: count, until: z.iso.datetime() })
    .nullable(),
  /** False until plans can be paid: what is earned is counted, and granted then. */
  rewardsAreGranted: z.boolean(),
  /** The caller's own start: whose code was used, and whether one can still be redeemed. */
  usedCodeOf: z.string().nullable(),
  canRedeem: z.boolean(),
});
export type ReferralUse = z.infer<typeof referralUse>;

export const getReferralCodeUseInfo = defineEndpoint({
  method: 'GET',
  path: '/api/v1/refferalcode/get-refferal-code-use-info',
  area: 'referrals',
  summary: "How the player's referral code has been used",
  access: 'player',
  responses: { 200: referralUse },
  errors: [401, 403],
});

/** Why a code does not count, with its sentence (product-decisions 8). */
export const REFERRAL_REASONS = {
  unknown: 'There is no such code. Check it for typing mistakes.',
  'own-code': 'This is your own code. Share it with a friend instead.',
  expired: 'This code has expired.',
  'already-used': 'You have used a referral code already. One account can use one.',
  'not-eligible':
    'Referral codes are for players before their first payment, and never go both ways between two friends.',
} as const;
export type ReferralReason = keyof typeof REFERRAL_REASONS;
const REASON_CODES = Object.keys(REFERRAL_REASONS) as [ReferralReason, ...ReferralReason[]];

/** Of a good code `reason` and `message` are null, of a bad one `referrerName` is. */
export const referralVerdict = z.object({
  valid: z.boolean(),
  reason: z.enum(REASON_CODES).nullable(),
  message: z.string().nullable(),
  referrerName: z.string().nullable(),
});
export type ReferralVerdict = z.infer<typeof referralVerdict>;

/** With a bearer token the answer is about this account, without one about a visitor who could sign up. */
export const validateReferralCode = defineEndpoint({
  method: 'GET',
  path: '/api/v1/refferalcode/validate/{code}',
  area: 'referrals',
  summary: 'Whether a referral code can be used',
  access: 'public',
  params: z.object({ code: z.string().max(64) }),
  /** `clicked`: the share link has been opened, which its owner sees counted. */
  query: z.object({ clicked: z.stringbool().optional() }),
  responses: { 200: referralVerdict },
  errors: [400, 429],
});

export const redeemReferralCode = defineEndpoint({
  method: 'POST',
  path: '/api/v1/refferalcode/redeem',
  area: 'referrals',
  summary: "Use a friend's code, before the first payment",
  access: 'player',
  body: z.object({ code: z.string().max(64) }),
  responses: { 200: referralVerdict },
  errors: [400, 401, 403, 404, 409, 410, 429],
});
