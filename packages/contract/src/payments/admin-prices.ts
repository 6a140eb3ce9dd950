import { z } from 'zod';
import { auditPage } from '../administration/audit-trail.ts';
import { momentWithinReach } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { currency, money, plan, planPrice, planTrial } from '../membership/get-plans.ts';
import { named, namedExtension, namedObject, pageOf } from '../named.ts';
import {
  BILLING_PERIOD_CODES,
  DISCOUNT_TYPES,
  MONTHS_BY_PERIOD,
  PAID_PLAN_NAMES,
  PLAN_NAMES,
} from '../product-codes.ts';
import { tokenProduct } from './order.ts';
import { calculateSavedPercent } from './period-saving.ts';

const endpoint = defineEndpoints('payments', { access: { module: 'Plans', action: 'View' } });

const path = '/api/v1/admin/plans';
const count = z.number().int().min(0);

const planFields = {
  replayLimit: count.min(1, 'Enter at least 1 replay.').max(100_000),
  coachingSessions: count.max(31, 'Enter at most 31 sessions a month.'),
  coachingMinutes: count.max(240, 'Sessions last at most 240 minutes.'),
  features: plan.shape.features,
  trials: z.array(planTrial).max(4, 'A plan can have up to four trials.'),
};

const managedPlanPrices = namedExtension('ManagedPlanPrices', plan, {
  features: planFields.features,
  /** Accounts that pay for it, and accounts on a trial. */
  paying: count,
  onTrial: count,
  /** Accounts whose subscription keeps an earlier price. */
  atEarlierPrice: count,
});
export type ManagedPlanPrices = z.infer<typeof managedPlanPrices>;

const discountFields = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{3,40}$/, 'Use 3 to 40 letters, numbers or hyphens for the code.'),
  type: z.literal([DISCOUNT_TYPES.flat, DISCOUNT_TYPES.percentage]),
  /** Percent from 1 to 100, or an amount in the smallest currency unit. */
  amount: z.number().int().min(1, 'Enter a discount above 0.').max(10_000_000),
  /** Plans it applies to; empty means all. */
  plans: z.array(z.enum(PAID_PLAN_NAMES)),
  /** Billing periods it applies to; empty means all. */
  periods: z.array(z.literal(BILLING_PERIOD_CODES)),
  /** Whether it applies to coaching tokens. */
  forTokens: z.boolean(),
  /** Applies to this many payments of a plan; null for all. */
  firstCycles: z.number().int().min(1, 'Enter at least 1 billing cycle.').max(60).nullable(),
  /** Only for users who signed up with a friend's code; it is offered to them. */
  onlyReferred: z.boolean(),
  startsAt: momentWithinReach().nullable(),
  endsAt: momentWithinReach().nullable(),
  /** Limits for all orders and for one account; null for no limit. */
  totalLimit: z.number().int().min(1).max(1_000_000).nullable(),
  perUserLimit: z.number().int().min(1).max(1000).nullable(),
  note: z.string().trim().max(200, 'Use at most 200 characters for the note.'),
});

function checkDiscount(given: z.output<typeof discountFields>, context: z.RefinementCtx): void {
  if (given.type === DISCOUNT_TYPES.percentage && given.amount > 100) {
    context.addIssue({ code: 'custom', path: ['amount'], message: 'Enter at most 100%.' });
  }
  if (given.startsAt && given.endsAt && given.endsAt <= given.startsAt) {
    context.addIssue({ code: 'custom', path: ['endsAt'], message: 'The end must be after the start.' });
  }
}
export type DiscountFields = z.output<typeof discountFields>;

const version = z.number().int();
export const discount = namedExtension('Discount', discountFields, {
  // Stored dates may be farther away.
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  id: z.uuid(),
  version,
  /** Orders that used it. */
  uses: count,
});
export type Discount = z.infer<typeof discount>;

export const getManagedPlans = endpoint(`GET ${path}`, {
  summary: 'Plans, prices, trials and tokens',
  responses: {
    200: z.object({ plans: z.array(managedPlanPrices), tokens: z.array(tokenProduct) }),
  },
});

/** Also for administrators who can't see the whole audit trail. */
export const listPriceChanges = endpoint(`GET ${path}/changes`, {
  summary: 'Admin changes to plans, prices, tokens and discounts, newest first',
  query: z.object({ pageIndex: z.coerce.number().int().min(0).max(100_000).default(0) }),
  responses: { 200: auditPage },
});

const edit = { module: 'Plans', action: 'Edit' } as const;

/** What a plan includes; changes apply to current subscribers immediately. */
export const savePlan = endpoint(`PUT ${path}/{planName}`, {
  access: edit,
  summary: 'Change what a plan includes',
  params: z.object({ planName: z.enum(PLAN_NAMES) }),
  anyKey: true,
  body: namedObject('PlanFields', planFields),
  responses: { 200: managedPlanPrices },
});

/** For new orders: existing subscriptions keep the price that they started with, and their owners are notified of it. */
export const savePlanPrices = endpoint(`PUT ${path}/{planName}/prices`, {
  access: edit,
  summary: 'Change what a plan costs',
  params: z.object({ planName: z.enum(PAID_PLAN_NAMES) }),
  anyKey: true,
  body: z.object({
    prices: z
      .array(planPrice.extend({ amount: money.min(50, 'Enter at least 50 cents.') }))
      .length(3, 'Add one price per billing period.')
      .refine(
        (prices) => new Set(prices.map(({ period }) => period)).size === prices.length,
        'Add one price per billing period.',
      )
      .superRefine((prices, context) => {
        for (const [index, { period }] of prices.entries()) {
          if (calculateSavedPercent(prices, period) >= 0) continue;
          const message = `That’s more than ${MONTHS_BY_PERIOD[period]} single months. Enter less.`;
          context.addIssue({ code: 'custom', path: [index, 'amount'], message });
        }
      }),
  }),
  responses: { 200: managedPlanPrices },
});

export const saveTokenProduct = endpoint('PUT /api/v1/admin/coach-tokens/{key}', {
  access: edit,
  summary: 'Offer coaching tokens, or change their price',
  params: z.object({
    key: z.string().regex(/^[a-z0-9-]{1,40}$/, 'Use lowercase letters, numbers and hyphens.'),
  }),
  anyKey: true,
  body: z.object({
    tokens: z.number().int().min(1, 'Enter at least 1 token.').max(100),
    amount: money.min(50, 'Enter at least 50 cents.'),
    currency,
  }),
  responses: { 200: tokenProduct },
});

export const deleteTokenProduct = endpoint('DELETE /api/v1/admin/coach-tokens/{key}', {
  summary: 'Stop offering these tokens',
  access: { module: 'Plans', action: 'Delete' },
  params: z.object({ key: z.string().max(40) }),
});

const discounts = '/api/v1/admin/discounts';

/** Sorted by code. */
export const listDiscounts = endpoint(`GET ${discounts}`, {
  summary: 'Discount codes',
  query: z.object({
    /** In the code or its note. */
    search: z.string().trim().max(80).default(''),
    pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  responses: { 200: pageOf(discount) },
});

export const createDiscount = endpoint(`POST ${discounts}`, {
  summary: 'Create a discount code',
  access: { module: 'Plans', action: 'Create' },
  body: named('DiscountFields', discountFields.superRefine(checkDiscount)),
  responses: { 201: discount },
  errors: [409],
});

/** 409 if someone else has changed it in the meantime. */
export const updateDiscount = endpoint(`PUT ${discounts}/{discountId}`, {
  access: edit,
  summary: 'Change a discount code',
  body: named('ChangedDiscount', discountFields.extend({ version }).superRefine(checkDiscount)),
  responses: { 200: discount },
  errors: [409],
});

/** Nobody can use it anymore; subscriptions that use it continue. */
export const deleteDiscount = endpoint(`DELETE ${discounts}/{discountId}`, {
  summary: 'Delete a discount code',
  access: { module: 'Plans', action: 'Delete' },
});
