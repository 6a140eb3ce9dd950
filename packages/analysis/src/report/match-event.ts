import type { EventKind } from '../detectors/event-kinds.table.ts';
import type { Evidence, GameEvent } from '../detectors/game-event.ts';
import type { TeamIndex } from '../model/teams.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { Clock } from './match-report.ts';

/**
 * An event as it leaves the engine: players by the key of the report, with the scoreboard clock. Positions are field
 * coordinates in uu, times seconds of summed frame deltas.
 */
export interface MatchEvent {
  kind: EventKind;
  /** Number of game-and-stats.md 4.1, or null. */
  code: number | null;
  team: TeamIndex | null;
  player: string | null;
  playerName: string | null;
  other: string | null;
  otherName: string | null;
  frame: number;
  endFrame: number;
  time: number;
  duration: number;
  clock: Clock;
  x: number;
  y: number;
  z: number;
  zone: number | null;
  confidence: number;
  evidence: Evidence;
}

const KEPT = 1000;

/** Events as they leave the engine, in the order given. */
export function listEvents(timeline: Timeline, events: readonly GameEvent[]): MatchEvent[] {
  return events.map((event) => describe(timeline, event));
}

function describe(timeline: Timeline, event: GameEvent): MatchEvent {
  const player = timeline.players[event.player];
  const other = timeline.players[event.other];
  return {
    kind: event.kind,
    code: event.code,
    team: event.team,
    player: player?.key ?? null,
    playerName: player?.name ?? null,
    other: other?.key ?? null,
    otherName: other?.name ?? null,
    frame: event.frame,
    endFrame: event.endFrame,
    time: kept(event.time),
    duration: kept(event.duration),
    clock: clockAt(timeline, event.frame),
    x: Math.round(event.x),
    y: Math.round(event.y),
    z: Math.round(event.z),
    zone: event.zone,
    confidence: kept(event.confidence),
    evidence: keptEvidence(event.evidence),
  };
}

/** Called for thousands of events; a copy whose numbers are replaced is several times faster than new entries. */
function keptEvidence(evidence: Evidence): Evidence {
  const copy: Record<string, Evidence[string]> = { ...evidence };
  for (const name in copy) {
    const value = copy[name];
    if (typeof value === 'number') copy[name] = kept(value);
  }
  return copy;
}

/** A thousandth is finer than any figure that a screen shows. */
function kept(value: number): number {
  return Math.round(value * KEPT) / KEPT;
}

/** Scoreboard clock of a frame. */
export function clockAt({ clock }: Timeline, frame: number): Clock {
  return { seconds: clock.seconds[frame] ?? 0, overtime: clock.overtime[frame] === 1 };
}
