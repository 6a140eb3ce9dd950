import { analyzeReplay } from '@datacoach/analysis';
import { type MatchReport, matchReport } from '@datacoach/contract';
import type { DecodeError } from '@datacoach/replay';
import type { FileAnalysis, ReadingError } from './file-analysis.ts';
import { storable } from './storable.ts';

/** Work of an analysis thread: bytes in, plain data out, no database in reach. */
export default function analyseFile(bytes: Uint8Array): FileAnalysis {
  const outcome = analyzeReplay(bytes);
  switch (outcome.kind) {
    case 'complete':
      return { kind: 'complete', report: checked(outcome.report) };
    case 'scoreboard':
      return {
        kind: 'scoreboard',
        report: checked(outcome.report),
        error: plain(outcome.error),
        damaged: outcome.damaged,
      };
    case 'failed':
      return { kind: 'failed', error: plain(outcome.error) };
  }
}

/** The report as it can be stored and served. Throws when it is not what the contract promises. */
function checked(report: unknown): MatchReport {
  return matchReport.parse(storable(report));
}

function plain({ code, section, bitOffset, sentence }: DecodeError): ReadingError {
  return { code, section, bitOffset, sentence };
}
