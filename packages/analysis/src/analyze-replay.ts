import type { MatchInsight, MatchReport } from '@datacoach/contract';
import { DecodeError, decodeReplay } from '@datacoach/replay';
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
 * - `complete`: everything was analyzed. A valid file without frames has a report with coverage `scoreboard`.
 *   `events` and `tracks` (bytes for `decodeTracks`) are null unless requested; so is `insight`, which comes with the
 *   events and only exists for soccar.
 * - `scoreboard`: only the header could be decoded; `damaged` if the content's checksum is wrong or it is truncated,
 *   otherwise the file is from a game version that this reader doesn't know yet.
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

export interface AnalyzeOptions {
  /** Whether to detect all events too (touches to flip resets), which doubles the work. */
  events?: boolean;
  /** Whether to write the tracks for a viewer. */
  tracks?: boolean;
}

/** Analyzes a replay file and calculates everything that the match page shows. Never throws for bad input. */
export function analyzeReplay(bytes: Uint8Array, options: AnalyzeOptions = {}): AnalysisOutcome {
  const builder = createTimelineBuilder();
  const decoded = decodeReplay(bytes, builder.sink);
  if (decoded.kind === 'failed') return { kind: 'failed', error: decoded.error };
  if (decoded.kind === 'headerOnly') {
    return {
      kind: 'scoreboard',
      report: buildScoreboardReport(decoded.header, null),
      error: decoded.error,
      damaged: decoded.error.isDamaged,
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
  const found = options.events ? interpretTimeline(timeline, reading) : { events: null, insight: null };
  const tracks = options.tracks ? encodeTracks(timeline) : null;
  return { kind: 'complete', report, ...found, tracks, error: null };
}

function interpretTimeline(
  timeline: Timeline,
  { match: { mode }, stats, teamSize }: MatchReading,
): { events: MatchEvent[]; insight: MatchInsight | null } {
  const view = createMatchView(timeline);
  const findings = runDetectors(view, ALL_DETECTORS);
  return {
    events: listEvents(timeline, inOrder(findings)),
    // Metrics are designed for soccar; the report has what other modes offer.
    insight: mode === 'soccar' ? buildInsight(view, findings, stats.players, teamSize) : null,
  };
}
