import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/admin/team-dashboard')({
  staticData: { screen: screenOf('/admin/team-dashboard') },
  component: TeamDashboard,
});

function TeamDashboard() {
  return (
    <UnbuiltScreen
      title="Team Dashboard"
      next={{ to: '/admin/replay-analysis', words: 'Go to Replay Analysis' }}
    >
      Your roster, where each player stands and what to train this week will stand here.
    </UnbuiltScreen>
  );
}
