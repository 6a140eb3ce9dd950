import { analyzeReplay, type MatchEvent } from '@datacoach/analysis';
import { type MatchInsight, type MatchReport, matchInsight, matchReport } from '@datacoach/contract';
import type { DecodeError } from '@datacoach/replay';
import { pack, packList } from '../../../platform/packed-list/packed-list.ts';
import type { CodedEvent, MatchRecording } from '../../gamedata/index.ts';
import type { FileAnalysis, ReadingError } from './file-analysis.ts';
import { storable } from './storable.ts';

/** Work of an analysis thread: bytes in, plain data out, no database in reach. Large parts leave it packed. */
export default function analyseFile(bytes: Uint8Array): FileAnalysis {
  const outcome = analyzeReplay(bytes, { events: true, tracks: true });
  switch (outcome.kind) {
    case 'complete': {
      const report = checkedReport(outcome.report);
      return {
        kind: 'complete',
        report,
        insight: outcome.insight && checkedInsight(outcome.insight),
        recording:
          outcome.events && outcome.tracks && record(report, storable(outcome.events), outcome.tracks),
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
  { analysisVersion, players }: MatchReport,
  events: readonly MatchEvent[],
  tracks: Uint8Array,
): MatchRecording {
  const numbers = new Map(players.map(({ key }, number) => [key, number]));
  return {
    events: packList({ analysisVersion }, 'events', events),
    tracks: pack(tracks),
    codedEvents: events.flatMap((event, ordinal) => {
      const { code, player } = event;
      if (code === null) return [];
      return coded(event, ordinal, code, player === null ? null : (numbers.get(player) ?? null));
    }),
  };
}

function coded(event: MatchEvent, ordinal: number, code: number, player: number | null): CodedEvent {
  const { team, frame, time, clock, x, y, z, zone, confidence, evidence } = event;
  const xg = typeof evidence.xg === 'number' ? evidence.xg : null;
  const { seconds, overtime } = clock;
  return {
    ordinal,
    code,
    player,
    team,
    frame,
    time,
    clock: seconds,
    overtime,
    x,
    y,
    z,
    zone,
    confidence,
    xg,
  };
}

function plain({ code, section, bitOffset, sentence }: DecodeError): ReadingError {
  return { code, section, bitOffset, sentence };
}
