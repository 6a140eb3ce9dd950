import { type MyPayments, PLAN_LABELS } from '@datacoach/contract';
import { formatDate } from '../../../shared/format/date.ts';

/** Shows until when a plan stays whose last payment failed. */
export const FailedPaymentNotice = ({ paid }: { paid: NonNullable<MyPayments['subscription']> }) => (
  <p className="px-2.5 py-2 rounded-2 bg-warn-soft text-warn">
    The last payment failed. You keep {PLAN_LABELS[paid.planName]} until{' '}
    {formatDate(paid.graceEndsAt ?? paid.currentEnd)}: change your card or pay again.
  </p>
);
