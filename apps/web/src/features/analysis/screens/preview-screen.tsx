import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import type { AnalysisOutcome } from '../analysis-outcome.ts';
import { listAnalysisFacts, usePreview } from '../preview-store.ts';

interface PreviewScreenProps {
  id: string;
  renderMatch: (outcome: Exclude<AnalysisOutcome, { kind: 'failed' }>, facts: readonly string[]) => ReactNode;
}

export function PreviewScreen({ id, renderMatch }: PreviewScreenProps) {
  const preview = usePreview(id);
  const outcome = preview?.analysis?.outcome;
  if (preview && !outcome)
    return <Skeleton height={264} radius="md" role="status" aria-label="Analyzing your replay…" />;
  if (!preview || !outcome || outcome.kind === 'failed') {
    return (
      <StatePanel
        title={preview ? 'We couldn’t analyze this file' : 'This preview has closed'}
        heading="h1"
        actions={<ButtonLink label="Go to My Replays" to="/my-replay" search={{ page: 1 }} />}
      >
        {outcome?.kind === 'failed'
          ? outcome.userMessage
          : 'Previews last only while the page is open. Find your uploaded match in My Replays.'}
      </StatePanel>
    );
  }
  return renderMatch(outcome, listAnalysisFacts(preview));
}
