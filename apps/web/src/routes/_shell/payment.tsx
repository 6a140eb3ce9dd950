import { createFileRoute } from '@tanstack/react-router';
import { coachTokensQuery, invoicesQuery, myPaymentsQuery } from '../../features/payments/api/payments.ts';
import { PaymentScreen } from '../../features/payments/screens/payment-screen.tsx';
import { ResultScreen } from '../../features/payments/screens/result-screen.tsx';
import { parsePaymentSearch } from '../../features/payments/search/order-search.ts';
import { openCheckout } from '../-payments/open-checkout.ts';

/** `order` shows the outcome of an order's payment. */
export const Route = createFileRoute('/_shell/payment')({
  validateSearch: parsePaymentSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(myPaymentsQuery);
    void queryClient.prefetchQuery(coachTokensQuery);
    void queryClient.prefetchQuery(invoicesQuery(0));
  },
  component: Payment,
});

function Payment() {
  const { order, result, tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (order) {
    return (
      <ResultScreen
        key={order}
        orderId={order}
        result={result}
        onNext={({ kind }) => void navigate({ to: kind === 'tokens' ? '/coaching' : '/dashboard' })}
        onPayment={() => void navigate({ search: { tab: 'card-info' } })}
        onOrder={(search) => void navigate({ to: '/membership', search })}
      />
    );
  }
  return (
    <PaymentScreen
      title="Payment"
      opensCard={tab === 'card-info'}
      changesCard={tab === 'new-card'}
      onPlans={() => void navigate({ to: '/membership' })}
      onOrder={(search) => void navigate({ to: '/membership', search })}
      onPay={(url, isRedirect) => openCheckout(url, navigate, isRedirect)}
    />
  );
}
