import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/admin/referrals')({
  staticData: { screen: screenOf('/admin/referrals') },
  component: Referrals,
});

function Referrals() {
  return (
    <UnbuiltScreen title="Referrals" next={{ to: '/admin/home', words: 'Go to Dashboard' }}>
      Referral codes, campaigns and their rewards will stand here.
    </UnbuiltScreen>
  );
}
