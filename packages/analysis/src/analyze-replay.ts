import type { MatchInsight, MatchReport } from '@datacoach/contract';
import { type Checksums, DecodeError, decodeReplay } from '@datacoach/replay';
import { ALL_DETECTORS } from './detectors/all-detectors.ts';
import { inOrder, runDetectors } from './detectors/run-detectors.ts';
import { buildInsight } from './insight/build-insight.ts';
import { buildReport, type MatchReading, readMatch } from './report/build-report.ts';
import { listEvents, type MatchEvent } from './report/match-event.ts';
import { buildScoreboardReport } from './report/scoreboard-report.ts';
import { createTimelineBuilder } from './timeline/build-timeline.ts';
import { MAX_PLAYERS } from './timeline/header-players.ts';
import { createMatchView } from './timeline/match-view.ts';
import type { Timeline } from './timeline/timeline.ts';
import { encodeTracks } from './tracks/encode-tracks.ts';

/**
 * Result of an analysis, always a value.
 * - `complete`: everything was read. A valid file without frames has a report with coverage `scoreboard`. `events`
 *   and `tracks` (bytes for `decodeTracks`) are null unless they were asked for; so is `insight`, which comes with the
 *   events and which other modes than soccar do not have.
 * - `scoreboard`: only the header could be read; `damaged` when the content's checksum is wrong or it is cut off, else
 *   the file is from a game version that this reader does not know yet.
 * - `failed`: not even the header.
 */
export type AnalysisOutcome =
  | {
      kind: 'complete';
      report: MatchReport;
      events: MatchEvent[] | null;
      insight: MatchInsight | null;
      tracks: Uint8Array<ArrayBuffer> | null;
      error: null;
    }
  | { kind: 'scoreboard'; report: MatchReport; error: DecodeError; damaged: boolean }
  | { kind: 'failed'; error: DecodeError };

function isDamaged(checksums: Checksums | null): boolean {
  const content = checksums?.content;
  return !content || content.stored !== content.computed;
}

export interface AnalyzeOptions {
  /** Find every event too (touches to flip resets); as much work as all the rest. */
  events?: boolean;
  /** Write the tracks that a viewer plays. */
  tracks?: boolean;
}

/** Reads a replay file and computes everything that the match page shows. Never throws for bad input. */
export function analyzeReplay(bytes: Uint8Array, options: AnalyzeOptions = {}): AnalysisOutcome {
  const builder = createTimelineBuilder();
  const decoded = decodeReplay(bytes, builder.sink);
  if (decoded.kind === 'failed') return { kind: 'failed', error: decoded.error };
  if (decoded.kind === 'headerOnly') {
    return {
      kind: 'scoreboard',
      report: buildScoreboardReport(decoded.header, null),
      error: decoded.error,
      damaged: isDamaged(decoded.checksums),
    };
  }
  const timeline = builder.finish();
  if (!timeline) {
    const report = buildScoreboardReport(decoded.header, null);
    return { kind: 'complete', report, events: null, insight: null, tracks: null, error: null };
  }
  if (timeline.players.length > MAX_PLAYERS) {
    const error = new DecodeError('too-large', 'network', 0, `${timeline.players.length} players`);
    return { kind: 'scoreboard', report: buildScoreboardReport(decoded.header, null), error, damaged: true };
  }
  const reading = readMatch(timeline);
  const report = buildReport(timeline, reading);
  const found = options.events ? understand(timeline, reading) : { events: null, insight: null };
  const tracks = options.tracks ? encodeTracks(timeline) : null;
  return { kind: 'complete', report, ...found, tracks, error: null };
}

function understand(
  timeline: Timeline,
  { match: { mode }, stats, teamSize }: MatchReading,
): { events: MatchEvent[]; insight: MatchInsight | null } {
  const view = createMatchView(timeline);
  const findings = runDetectors(view, ALL_DETECTORS);
  return {
    events: listEvents(timeline, inOrder(findings)),
    // Metrics are made for soccar; what other modes have stands in the report.
    insight: mode === 'soccar' ? buildInsight(view, findings, stats.players, teamSize) : null,
  };
}
