/// <reference lib="webworker" />
import { analyzeReplay } from '@datacoach/analysis';
import type { AnalysisOutcome, AnalysisRequest, AnalysisResponse } from './analysis-outcome.ts';

function analyze(bytes: Uint8Array): AnalysisOutcome {
  const result = analyzeReplay(bytes, { events: true });
  if (result.kind === 'complete') {
    const { kind, report, events, insight } = result;
    return { kind, report, events, insight, userMessage: null };
  }
  const { userMessage } = result.error;
  if (result.kind === 'failed') return { kind: 'failed', userMessage };
  return { kind: 'scoreboard', report: result.report, events: null, insight: null, userMessage };
}

addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  const start = performance.now();
  const outcome = analyze(new Uint8Array(data.bytes));
  const answer: AnalysisResponse = { id: data.id, outcome, milliseconds: performance.now() - start };
  postMessage(answer);
});
