import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { loadSession } from '../app/session/require-session.ts';
import { SandboxCheckoutScreen } from '../features/payments/screens/sandbox-checkout-screen.tsx';

export const Route = createFileRoute('/sandbox-checkout/$checkoutId')({
  beforeLoad: loadSession,
  component: SandboxCheckout,
});

function SandboxCheckout() {
  const { checkoutId } = Route.useParams();
  const navigate = useNavigate();
  return (
    <SandboxCheckoutScreen
      checkoutId={checkoutId}
      onReturn={(path) => void navigate({ href: path, replace: true })}
      onPlans={() => void navigate({ to: '/' })}
    />
  );
}
