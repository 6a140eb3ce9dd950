import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { loadSession } from '../app/session/require-session.ts';
import { InvoiceScreen } from '../features/payments/screens/invoice-screen.tsx';

export const Route = createFileRoute('/invoice/$invoiceId')({ beforeLoad: loadSession, component: Invoice });

function Invoice() {
  const { invoiceId } = Route.useParams();
  const { session } = Route.useRouteContext();
  const navigate = useNavigate();
  return (
    <InvoiceScreen
      invoiceId={invoiceId}
      onBack={() =>
        void navigate(
          session.userType === 'Coach'
            ? { to: '/admin/team-dashboard/plan' }
            : { to: '/payment', search: { tab: 'card-info' } },
        )
      }
    />
  );
}
