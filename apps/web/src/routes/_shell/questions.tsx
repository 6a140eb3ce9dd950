import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/questions')({
  staticData: { screen: screenOf('/questions') },
  component: Questions,
});

function Questions() {
  return (
    <UnbuiltScreen title="Performance Q&A">
      Answers to plain questions about your games, each with the moments behind it, will stand here. Until
      then each match stands on its own in My Replays.
    </UnbuiltScreen>
  );
}
