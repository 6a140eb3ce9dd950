import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/training-plans')({
  staticData: { screen: screenOf('/training-plans') },
  component: TrainingPlans,
});

function TrainingPlans() {
  return (
    <UnbuiltScreen title="Training Plans">
      Drills for what costs you most, week by week, with a before and after for each will stand here. Until
      then each match stands on its own in My Replays.
    </UnbuiltScreen>
  );
}
