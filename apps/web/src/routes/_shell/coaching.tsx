import { createFileRoute } from '@tanstack/react-router';
import { UnbuiltScreen } from '../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/coaching')({
  staticData: { screen: { title: 'Pro Coaching' } },
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
