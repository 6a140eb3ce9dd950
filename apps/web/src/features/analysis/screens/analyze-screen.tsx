import { useDocumentTitle } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useFileDrop } from '../../../shared/ui/file-drop.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { Wordmark } from '../../../shared/ui/wordmark.tsx';
import classes from '../analysis.module.css';
import type { AnalysisOutcome } from '../analysis-outcome.ts';
import { DropCircle } from '../components/drop-circle.tsx';
import { listAnalysisFacts, usePreview } from '../preview-store.ts';

type ReadableOutcome = Exclude<AnalysisOutcome, { kind: 'failed' }>;

interface AnalyzeScreenProps {
  /** Id of a file that was dropped on another page. */
  initialId: string | undefined;
  signedIn: boolean;
  demosFolder: ReactNode;
  /** Analyzes a dropped file under an id. */
  onFile: (id: string, file: File) => void;
  renderMatch: (outcome: ReadableOutcome, facts: readonly string[]) => ReactNode;
}

/** Analyzes a replay in this browser only, without an account: drop it, view the match. */
export function AnalyzeScreen({ initialId, signedIn, demosFolder, onFile, renderMatch }: AnalyzeScreenProps) {
  const [id, setId] = useState(initialId ?? '');
  const preview = usePreview(id);
  useDocumentTitle('Analyze a replay · DataCoach');
  const analyzeFiles = (files: File[]) => {
    const file = files[0];
    if (!file) return;
    const next = crypto.randomUUID();
    setId(next);
    onFile(next, file);
  };
  const { over, dropProps } = useFileDrop(analyzeFiles);
  const analysis = preview?.analysis;
  const outcome = analysis?.outcome;
  return (
    <div className={`${classes.page} min-h-screen`} data-over={over || undefined} {...dropProps}>
      <header className="sticky top-0 z-50 flex items-center gap-4 h-[var(--top)] px-6 bg-bg border-b border-b-line max-lg:px-4 max-lg:py-0">
        <a href="/" className="touch-target" aria-label="DataCoach">
          <Wordmark />
        </a>
        <span className="flex-1 min-w-0 truncate text-t3 max-md:invisible">
          {outcome && outcome.kind !== 'failed' ? 'Analyzed in your browser. Nothing was uploaded.' : ''}
        </span>
        {signedIn ? (
          <ButtonLink label="My Replays" to="/my-replay" search={{ page: 1 }} />
        ) : (
          <ButtonLink to="/signup">Sign up to keep it</ButtonLink>
        )}
      </header>
      <main className="max-lg:pt-4 max-lg:px-4 max-lg:pb-12 grid grid-cols-1 content-start gap-gutter max-w-350 mx-auto pt-5 px-6 pb-12">
        {preview && outcome && outcome.kind !== 'failed' ? (
          <>
            {renderMatch(outcome, listAnalysisFacts(preview))}
            <p className="text-t3 text-center">Drop another replay anywhere on this page to analyze it.</p>
          </>
        ) : (
          <div className="grid justify-items-center content-center gap-6 min-h-[calc(100vh-140px)] text-center">
            <h1 className="text-xl">Analyze a replay without an account</h1>
            <DropCircle
              title={preview && !analysis ? 'Analyzing…' : 'Drop a replay'}
              busy={preview !== undefined && !analysis}
              hint={
                preview && !analysis
                  ? preview.fileName
                  : 'or choose a .replay file. It’s analyzed in your browser. No account, no upload.'
              }
              onFiles={analyzeFiles}
            />
            <div role="alert">
              {outcome?.kind === 'failed' && (
                <p className="flex gap-2 max-w-[60ch] px-3.5 py-2.5 rounded-2 bg-worse-soft text-worse-text text-left wrap-anywhere">
                  <IconAlertTriangle className="flex-none mt-0.5" size={16} stroke={1.6} aria-hidden="true" />
                  <span>
                    <b>{preview?.fileName}</b> {outcome.userMessage}
                  </span>
                </p>
              )}
            </div>
            {demosFolder}
          </div>
        )}
      </main>
    </div>
  );
}
