import { type Order, PLAN_LABELS } from '@datacoach/contract';
import { Button, Loader, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { planChanged } from '../../../app/session/account-queries.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { leaveOrder, type OrderSearch, orderQuery, type PaymentSearch } from '../api/payments.ts';

interface ResultScreenProps {
  orderId: string;
  /** How the buyer came back; what holds is what the order says. */
  result: PaymentSearch['result'];
  /** To the first thing that the plan opens, or to coaching. */
  onNext: (order: Order) => void;
  onPayment: () => void;
  onOrder: (search: OrderSearch) => void;
}

/** How a payment ended, with the next step. */
export function ResultScreen({ orderId, result, ...steps }: ResultScreenProps) {
  const hasLeft = useLeave(orderId, result === 'canceled');
  const { data, error, refetch } = useQuery({ ...orderQuery(orderId), enabled: hasLeft });
  const isPaid = data?.status === 'paid';
  useEffect(() => {
    if (isPaid) void planChanged();
  }, [isPaid]);
  if (error) {
    return (
      <StatePanel
        heading="h1"
        title="We do not know yet how it ended"
        actions={<Button onClick={() => void refetch()}>Look again</Button>}
      >
        {failureSentence(error)} Nothing is paid twice: the order is asked for again.
      </StatePanel>
    );
  }
  if (!data) return <Skeleton height={320} role="status" aria-label="The result loads" />;
  return <Ended order={data} {...steps} />;
}

/** A buyer who came back without paying has left the order. False until that is told. */
function useLeave(orderId: string, wanted: boolean): boolean {
  const [isTold, setTold] = useState(!wanted);
  useEffect(() => {
    if (!wanted) return;
    void leaveOrder(orderId)
      .catch(() => undefined)
      .finally(() => setTold(true));
  }, [orderId, wanted]);
  return isTold;
}

function Ended({
  order,
  onNext,
  onPayment,
  onOrder,
}: { order: Order } & Pick<ResultScreenProps, 'onNext' | 'onPayment' | 'onOrder'>) {
  const again = (label: string) => (
    <Button onClick={() => (order.kind === 'card' ? onPayment() : onOrder(searchOf(order)))}>{label}</Button>
  );
  const toPayment = (
    <button type="button" className="text-link t2" onClick={onPayment}>
      Payment
    </button>
  );
  switch (order.status) {
    case 'paid':
      return (
        <StatePanel
          heading="h1"
          title={paidTitle(order)}
          actions={
            <>
              <Button onClick={() => (order.kind === 'card' ? onPayment() : onNext(order))}>
                {nextLabel(order)}
              </Button>
              {order.kind !== 'card' && toPayment}
            </>
          }
        >
          {paidText(order)}
        </StatePanel>
      );
    case 'failed':
      return (
        <StatePanel
          heading="h1"
          title="The payment failed"
          actions={
            <>
              {again('Try again')}
              {toPayment}
            </>
          }
        >
          {order.failure ?? 'Nothing was charged.'} Your plan stays as it is. Another card may help.
        </StatePanel>
      );
    case 'canceled':
      return (
        <StatePanel
          heading="h1"
          title="You left the payment"
          actions={
            <>
              {again('Back to the order')}
              {toPayment}
            </>
          }
        >
          Nothing was charged, and your plan stays as it is.
        </StatePanel>
      );
    case 'open':
      return (
        <StatePanel
          heading="h1"
          title="Not paid yet"
          actions={
            <>
              {again('Back to the order')}
              {toPayment}
            </>
          }
        >
          Nothing was charged, and your plan stays as it is. A page to pay on that is still open elsewhere can
          be paid there.
        </StatePanel>
      );
    case 'processing':
      return (
        <StatePanel heading="h1" title="Your bank is asked" picture={<Loader color="var(--t2)" />}>
          <Waiting>
            {order.title} opens by itself as soon as the answer is there. You can close this page.
          </Waiting>
        </StatePanel>
      );
  }
}

function Waiting({ children }: { children: ReactNode }) {
  return <span role="status">{children}</span>;
}

function searchOf({ planName, period, isTrial, product }: Order): OrderSearch {
  if (product !== null) return { tokens: product };
  return {
    plan: planName as 'Platinum',
    ...(period && { period }),
    ...(isTrial && { trial: true as const }),
  };
}

function paidTitle({ kind, planName, isTrial, due, title }: Order): string {
  if (kind === 'card') return 'Your card is on file';
  if (kind === 'tokens') return `Paid: ${title}`;
  const label = PLAN_LABELS[planName ?? 'Basic'];
  if (isTrial) return `Your trial of ${label} has begun`;
  return due.total === 0 ? `${title} is set` : `${label} is open`;
}

function paidText({ kind, isTrial, due }: Order): string {
  if (kind === 'card') return 'The next invoice is paid with it.';
  if (kind === 'tokens') return 'Choose a coach and a time: the coach reads your last 20 games before.';
  if (isTrial) return 'Everything is open now. We remind you before the first payment.';
  return due.total === 0
    ? 'When it begins stands in Payment, where it can be taken back too.'
    : 'Everything of the plan is open now. The invoice stands in Payment.';
}

function nextLabel({ kind }: Order): string {
  if (kind === 'card') return 'Payment';
  return kind === 'tokens' ? 'Book a coach' : 'See what is open now';
}
