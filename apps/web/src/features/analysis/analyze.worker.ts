/// <reference lib="webworker" />
import { analyzeReplay } from '@datacoach/analysis';
import type { AnalysisAnswer, AnalysisOutcome, AnalysisRequest } from './analysis-outcome.ts';

function analyze(bytes: Uint8Array): AnalysisOutcome {
  const result = analyzeReplay(bytes, { events: true });
  switch (result.kind) {
    case 'complete':
      return {
        kind: 'complete',
        report: result.report,
        events: result.events,
        insight: result.insight,
        userMessage: null,
      };
    case 'scoreboard':
      return {
        kind: 'scoreboard',
        report: result.report,
        events: null,
        insight: null,
        userMessage: result.error.userMessage,
      };
    case 'failed':
      return { kind: 'failed', userMessage: result.error.userMessage };
  }
}

addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  const start = performance.now();
  const outcome = analyze(new Uint8Array(data.bytes));
  const answer: AnalysisAnswer = { id: data.id, outcome, milliseconds: performance.now() - start };
  postMessage(answer);
});
