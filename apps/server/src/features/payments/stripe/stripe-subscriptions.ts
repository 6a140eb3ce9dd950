import type Stripe from 'stripe';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { PaymentProvider, PlanItem } from '../payment-provider.ts';
import { getCalculationTime } from '../sandbox/billing-period.ts';
import { readInvoice } from './read-stripe.ts';
import { type StripeCatalog, toBillingInterval, toNextPlanNotes, toPriceData } from './stripe-plans.ts';

const MS_PER_SECOND = 1000;
/** Starts a new period. */
const FROM_NOW = { type: 'now' } as const;
/** An empty list would keep the old plan's discounts. */
const NO_DISCOUNTS = '' as const;

type SubscriptionCalls = Pick<
  PaymentProvider,
  'previewChange' | 'changeNow' | 'changeLater' | 'setCancelAtEnd' | 'cancelNow'
>;

export function createStripeSubscriptions(
  stripe: Stripe,
  clock: Clock,
  { requireProduct, listDiscountCoupons }: StripeCatalog,
): SubscriptionCalls {
  /** Returns how an active plan becomes another one now: the same for the quote and the change. */
  async function toChange(subscription: Stripe.Subscription, item: PlanItem) {
    await requireProduct(item);
    const [line] = subscription.items.data;
    const start = line!.current_period_start * MS_PER_SECOND;
    return {
      items: [{ id: line!.id, price_data: toPriceData(item), quantity: 1 }],
      proration_behavior: 'always_invoice' as const,
      proration_date: getCalculationTime(clock.now().getTime(), start) / MS_PER_SECOND,
      billing_cycle_anchor: FROM_NOW,
      ...(subscription.status === 'trialing' ? { trial_end: 'now' as const } : {}),
    };
  }

  async function releaseSchedule({ id, schedule }: Stripe.Subscription): Promise<void> {
    if (schedule === null) return;
    await stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id);
    await stripe.subscriptions.update(id, { metadata: toNextPlanNotes(null) });
  }

  return {
    async previewChange(subscriptionId, item, off) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      const preview = await stripe.invoices.createPreview({
        subscription: subscriptionId,
        subscription_details: await toChange(subscription, item),
        discounts: (await listDiscountCoupons(off, item)) ?? NO_DISCOUNTS,
      });
      const read = readInvoice({ ...preview, status: 'open', id: 'preview' })!;
      return {
        lines: read.lines,
        total: read.total,
        creditLeft: Math.max(0, -(preview.ending_balance ?? 0)),
      };
    },

    async changeNow(subscriptionId, item, off) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      await releaseSchedule(subscription);
      await stripe.subscriptions.update(subscriptionId, {
        ...(await toChange(subscription, item)),
        discounts: (await listDiscountCoupons(off, item)) ?? NO_DISCOUNTS,
        cancel_at_period_end: false,
        // Nothing is changed if the card is declined.
        payment_behavior: 'error_if_incomplete',
      });
    },

    async changeLater(subscriptionId, item) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      await releaseSchedule(subscription);
      if (item === null) return;
      await requireProduct(item);
      await stripe.subscriptions.update(subscriptionId, {
        cancel_at_period_end: false,
        metadata: toNextPlanNotes(item),
      });
      const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId });
      const [line] = subscription.items.data;
      await stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          {
            items: [{ price: line!.price.id, quantity: 1 }],
            start_date: line!.current_period_start,
            end_date: line!.current_period_end,
            // Without it the trial would end now and be charged.
            ...(subscription.status === 'trialing' ? { trial: true } : {}),
          },
          {
            items: [{ price_data: toPriceData(item), quantity: 1 }],
            duration: toBillingInterval(item.period),
            metadata: toNextPlanNotes(null),
          },
        ],
      });
    },

    async setCancelAtEnd(subscriptionId, cancel) {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancel });
    },

    async cancelNow(subscriptionId) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      if (subscription.status === 'canceled') return;
      const latest = subscription.latest_invoice;
      await stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false });
      const invoice = typeof latest === 'string' ? await stripe.invoices.retrieve(latest) : latest;
      if (invoice?.status === 'open') await stripe.invoices.voidInvoice(invoice.id!);
    },
  };
}
