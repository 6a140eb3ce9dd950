import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/membership')({
  staticData: { screen: screenOf('/membership') },
  component: Membership,
});

function Membership() {
  return (
    <UnbuiltScreen title="Plans">
      What each plan gives and costs, and the one you have, will stand here.
    </UnbuiltScreen>
  );
}
