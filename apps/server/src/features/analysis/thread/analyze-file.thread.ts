import { analyzeReplay, type MatchEvent } from '@datacoach/analysis';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import { matchInsight, matchReport } from '@datacoach/contract/match';
import type { DecodeError } from '@datacoach/replay';
import { pack, packList } from '../../../platform/packed-list/packed-list.ts';
import type { MatchRecording } from '../../gamedata/index.ts';
import { codedEvents, highlightsOf, kindIndex, storable } from './coded-events.ts';
import type { FileAnalysis, ReadingError } from './file-analysis.ts';

/** Work of an analysis thread: bytes in, plain data out, no database in reach. Large parts leave it packed. */
export default async function analyzeFile(bytes: Uint8Array): Promise<FileAnalysis> {
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
          outcome.events && outcome.tracks
            ? await record(report, insight, storable(outcome.events), outcome.tracks)
            : null,
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

/** A match as short as one can be and still hold everything; the second time runs what the first has compiled. */
const WARM_UP = { match: { teamSize: 1, seconds: 20 }, runs: 2 } as const;

/** Readies a thread: its first file would take three times as long as those after it. Answers what it has read. */
export async function warmUp(): Promise<FileAnalysis['kind'][]> {
  const { writeScriptedMatch } = await import('@datacoach/replay-fixtures');
  const bytes = writeScriptedMatch(WARM_UP.match);
  const kinds: FileAnalysis['kind'][] = [];
  for (let run = 0; run < WARM_UP.runs; run++) kinds.push((await analyzeFile(bytes)).kind);
  return kinds;
}

/** The report as it can be stored and served. Throws when it is not what the contract promises. */
function checkedReport(report: unknown): MatchReport {
  return matchReport.parse(storable(report));
}

function checkedInsight(insight: unknown): MatchInsight {
  return matchInsight.parse(storable(insight));
}

async function record(
  report: MatchReport,
  insight: MatchInsight | null,
  events: readonly MatchEvent[],
  tracks: Uint8Array,
): Promise<MatchRecording> {
  const { analysisVersion, players } = report;
  // Packed next to this thread, while it goes on.
  const packed = Promise.all([packList({ analysisVersion }, 'events', events), pack(tracks)]);
  const rest = {
    codedEvents: codedEvents(players, events),
    kinds: kindIndex(players, events),
    highlights: highlightsOf(report, insight, events),
  };
  const [packedEvents, packedTracks] = await packed;
  return { events: packedEvents, tracks: packedTracks, ...rest };
}

function plain({ code, section, bitOffset, sentence }: DecodeError): ReadingError {
  return { code, section, bitOffset, sentence };
}
