import { createFileRoute } from '@tanstack/react-router';
import { PreviewScreen } from '../../features/analysis/screens/preview-screen.tsx';
import { eventSourceOf } from '../../features/gamedata/match/match-context.ts';
import { MatchView } from '../../features/gamedata/screens/match-view.tsx';

export const Route = createFileRoute('/_shell/preview/$previewId')({
  staticData: {
    screen: {
      title: 'Preview',
      titlesItself: true,
      parent: { title: 'My Replays', to: '/my-replay', search: { page: 1 } },
    },
  },
  component: Preview,
});

function Preview() {
  const { previewId } = Route.useParams();
  return (
    <PreviewScreen
      id={previewId}
      renderMatch={(outcome, facts) => (
        <MatchView
          report={outcome.report}
          me={null}
          insight={outcome.insight}
          source={eventSourceOf(outcome.events)}
          missing={outcome.sentence}
          facts={facts}
        />
      )}
    />
  );
}
