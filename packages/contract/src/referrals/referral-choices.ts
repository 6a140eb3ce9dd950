// Separate from the schemas: the web app's addresses don't need zod.

export const REFERRAL_PAGE_SIZE = 25;

/** Why a reward needs a review: the same network, the same file from the same computer, the same card. */
export const REFERRAL_FLAGS = ['same-household', 'same-device', 'same-card'] as const;
export type ReferralFlag = (typeof REFERRAL_FLAGS)[number];

/** Filters of the list; `held` are those whose reward needs a review. */
export const REFERRAL_FILTERS = ['held', 'signedUp', 'qualified', 'rewarded', 'reversed'] as const;
export type ReferralFilter = (typeof REFERRAL_FILTERS)[number];

export const CODE_SORTS = ['newest', 'used'] as const;
export type CodeSort = (typeof CODE_SORTS)[number];
