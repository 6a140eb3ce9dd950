import { analyzeReplay } from '@datacoach/analysis';
import type { DecodeError } from '@datacoach/replay';
import type { FileAnalysis, ReadingError } from './file-analysis.ts';

/** Work of an analysis thread: bytes in, plain data out, no database in reach. */
export default function analyseFile(bytes: Uint8Array): FileAnalysis {
  const outcome = analyzeReplay(bytes);
  switch (outcome.kind) {
    case 'complete':
      return { kind: 'complete', report: outcome.report };
    case 'scoreboard':
      return {
        kind: 'scoreboard',
        report: outcome.report,
        error: plain(outcome.error),
        damaged: outcome.damaged,
      };
    case 'failed':
      return { kind: 'failed', error: plain(outcome.error) };
  }
}

function plain({ code, section, bitOffset, sentence }: DecodeError): ReadingError {
  return { code, section, bitOffset, sentence };
}
