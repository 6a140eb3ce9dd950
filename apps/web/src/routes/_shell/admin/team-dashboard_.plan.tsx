import { createFileRoute } from '@tanstack/react-router';
import { myPaymentsQuery } from '../../../features/payments/api/payments.ts';
import { TeamPlanOffer } from '../../../features/payments/components/team-plan-offer.tsx';
import { OrderScreen } from '../../../features/payments/screens/order-screen.tsx';
import { PaymentScreen } from '../../../features/payments/screens/payment-screen.tsx';
import { ResultScreen } from '../../../features/payments/screens/result-screen.tsx';
import { parseOrderSearch, parsePaymentSearch } from '../../../features/payments/search/order-search.ts';
import { openCheckout } from '../../-payments/open-checkout.ts';

/** Plan and payment for a coach, who has no pages besides their team's (decisions.md 15.5). */
export const Route = createFileRoute('/_shell/admin/team-dashboard_/plan')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...parseOrderSearch(search),
    ...parsePaymentSearch(search),
  }),
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(myPaymentsQuery),
  component: CoachPlan,
});

function CoachPlan() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const pay = (url: string, isRedirect = false) => openCheckout(url, navigate, isRedirect);
  const closePayment = () => void navigate({ search: {} });
  if (search.order) {
    return (
      <ResultScreen
        key={search.order}
        orderId={search.order}
        result={search.result}
        onNext={() => void navigate({ to: '/admin/team-dashboard' })}
        onPayment={closePayment}
        onOrder={(requested) => void navigate({ search: requested })}
      />
    );
  }
  if (search.plan || search.tokens) {
    return (
      <OrderScreen
        search={search}
        onBack={closePayment}
        onDone={(order) => void navigate({ search: { order } })}
        onPay={pay}
      />
    );
  }
  return (
    <>
      <PaymentScreen
        title="Plan and payment"
        opensCard={false}
        changesCard={search.tab === 'new-card'}
        onPlans={() => document.getElementById('team-plan')?.scrollIntoView()}
        onOrder={(requested) => void navigate({ search: requested })}
        onPay={pay}
      />
      <TeamPlanOffer onOrder={(requested) => void navigate({ search: requested })} />
    </>
  );
}
