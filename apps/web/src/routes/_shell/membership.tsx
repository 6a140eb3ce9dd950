import { createFileRoute } from '@tanstack/react-router';
import { myPaymentsQuery, plansQuery } from '../../features/payments/api/payments.ts';
import { OrderScreen } from '../../features/payments/screens/order-screen.tsx';
import { PlansScreen } from '../../features/payments/screens/plans-screen.tsx';
import { parseOrderSearch } from '../../features/payments/search/order-search.ts';
import { openCheckout } from '../-payments/open-checkout.ts';

/** `plan` or `tokens` opens the order for it. */
export const Route = createFileRoute('/_shell/membership')({
  validateSearch: parseOrderSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(plansQuery);
    void queryClient.prefetchQuery(myPaymentsQuery);
  },
  component: Membership,
});

function Membership() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { plan, tokens, period } = search;
  const toPayment = () => void navigate({ to: '/payment', search: { tab: 'card-info' } });
  if (plan || tokens) {
    return (
      <OrderScreen
        search={search}
        onBack={() => (tokens ? toPayment() : void navigate({ search: period ? { period } : {} }))}
        onDone={(order) => void navigate({ to: '/payment', search: { order } })}
        onPay={(url) => openCheckout(url, navigate)}
      />
    );
  }
  return (
    <PlansScreen
      period={period}
      onPeriod={(chosen) => void navigate({ search: { period: chosen }, replace: true, resetScroll: false })}
      onOrder={(requested) => void navigate({ search: requested })}
      onPayment={toPayment}
    />
  );
}
