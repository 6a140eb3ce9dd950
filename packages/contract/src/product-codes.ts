/**
 * Numeric codes of the product's API (specification.md 3), one complete row per value. Engine codes (events, groups,
 * zones) are in `packages/analysis`.
 */

export const REPLAY_STATUS = { uploaded: 5, processing: 10, completed: 15, errorOccurred: 20 } as const;
export type ReplayStatus = (typeof REPLAY_STATUS)[keyof typeof REPLAY_STATUS];
export const REPLAY_STATUS_CODES = [5, 10, 15, 20] as const satisfies readonly ReplayStatus[];

export const USER_TYPES = ['Player', 'Coach', 'Admin'] as const;
export type UserType = (typeof USER_TYPES)[number];

export const ROLE_NAMES = ['Basic', 'Admin', 'Coach'] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

/** How much of a match could be read: `scoreboard` means that the network stream couldn't. */
export const COVERAGES = ['full', 'scoreboard'] as const;

/** Plan names in the API (decisions.md 7.1). */
export const PLAN_NAMES = ['Basic', 'Platinum', 'Diamond', 'TeamPlan'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];
export const PAID_PLAN_NAMES = ['Platinum', 'Diamond', 'TeamPlan'] as const satisfies readonly PlanName[];
export type PaidPlanName = (typeof PAID_PLAN_NAMES)[number];
export const PLAN_LABELS: Readonly<Record<PlanName, string>> = {
  Basic: 'Basic',
  Platinum: 'Platinum',
  Diamond: 'Diamond',
  TeamPlan: 'Team Analytics',
};

/** Lengths of a trial, days. */
export const TRIAL_DAYS = [7, 15, 30] as const;
export type TrialDays = (typeof TRIAL_DAYS)[number];

/** Billing periods of a plan (specification.md 3) with their months. */
export const BILLING_PERIODS = { monthly: 5, quarterly: 10, yearly: 15 } as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[keyof typeof BILLING_PERIODS];
export const BILLING_PERIOD_CODES = [5, 10, 15] as const satisfies readonly BillingPeriod[];
export const MONTHS_BY_PERIOD: Readonly<Record<BillingPeriod, number>> = { 5: 1, 10: 3, 15: 12 };

/** Unit of a discount's amount: minor units of money, or percent. */
export const DISCOUNT_TYPES = { flat: 5, percentage: 10 } as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[keyof typeof DISCOUNT_TYPES];

/** Outcome of a payment, as in the result page's address. */
export const PAYMENT_RESULTS = ['success', 'failed', 'canceled'] as const;
export type PaymentResult = (typeof PAYMENT_RESULTS)[number];

export const PLATFORMS = { console: 5, pc: 10 } as const;
export type Platform = (typeof PLATFORMS)[keyof typeof PLATFORMS];
export const PLATFORM_CODES = [5, 10] as const satisfies readonly Platform[];

export const DEVICE_TYPES = ['mobile', 'tablet', 'desktop'] as const;

/** States of a team invitation (specification.md 3). */
export const INVITATION_STATUS = { pending: 5, accepted: 10, rejected: 15, removed: 20 } as const;
export type InvitationStatus = (typeof INVITATION_STATUS)[keyof typeof INVITATION_STATUS];
export const INVITATION_STATUS_CODES = [5, 10, 15, 20] as const satisfies readonly InvitationStatus[];
