import { z } from 'zod';
import { momentWithinReach } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { namedExtension, namedObject, pageOf } from '../named.ts';
import { CODE_SORTS, REFERRAL_FILTERS, REFERRAL_FLAGS } from './referral-choices.ts';
import { REFERRAL_REWARD_KINDS, referralCounts } from './referral-code.ts';

const endpoint = defineEndpoints('referrals');

const person = namedObject('ReferralPerson', { id: z.uuid(), userName: z.string() });
const count = z.number().int();
const moment = z.iso.datetime();
const createAccess = (action: 'View' | 'Create' | 'Edit' | 'Delete') =>
  ({ module: 'Referrals', action }) as const;
const pageIndex = z.coerce.number().int().min(0).max(100_000).default(0);
/** Part of a name, or a code. */
const search = z.string().trim().max(100).default('');

const note = z
  .string()
  .trim()
  .min(3, 'Add a reason of at least 3 characters.')
  .max(500, 'Use at most 500 characters for the note.');

export const adminReferral = namedObject('AdminReferral', {
  friend: person,
  referrer: person,
  code: z.string(),
  source: z.enum(['sign-up', 'redeemed']),
  referredAt: moment,
  state: z.enum(['signedUp', 'qualified', 'rewarded', 'reversed']),
  qualifiedAt: moment.nullable(),
  qualifiedBy: z.enum(['invoice', 'games']).nullable(),
  flags: z.array(z.enum(REFERRAL_FLAGS)),
  /** The reward is on hold until an administrator has reviewed the flags. */
  isHeld: z.boolean(),
  /** No reward, because the referrer has reached the yearly limit. */
  isOverCap: z.boolean(),
  reward: z.object({ kind: z.enum(REFERRAL_REWARD_KINDS), amount: count, at: moment }).nullable(),
  campaign: z.string().nullable(),
  reversedAt: moment.nullable(),
  reversedBecause: z.enum(['refund', 'administrator']).nullable(),
});
export type AdminReferral = z.infer<typeof adminReferral>;

const referralQuery = z.object({ show: z.enum(REFERRAL_FILTERS).optional(), search });
export type ReferralQuery = z.output<typeof referralQuery>;

export const listReferrals = endpoint('GET /api/v1/admin/referrals', {
  summary: 'Referrals, newest first',
  access: createAccess('View'),
  query: referralQuery.extend({ pageIndex }),
  responses: {
    200: pageOf(adminReferral).extend({
      /** For all referrals, regardless of filters. */
      counts: referralCounts.extend({ held: count }),
    }),
  },
});

/** Exports the list as filtered; each export is logged. */
export const exportReferrals = endpoint('GET /api/v1/admin/referrals-export', {
  summary: 'Referrals as CSV',
  access: createAccess('View'),
  query: referralQuery,
  mediaType: 'text/csv',
  responses: { 200: z.file() },
});

/** Takes back what is left of the reward, and the friend's offers. 409 `already-reversed`. */
export const reverseReferral = endpoint('POST /api/v1/admin/referrals/{friendId}/reversal', {
  summary: 'Reverse a referral',
  access: createAccess('Edit'),
  body: z.object({ note }),
  responses: { 200: adminReferral },
  errors: [409],
});

/** Dismisses the flags and grants the reward. 409 `not-held`. */
export const clearReferral = endpoint('POST /api/v1/admin/referrals/{friendId}/clearance', {
  summary: 'Grant the reward of a referral that was held for review',
  access: createAccess('Edit'),
  body: z.object({ note }),
  responses: { 200: adminReferral },
  errors: [409],
});

export const adminReferralCode = namedObject('AdminReferralCode', {
  code: z.string(),
  owner: person,
  createdAt: moment,
  clicks: count,
  /** Friends who signed up with it. */
  uses: count,
  rewarded: count,
  reversed: count,
  /** Null: never expires. */
  expiresAt: moment.nullable(),
  /** Max number of friends; null: unlimited. */
  useLimit: count.nullable(),
});
export type AdminReferralCode = z.infer<typeof adminReferralCode>;

export const listReferralCodes = endpoint('GET /api/v1/admin/referral-codes', {
  summary: 'Referral codes of all players',
  access: createAccess('View'),
  query: z.object({ search, sort: z.enum(CODE_SORTS).default('newest'), pageIndex }),
  responses: { 200: pageOf(adminReferralCode) },
});

/** Sets a code's end and use limit; friends who already used it keep their offers. */
export const limitReferralCode = endpoint('PUT /api/v1/admin/referral-codes/{code}', {
  summary: 'Limit a referral code',
  access: createAccess('Edit'),
  params: z.object({ code: z.string().max(64) }),
  body: z.object({
    expiresAt: momentWithinReach().nullable(),
    useLimit: z
      .number('Enter a number or leave it empty.')
      .int()
      .min(0, 'Enter 0 or more.')
      .max(100_000, 'Enter at most 100,000.')
      .nullable(),
    note,
  }),
  responses: { 200: adminReferralCode },
});

const campaignFields = z.object({
  name: z.string().trim().min(1, 'Name the campaign.').max(60, 'Use at most 60 characters for the name.'),
  startsAt: momentWithinReach('Choose when it starts.'),
  endsAt: momentWithinReach('Choose when it ends.'),
  /** Reward for a friend who joins during the campaign, by the referrer's choice. */
  tokens: z
    .number('Enter the number of tokens.')
    .int()
    .min(1, 'Enter at least 1 token.')
    .max(5, 'Enter at most 5 tokens.'),
  days: z
    .number('Enter the number of days.')
    .int()
    .min(15, 'Enter at least 15 days.')
    .max(90, 'Enter at most 90 days.'),
});
export type ReferralCampaignFields = z.output<typeof campaignFields>;

function checkTime({ startsAt, endsAt }: ReferralCampaignFields, context: z.RefinementCtx): void {
  if (Date.parse(endsAt) > Date.parse(startsAt)) return;
  context.addIssue({ code: 'custom', path: ['endsAt'], message: 'The end must be after the start.' });
}

export const referralCampaign = namedExtension('ReferralCampaign', campaignFields, {
  // Stored dates may be farther away.
  startsAt: moment,
  endsAt: moment,
  id: z.uuid(),
  /** Number of changes; an update has to name the version it is based on. */
  version: count,
  /** Friends who joined during the campaign, and how many of them were rewarded. */
  friends: count,
  rewarded: count,
});
export type ReferralCampaign = z.infer<typeof referralCampaign>;

const campaignsPath = '/api/v1/admin/referral-campaigns';

export const listReferralCampaigns = endpoint(`GET ${campaignsPath}`, {
  summary: 'Campaigns, newest first',
  access: createAccess('View'),
  query: z.object({ pageIndex }),
  responses: { 200: pageOf(referralCampaign) },
});

/** 409 `campaign-overlaps`: only one at a time. */
export const createReferralCampaign = endpoint(`POST ${campaignsPath}`, {
  summary: 'Create a campaign',
  access: createAccess('Create'),
  body: campaignFields.superRefine(checkTime),
  responses: { 201: referralCampaign },
  errors: [409],
});

/** Friends who already joined keep their reward. 409 `changed-meanwhile`, `campaign-overlaps`. */
export const updateReferralCampaign = endpoint(`PUT ${campaignsPath}/{campaignId}`, {
  summary: 'Change a campaign',
  access: createAccess('Edit'),
  body: campaignFields.extend({ version: count }).superRefine(checkTime),
  responses: { 200: referralCampaign },
  errors: [409],
});

/** Friends who joined during the campaign keep their reward. */
export const deleteReferralCampaign = endpoint(`DELETE ${campaignsPath}/{campaignId}`, {
  summary: 'Delete a campaign',
  access: createAccess('Delete'),
});
