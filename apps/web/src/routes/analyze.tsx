import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '../app/session/session.ts';
import { AnalyzeScreen } from '../features/analysis/screens/analyze-screen.tsx';
import { MatchView } from '../features/gamedata/screens/match-view.tsx';
import { DemosFolder } from '../features/replays/components/demos-folder.tsx';

/** Open to everybody: `file` names a file that was dropped on another page of this visit. */
export const Route = createFileRoute('/analyze')({
  validateSearch: (search): { file?: string } =>
    typeof search.file === 'string' ? { file: search.file } : {},
  staticData: { screen: { title: 'Read a replay' } },
  component: Analyze,
});

function Analyze() {
  const { file } = Route.useSearch();
  const { data: session } = useQuery(sessionQuery);
  return (
    <AnalyzeScreen
      initialId={file}
      signedIn={Boolean(session)}
      demosFolder={<DemosFolder />}
      renderMatch={(outcome, facts) => (
        <MatchView report={outcome.report} me={null} missing={outcome.sentence} facts={facts} />
      )}
    />
  );
}
