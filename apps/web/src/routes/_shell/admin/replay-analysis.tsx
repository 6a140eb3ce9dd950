import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/admin/replay-analysis')({
  staticData: { screen: screenOf('/admin/replay-analysis') },
  component: ReplayAnalysis,
});

function ReplayAnalysis() {
  return (
    <UnbuiltScreen
      title="Replay Analysis"
      next={{ to: '/admin/team-dashboard', words: 'Go to Team Dashboard' }}
    >
      Folders of your team&apos;s games and the figures of each series will stand here.
    </UnbuiltScreen>
  );
}
