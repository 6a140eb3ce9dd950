import type { Clock, MatchEvent as ContractEvent } from '@datacoach/contract';
import type { EventKind } from '../detectors/event-kinds.ts';
import type { Evidence, GameEvent } from '../detectors/game-event.ts';
import { PLAYER_SEPARATOR } from '../model/teams.ts';
import type { Timeline } from '../timeline/timeline.ts';

/** An event returned by the engine, with its `kind` narrowed to `EventKind`. */
export type MatchEvent = ContractEvent & { kind: EventKind };

const KEPT = 1000;

/** Converts events to the engine's output, in the given order. */
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
    evidence: keptEvidence(timeline, event.evidence),
  };
}

/** Called for thousands of events; copying and replacing the numbers is several times faster than building new entries. */
function keptEvidence({ players }: Timeline, evidence: Evidence): Evidence {
  const copy: Record<string, Evidence[string]> = { ...evidence };
  for (const name in copy) {
    const value = copy[name];
    if (typeof value === 'number') copy[name] = kept(value);
  }
  if (typeof copy.caughtAhead === 'string' && copy.caughtAhead !== '') {
    const keys = copy.caughtAhead.split(',').flatMap((index) => players[Number(index)]?.key ?? []);
    copy.caughtAhead = keys.join(PLAYER_SEPARATOR);
  }
  return copy;
}

/** Rounds to thousandths, finer than any value on a screen. */
function kept(value: number): number {
  return Math.round(value * KEPT) / KEPT;
}

export function clockAt({ clock }: Timeline, frame: number): Clock {
  return { seconds: clock.seconds[frame] ?? 0, overtime: clock.overtime[frame] === 1 };
}
