import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/admin/weekly-goals')({
  staticData: { screen: screenOf('/admin/weekly-goals') },
  component: WeeklyGoals,
});

function WeeklyGoals() {
  return (
    <UnbuiltScreen title="Weekly Goals" next={{ to: '/admin/home', words: 'Go to Dashboard' }}>
      The goals of the week, with a target for each rank and mode, will be set here.
    </UnbuiltScreen>
  );
}
