import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/payment')({
  validateSearch: (search): { tab?: 'card-info' } => (search.tab === 'card-info' ? { tab: 'card-info' } : {}),
  staticData: { screen: screenOf('/payment') },
  component: Payment,
});

function Payment() {
  return <UnbuiltScreen title="Payment">Your card and your invoices will stand here.</UnbuiltScreen>;
}
