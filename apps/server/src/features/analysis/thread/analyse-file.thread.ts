import { analyzeReplay, type MatchEvent } from '@datacoach/analysis';
import { type MatchInsight, type MatchReport, matchInsight, matchReport } from '@datacoach/contract';
import type { DecodeError } from '@datacoach/replay';
import { pack, packList } from '../../../platform/packed-list/packed-list.ts';
import type { MatchRecording } from '../../gamedata/index.ts';
import { codedEvents, highlightsOf, kindIndex, storable } from './coded-events.ts';
import type { FileAnalysis, ReadingError } from './file-analysis.ts';

/** Work of an analysis thread: bytes in, plain data out, no database in reach. Large parts leave it packed. */
export default function analyseFile(bytes: Uint8Array): FileAnalysis {
  const outcome = analyzeReplay(bytes, { events: true, tracks: true });
  switch (outcome.kind) {
    case 'complete': {
      const report = checkedReport(outcome.report);
      const insight = outcome.insight && checkedInsight(outcome.insight);
      return {
        kind: 'complete',
        report,
        insight,
        recording:
          outcome.events &&
          outcome.tracks &&
          record(report, insight, storable(outcome.events), outcome.tracks),
      };
    }
    case 'scoreboard':
      return {
        kind: 'scoreboard',
        report: checkedReport(outcome.report),
        insight: null,
        recording: null,
        error: plain(outcome.error),
        damaged: outcome.damaged,
      };
    case 'failed':
      return { kind: 'failed', error: plain(outcome.error) };
  }
}

/** The report as it can be stored and served. Throws when it is not what the contract promises. */
function checkedReport(report: unknown): MatchReport {
  return matchReport.parse(storable(report));
}

function checkedInsight(insight: unknown): MatchInsight {
  return matchInsight.parse(storable(insight));
}

function record(
  report: MatchReport,
  insight: MatchInsight | null,
  events: readonly MatchEvent[],
  tracks: Uint8Array,
): MatchRecording {
  const { analysisVersion, players } = report;
  return {
    events: packList({ analysisVersion }, 'events', events),
    tracks: pack(tracks),
    codedEvents: codedEvents(players, events),
    kinds: kindIndex(players, events),
    highlights: highlightsOf(report, insight, events),
  };
}

function plain({ code, section, bitOffset, sentence }: DecodeError): ReadingError {
  return { code, section, bitOffset, sentence };
}
