import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sessionQuery } from '../app/session/session.ts';
import { SAMPLE_ID, startPreview, startSample } from '../features/analysis/preview-store.ts';
import { AnalyzeScreen } from '../features/analysis/screens/analyze-screen.tsx';
import { DemosFolder } from '../features/replays/components/demos-folder.tsx';
import { analyzeDropped } from './-landing/analyze-dropped.ts';
import { renderMatch } from './-landing/preview-match.tsx';

/** Public: `file` is a file dropped on another page of this visit, or the sample match. */
export const Route = createFileRoute('/analyze')({
  validateSearch: (search): { file?: string | undefined } =>
    typeof search.file === 'string' ? { ...search, file: search.file } : { ...search, file: undefined },
  component: Analyze,
});

function Analyze() {
  const { file } = Route.useSearch();
  const { data: session } = useQuery(sessionQuery);
  useEffect(() => {
    if (file === SAMPLE_ID) void startSample();
  }, [file]);
  return (
    <AnalyzeScreen
      initialId={file}
      signedIn={Boolean(session)}
      demosFolder={<DemosFolder centered />}
      onFile={(id, dropped) => void (session ? startPreview(id, dropped) : analyzeDropped(id, dropped))}
      renderMatch={renderMatch}
    />
  );
}
