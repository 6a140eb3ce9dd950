import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';

const endpoint = defineEndpoints('referrals', { access: 'player' });

/** Without look-alike characters: no 0 O, 1 I L, 2 Z, 5 S, 8 B. */
export const REFERRAL_ALPHABET = '34679ACDEFGHJKMNPQRTUVWXY';
export const REFERRAL_CODE_LENGTH = 8;

/** Normalizes a typed code: case, spaces and dashes don't matter. */
export const normalizeReferralCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export const referralCode = namedObject('ReferralCode', {
  code: z.string(),
  shareLink: z.string(),
  /** Ready to paste into a chat. */
  discordText: z.string(),
  /** Null: never expires. */
  expiresAt: z.iso.datetime().nullable(),
});

/** Created on the first call, the same from then on. */
export const getReferralCode = endpoint('GET /api/v1/refferalcode', {
  summary: "The player's referral code",
  responses: { 200: referralCode },
});

/** A friend's states in order; each friend counts in the latest one reached (decisions.md 8). */
export const REFERRAL_STATES = ['clicked', 'signedUp', 'qualified', 'rewarded', 'reversed'] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

/** What a friend has to do to qualify, and the yearly limit (decisions.md 8). */
export const REFERRAL_RULES = { games: 10, days: 3, withinDays: 30, yearlyCap: 12 } as const;

/** A referrer's choice of reward for each friend who qualifies: coaching tokens, or days of Diamond. */
export const REFERRAL_REWARD_KINDS = ['tokens', 'days'] as const;
export type ReferralRewardKind = (typeof REFERRAL_REWARD_KINDS)[number];
/** Reward amounts without a campaign (decisions.md 8). */
export const REFERRAL_REWARD: Readonly<Record<ReferralRewardKind, number>> = { tokens: 1, days: 15 };

/** Returns the reward's text: "1 coaching token", "15 days of Diamond". */
export function describeReward(kind: ReferralRewardKind, amount: number): string {
  if (kind === 'days') return `${amount} days of Diamond`;
  return amount === 1 ? '1 coaching token' : `${amount} coaching tokens`;
}

const count = z.number().int();

/** `clicked` counts visits to the link, the others friends. */
export const referralCounts = z.object({
  clicked: count,
  signedUp: count,
  qualified: count,
  rewarded: count,
  reversed: count,
});

export const referralUse = namedObject('ReferralUse', {
  counts: referralCounts,
  /** Rewards still available this year. */
  rewardsLeftThisYear: count,
  /** The friend closest to qualifying; null if there is none. */
  nextReward: z
    .object({ games: count, gamesNeeded: count, days: count, daysNeeded: count, until: z.iso.datetime() })
    .nullable(),
  /** Qualified friends whose reward is waiting for a review. */
  heldBack: count,
  /** The current reward per friend, and the caller's choice. */
  reward: z.object({
    kind: z.enum(REFERRAL_REWARD_KINDS),
    tokens: count,
    days: count,
    /** The campaign behind it; null for the regular reward. */
    campaign: z.object({ name: z.string(), endsAt: z.iso.datetime() }).nullable(),
  }),
  /** The caller's own referral: whose code they used, and whether they can still redeem one. */
  usedCodeOf: z.string().nullable(),
  /** The caller signed up with a code and hasn't paid yet, so they get the trial and the discount for friends. */
  hasFriendOffers: z.boolean(),
  canRedeem: z.boolean(),
});
export type ReferralUse = z.infer<typeof referralUse>;

export const getReferralCodeUseInfo = endpoint('GET /api/v1/refferalcode/get-refferal-code-use-info', {
  summary: "How the player's referral code has been used",
  responses: { 200: referralUse },
});

/** Applies to friends who haven't been rewarded yet; users who pay for Diamond always get tokens. */
export const chooseReferralReward = endpoint('PUT /api/v1/refferalcode/reward', {
  summary: 'Choose the reward for friends who qualify',
  body: z.object({ kind: z.enum(REFERRAL_REWARD_KINDS) }),
  responses: { 200: z.object({ kind: z.enum(REFERRAL_REWARD_KINDS) }) },
});

/** Reasons for rejecting a code, with user messages (decisions.md 8). */
export const REFERRAL_REASONS = {
  unknown: 'We don’t recognize that code. Check it for typos.',
  'own-code': 'This is your own code. Share it with a friend instead.',
  expired: 'This code has expired or was used up.',
  'already-used': 'You’ve already used a referral code. Each account can use one.',
  'not-eligible':
    'You can use a referral code only before your first payment, and not from a friend who used yours.',
} as const;
export type ReferralReason = keyof typeof REFERRAL_REASONS;
const REASON_CODES = Object.keys(REFERRAL_REASONS) as [ReferralReason, ...ReferralReason[]];

/** For a valid code `reason` and `message` are null, for an invalid one `referrerName` is. */
export const referralVerdict = namedObject('ReferralVerdict', {
  valid: z.boolean(),
  reason: z.enum(REASON_CODES).nullable(),
  message: z.string().nullable(),
  referrerName: z.string().nullable(),
});
export type ReferralVerdict = z.infer<typeof referralVerdict>;

/** With a bearer token the response is about this account, without one about a visitor who could sign up. */
export const validateReferralCode = endpoint('GET /api/v1/refferalcode/validate/{code}', {
  summary: 'Whether a referral code can be used',
  access: 'public',
  params: z.object({ code: z.string().max(64) }),
  anyKey: true,
  /** `clicked`: the share link was opened, which counts for its owner. */
  query: z.object({ clicked: z.stringbool().optional() }),
  responses: { 200: referralVerdict },
  errors: [429],
});

export const redeemReferralCode = endpoint('POST /api/v1/refferalcode/redeem', {
  summary: "Use a friend's code, before the first payment",
  body: z.object({ code: z.string().max(64) }),
  responses: { 200: referralVerdict },
  errors: [404, 409, 410, 429],
});
