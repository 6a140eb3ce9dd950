import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/coaching')({
  staticData: { screen: screenOf('/coaching') },
  component: Coaching,
});

function Coaching() {
  return (
    <UnbuiltScreen title="Pro Coaching">
      Sessions with a coach who has read your games will stand here. Until then each match stands on its own
      in My Replays.
    </UnbuiltScreen>
  );
}
