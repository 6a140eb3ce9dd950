import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/dashboard')({
  staticData: { screen: screenOf('/dashboard') },
  component: Dashboard,
});

function Dashboard() {
  return (
    <UnbuiltScreen title="Stats Dashboard">
      How you played over your last games, and the one thing to work on next, will stand here. Until then each
      match stands on its own in My Replays.
    </UnbuiltScreen>
  );
}
