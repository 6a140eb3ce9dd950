import { REPLAY_STATUS, type ReplayStatus } from '@datacoach/contract';
import type { ThreadDiedError } from '../../platform/thread-pool/thread-pool.ts';
import type { ReplayResult } from '../replays/index.ts';
import type { FileAnalysis, ReadingError } from './thread/file-analysis.ts';

/** User messages for a file whose analysis never finished. */
export const THREAD_DEATH_MESSAGES: Record<ThreadDiedError['reason'], string> = {
  time: 'Analysis timed out. Retry it from My Replays.',
  memory: 'This file needs too much memory to analyze. Save the replay again and upload the new file.',
  exit: 'Something went wrong during analysis. Retry it from My Replays.',
};

export const ANALYSIS_FAILED =
  'We couldn’t analyze part of this replay. We’ll keep it for 7 days and look into it.';

const NEEDS_UPDATE_MESSAGE =
  'We don’t support this game version yet, so you only get the scoreboard. We’ll update it later.';

const HAS_NO_FRAMES = 'This replay only has a scoreboard, no recording of the match.';

/** How an upload ended: status, user message and decoder error. */
export type Verdict = Pick<
  ReplayResult,
  'statusReason' | 'errorCode' | 'errorSection' | 'errorBitOffset' | 'gameBuild'
> & { status: ReplayStatus };

/** Returns status and reason, depending on what could be read (decisions.md 18.1). */
export function calculateVerdict(analysis: FileAnalysis): Verdict {
  const gameBuild = analysis.kind === 'failed' ? null : analysis.report.match.buildVersion || null;
  return { ...getOutcome(analysis), gameBuild };
}

function getOutcome(analysis: FileAnalysis): Verdict {
  switch (analysis.kind) {
    case 'complete': {
      const statusReason = analysis.report.coverage === 'full' ? null : HAS_NO_FRAMES;
      return createVerdict(REPLAY_STATUS.completed, statusReason, null);
    }
    case 'scoreboard':
      return analysis.damaged
        ? createFailedVerdict(
            `${analysis.error.userMessage} We could only read its scoreboard.`,
            analysis.error,
          )
        : createVerdict(REPLAY_STATUS.completed, NEEDS_UPDATE_MESSAGE, analysis.error);
    case 'failed':
      return createFailedVerdict(analysis.error.userMessage, analysis.error);
  }
}

export function createFailedVerdict(userMessage: string, error: ReadingError | null): Verdict {
  return createVerdict(REPLAY_STATUS.errorOccurred, userMessage, error);
}

function createVerdict(
  status: ReplayStatus,
  statusReason: string | null,
  error: ReadingError | null,
): Verdict {
  return {
    status,
    statusReason,
    errorCode: error?.code ?? null,
    errorSection: error?.section ?? null,
    errorBitOffset: error?.bitOffset ?? null,
  };
}
