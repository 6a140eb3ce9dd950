import { REPLAY_STATUS, type ReplayStatus } from '@datacoach/contract';
import type { ReplayResult } from '../replays/index.ts';
import { damagedFile, HAS_NO_FRAMES, WAITS_FOR_UPDATE } from './failure-sentences.ts';
import type { FileAnalysis, ReadingError } from './thread/file-analysis.ts';

/** How an upload ended: status, sentence for its owner, and the decoder's error. */
export type Verdict = Pick<
  ReplayResult,
  'statusReason' | 'errorCode' | 'errorSection' | 'errorBitOffset' | 'gameBuild'
> & {
  status: ReplayStatus;
};

/** Status and reason by what could be read (decisions.md 18.1). */
export function verdict(analysis: FileAnalysis): Verdict {
  const gameBuild = analysis.kind === 'failed' ? null : analysis.report.match.buildVersion || null;
  return { ...endOf(analysis), gameBuild };
}

function endOf(analysis: FileAnalysis): Verdict {
  switch (analysis.kind) {
    case 'complete': {
      const statusReason = analysis.report.coverage === 'full' ? null : HAS_NO_FRAMES;
      return ended(REPLAY_STATUS.completed, statusReason, null);
    }
    case 'scoreboard':
      return analysis.damaged
        ? failed(damagedFile(analysis.error), analysis.error)
        : ended(REPLAY_STATUS.completed, WAITS_FOR_UPDATE, analysis.error);
    case 'failed':
      return failed(analysis.error.sentence, analysis.error);
  }
}

export function failed(sentence: string, error: ReadingError | null): Verdict {
  return ended(REPLAY_STATUS.errorOccurred, sentence, error);
}

function ended(status: ReplayStatus, statusReason: string | null, error: ReadingError | null): Verdict {
  return {
    status,
    statusReason,
    errorCode: error?.code ?? null,
    errorSection: error?.section ?? null,
    errorBitOffset: error?.bitOffset ?? null,
  };
}
