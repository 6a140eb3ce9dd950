import { z } from 'zod';
import { currency, money } from '../membership/get-plans.ts';
import { named, namedObject } from '../named.ts';
import { BILLING_PERIOD_CODES, PAID_PLAN_NAMES, PLAN_NAMES } from '../product-codes.ts';

/** Discount codes of one order at most: one in percent and one flat. */
export const MAX_DISCOUNT_CODES = 2;

const codes = z
  .array(z.string().trim().min(1).max(40, 'A discount code has at most 40 characters.'))
  .max(MAX_DISCOUNT_CODES, 'Use at most two discount codes, one in percent and one in money.')
  .default([]);

/** What somebody wants to buy. */
export const wanted = named(
  'Wanted',
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('plan'),
      planName: z.enum(PAID_PLAN_NAMES),
      period: z.literal(BILLING_PERIOD_CODES),
      /** On trial first, where the plan has a trial that needs a card. */
      trial: z.boolean().default(false),
      codes,
    }),
    z.object({ kind: z.literal('tokens'), product: z.string().min(1).max(40), codes }),
  ]),
);
export type Wanted = z.output<typeof wanted>;

/** Money that is split: net and tax make the total. */
export const sum = namedObject('Sum', { net: money, tax: money, total: money, currency });
export type Sum = z.infer<typeof sum>;

const line = z.object({ text: z.string(), amount: z.number().int() });
export type SumLine = z.infer<typeof line>;

/** When it takes effect: `checkout` after paying on the provider's page, `now` by the card on file, `periodEnd` later. */
export const TAKES_EFFECT = ['checkout', 'now', 'periodEnd'] as const;

export const quote = namedObject('Quote', {
  /** What is bought, in words. */
  title: z.string(),
  takesEffect: z.enum(TAKES_EFFECT),
  /** Price, discounts and credit; they add up to what is due now, or to what is left to the next invoices. */
  lines: z.array(line),
  due: sum,
  /** Percent of the net price; null where the provider finds it by the buyer's address, within the total. */
  taxPercent: z.number().nullable(),
  /** Left of the credit for the next invoices. */
  creditLeft: money,
  /** First invoice after this one; null for what is paid once. */
  next: z.object({ at: z.iso.datetime(), amount: money, currency }).nullable(),
  /** What changes when, a sentence each. */
  changes: z.array(z.string()),
  /** Codes that count. */
  codes: z.array(z.string()),
  /** Codes that do not, each with its sentence. */
  refusedCodes: z.array(z.object({ code: z.string(), message: z.string() })),
  /** A code that the caller may use; null for none. */
  offeredCode: z.string().nullable(),
});
export type Quote = z.infer<typeof quote>;

export const ORDER_STATUS = ['open', 'processing', 'paid', 'failed', 'canceled'] as const;

export const order = namedObject('Order', {
  id: z.uuid(),
  /** What is bought, in words. */
  title: z.string(),
  kind: z.enum(['plan', 'tokens', 'card']),
  status: z.enum(ORDER_STATUS),
  /** Why it failed, in words. */
  failure: z.string().nullable(),
  planName: z.enum(PLAN_NAMES).nullable(),
  period: z.literal(BILLING_PERIOD_CODES).nullable(),
  product: z.string().nullable(),
  isTrial: z.boolean(),
  due: sum,
  createdAt: z.iso.datetime(),
});
export type Order = z.infer<typeof order>;
