import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/admin/training-plans')({
  staticData: { screen: screenOf('/admin/training-plans') },
  component: TrainingPlans,
});

function TrainingPlans() {
  return (
    <UnbuiltScreen title="Training Plans" next={{ to: '/admin/home', words: 'Go to Dashboard' }}>
      The plans that players follow, their weeks and their versions will be written here.
    </UnbuiltScreen>
  );
}
