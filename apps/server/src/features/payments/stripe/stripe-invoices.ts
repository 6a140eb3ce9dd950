import type Stripe from 'stripe';
import type { PaymentProvider } from '../payment-provider.ts';

type Invoices = Pick<PaymentProvider, 'payOpenInvoice' | 'refund'>;

/** Money that is taken once more, or given back. */
export function stripeInvoices(
  stripe: Stripe,
  { useCardOnFile }: Pick<PaymentProvider, 'useCardOnFile'>,
): Invoices {
  return {
    async payOpenInvoice(subscriptionId) {
      const { latest_invoice: latest, customer } = await stripe.subscriptions.retrieve(subscriptionId);
      // It may have been changed, and the buyer has not come back by the page's own way.
      await useCardOnFile(typeof customer === 'string' ? customer : customer.id);
      if (latest) await stripe.invoices.pay(typeof latest === 'string' ? latest : latest.id!);
    },

    async refund(invoice, amount) {
      await stripe.creditNotes.create(
        { invoice, amount, refund_amount: amount },
        { idempotencyKey: `refund-${invoice}` },
      );
    },
  };
}
