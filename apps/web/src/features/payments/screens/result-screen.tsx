import { type Order, PLAN_LABELS } from '@datacoach/contract';
import { Button, Loader, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { refetchPlan } from '../../../app/session/account-queries.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { abandonOrder, orderQuery } from '../api/payments.ts';
import type { OrderSearch, PaymentSearch } from '../search/order-search.ts';

interface ResultScreenProps {
  orderId: string;
  /** How the buyer came back; the order's state is what counts. */
  result: PaymentSearch['result'];
  /** Opens the first feature that the plan unlocks, or coaching. */
  onNext: (order: Order) => void;
  onPayment: () => void;
  onOrder: (search: OrderSearch) => void;
}

export function ResultScreen({ orderId, result, ...steps }: ResultScreenProps) {
  const hasLeft = useAbandonOrder(orderId, result === 'canceled');
  const { data, error, refetch } = useQuery({ ...orderQuery(orderId), enabled: hasLeft });
  const isPaid = data?.status === 'paid';
  useEffect(() => {
    if (isPaid) void refetchPlan();
  }, [isPaid]);
  if (error) {
    return (
      <StatePanel
        heading="h1"
        title="Your payment is still processing"
        actions={<Button onClick={() => void refetch()}>Check again</Button>}
      >
        {getFailureMessage(error)} You won’t be charged twice.
      </StatePanel>
    );
  }
  if (!data) return <Skeleton height={320} role="status" aria-label="Loading result…" />;
  return <Ended order={data} {...steps} />;
}

/** Cancels the order of a buyer who came back without paying. False until the server knows. */
function useAbandonOrder(orderId: string, requested: boolean): boolean {
  const [isSettled, setIsSettled] = useState(!requested);
  useEffect(() => {
    if (!requested) return;
    void abandonOrder(orderId)
      .catch(() => undefined)
      .finally(() => setIsSettled(true));
  }, [orderId, requested]);
  return isSettled;
}

function Ended(props: { order: Order } & Pick<ResultScreenProps, 'onNext' | 'onPayment' | 'onOrder'>) {
  const { order, onNext, onPayment, onOrder } = props;
  const isCard = order.kind === 'card';
  const toPayment = (
    <button type="button" className="text-link t2" onClick={onPayment}>
      Payment
    </button>
  );
  const renderRetryButton = (label: string) => (
    <>
      <TextButton label={label} onClick={() => (isCard ? onPayment() : onOrder(toOrderSearch(order)))} />
      {toPayment}
    </>
  );
  const states: Readonly<Record<Order['status'], ComponentProps<typeof StatePanel>>> = {
    paid: {
      title: formatPaidTitle(order),
      children: formatPaidText(order),
      actions: (
        <>
          <TextButton label={formatNextLabel(order)} onClick={() => (isCard ? onPayment() : onNext(order))} />
          {!isCard && toPayment}
        </>
      ),
    },
    failed: {
      title: 'The payment failed',
      children: `${order.failure ?? 'Nothing was charged.'} Your plan hasn’t changed. Try another card.`,
      actions: renderRetryButton('Try again'),
    },
    canceled: {
      title: 'You left the checkout',
      children: 'Nothing was charged, and your plan hasn’t changed.',
      actions: renderRetryButton('Back to the order'),
    },
    open: {
      title: 'Not paid yet',
      children:
        'Nothing was charged, and your plan hasn’t changed. If the checkout is still open in another tab, you can pay there.',
      actions: renderRetryButton('Back to the order'),
    },
    processing: {
      title: 'Waiting for your bank',
      children: (
        <span role="status">
          {order.title} starts automatically once it’s confirmed. You can close this page.
        </span>
      ),
      picture: <Loader color="var(--t2)" />,
    },
  };
  return <StatePanel heading="h1" {...states[order.status]} />;
}

function toOrderSearch({ planName, period, isTrial, product }: Order): OrderSearch {
  if (product !== null) return { tokens: product };
  return {
    plan: planName as 'Platinum',
    ...(period && { period }),
    ...(isTrial && { trial: true as const }),
  };
}

function formatPaidTitle({ kind, planName, isTrial, due, title }: Order): string {
  if (kind === 'card') return 'Your card is on file';
  if (kind === 'tokens') return `Paid: ${title}`;
  const label = PLAN_LABELS[planName ?? 'Basic'];
  if (isTrial) return `Your trial of ${label} has started`;
  return due.total === 0 ? `${title} is scheduled` : `You now have ${label}`;
}

function formatPaidText({ kind, isTrial, due }: Order): string {
  if (kind === 'card') return 'We’ll use it from now on.';
  if (kind === 'tokens') return 'Choose a coach and a time. They’ll review your last 20 games first.';
  if (isTrial) return 'You have full access now. We’ll remind you before the first payment.';
  return due.total === 0
    ? 'See when it starts, or undo it, in Payment.'
    : 'You have everything in your plan now. You’ll find the invoice under Payment.';
}

function formatNextLabel({ kind }: Order): string {
  if (kind === 'card') return 'Payment';
  return kind === 'tokens' ? 'Book a coach' : 'See what’s new for you';
}
