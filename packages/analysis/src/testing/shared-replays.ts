import type { MatchReport } from '@datacoach/contract';
import { decodeReplay } from '@datacoach/replay';
import { readSharedReplay, sharedReplayNames } from '../../../../tooling/shared-corpus.ts';
import { analyzeReplay } from '../analyze-replay.ts';
import { createTimelineBuilder } from '../timeline/build-timeline.ts';
import { createMatchView, type MatchView } from '../timeline/match-view.ts';

export { hasSharedCorpus as hasSharedReplays, SHARED_FOLDER } from '../../../../tooling/shared-corpus.ts';
export { readSharedReplay };

/** Names of the intact shared replays, sorted; empty if the folder is missing. */
export const INTACT_REPLAYS: readonly string[] = sharedReplayNames.filter((name) => !name.startsWith('bad-'));

/** Returns the report of an intact shared replay. Throws if it isn't complete. */
export function analyzeShared(name: string): MatchReport {
  const outcome = analyzeReplay(readSharedReplay(name));
  if (outcome.error !== null) throw outcome.error;
  return outcome.report;
}

/** Returns a shared replay as detectors see it. */
export function viewSharedReplay(name: string): MatchView {
  const builder = createTimelineBuilder();
  const outcome = decodeReplay(readSharedReplay(name), builder.sink);
  const timeline = builder.finish();
  if (outcome.kind !== 'complete' || timeline === null) throw new Error(`${name} was not read to its end`);
  return createMatchView(timeline);
}
