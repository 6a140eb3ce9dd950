import { analyzeReplay, getOpeningScores, type MatchEvent } from '@datacoach/analysis';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import { matchInsight, matchReport } from '@datacoach/contract/match';
import type { DecodeError } from '@datacoach/replay';
import { pack, packList } from '../../../platform/packed-list/packed-list.ts';
import type { MatchRecording } from '../../gamedata/index.ts';
import { createCodedEvents, indexKinds, listHighlights, toStorable } from './coded-events.ts';
import type { FileAnalysis, ReadingError } from './file-analysis.ts';

/** Runs in an analysis thread: bytes in, plain data out, no database access. Large parts are packed before they leave. */
export default async function analyzeFile(bytes: Uint8Array): Promise<FileAnalysis> {
  const outcome = analyzeReplay(bytes, { events: true, tracks: true });
  switch (outcome.kind) {
    case 'complete': {
      const report = parseReport(outcome.report);
      const insight = outcome.insight && parseInsight(outcome.insight);
      return {
        kind: 'complete',
        report,
        insight,
        recording:
          outcome.events && outcome.tracks
            ? await createRecording(report, insight, toStorable(outcome.events), outcome.tracks)
            : null,
      };
    }
    case 'scoreboard':
      return {
        kind: 'scoreboard',
        report: parseReport(outcome.report),
        insight: null,
        recording: null,
        error: toPlainError(outcome.error),
        damaged: outcome.damaged,
      };
    case 'failed':
      return { kind: 'failed', error: toPlainError(outcome.error) };
  }
}

/**
 * Long enough that the compiler optimizes what real files need: the first file then takes 0.5 s of processor time
 * instead of 0.8 s after two runs of a duel of 20 s. Longer or more runs gain nothing.
 */
const WARM_UP = { match: { teamSize: 3, seconds: 60 }, runs: 3 } as const;

/** Warms up a thread, whose first file would otherwise take three times as long. Returns the kinds. */
export async function warmUp(): Promise<FileAnalysis['kind'][]> {
  const { writeScriptedMatch } = await import('@datacoach/replay-fixtures');
  const bytes = writeScriptedMatch(WARM_UP.match);
  const kinds: FileAnalysis['kind'][] = [];
  for (let run = 0; run < WARM_UP.runs; run++) kinds.push((await analyzeFile(bytes)).kind);
  return kinds;
}

/** Returns the report as it can be stored and served. Throws if it doesn't match the contract. */
const parseReport = (report: unknown): MatchReport => matchReport.parse(toStorable(report));

const parseInsight = (insight: unknown): MatchInsight => matchInsight.parse(toStorable(insight));

async function createRecording(
  report: MatchReport,
  insight: MatchInsight | null,
  events: readonly MatchEvent[],
  tracks: Uint8Array,
): Promise<MatchRecording> {
  const { analysisVersion, players } = report;
  // Packed outside this thread while it continues.
  const packed = Promise.all([
    packList({ analysisVersion, openingScores: getOpeningScores(report) }, 'events', events),
    pack(tracks),
  ]);
  const rest = {
    codedEvents: createCodedEvents(report, events),
    kinds: indexKinds(players, events),
    highlights: listHighlights(report, insight, events),
  };
  const [packedEvents, packedTracks] = await packed;
  return { events: packedEvents, tracks: packedTracks, ...rest };
}

function toPlainError({ code, section, bitOffset, userMessage }: DecodeError): ReadingError {
  return { code, section, bitOffset, userMessage };
}
