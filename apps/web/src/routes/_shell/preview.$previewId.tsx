import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../app/navigation/find-page.ts';
import { PreviewScreen } from '../../features/analysis/screens/preview-screen.tsx';
import { eventSourceOf } from '../../features/gamedata/match/match-context.ts';
import { MatchView } from '../../features/gamedata/screens/match-view.tsx';

export const Route = createFileRoute('/_shell/preview/$previewId')({
  staticData: { screen: { ...screenOf('/preview'), titlesItself: true } },
  component: Preview,
});

function Preview() {
  const { previewId } = Route.useParams();
  return (
    <PreviewScreen
      id={previewId}
      renderMatch={(outcome, facts) => (
        <MatchView
          matchId={null}
          report={outcome.report}
          me={null}
          insight={outcome.insight}
          source={eventSourceOf(outcome.events)}
          missing={outcome.userMessage}
          facts={facts}
        />
      )}
    />
  );
}
