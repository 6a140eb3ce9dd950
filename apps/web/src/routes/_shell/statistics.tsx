import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/statistics')({
  staticData: { screen: screenOf('/statistics') },
  component: Statistics,
});

function Statistics() {
  return (
    <UnbuiltScreen title="Progression Tracking">
      How each of your figures moves from week to week will stand here. Until then each match stands on its
      own in My Replays.
    </UnbuiltScreen>
  );
}
