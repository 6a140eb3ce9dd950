import { analyzeReplay } from '../analyze-replay.ts';
import type { MatchReport } from '../report/match-report.ts';
import { readSharedReplay } from './shared-replays.ts';

/** Report of an intact shared replay; throws what kept it from being complete. */
export function analyzeShared(name: string): MatchReport {
  const outcome = analyzeReplay(readSharedReplay(name));
  if (outcome.error !== null) throw outcome.error;
  return outcome.report;
}
