import { pitchZone } from '../model/pitch-zone.ts';
import type { TeamIndex } from '../model/teams.ts';
import type { MatchView, PlayerView } from '../timeline/match-view.ts';
import type { EventKind } from './event-kinds.table.ts';
import type { Evidence, GameEvent } from './game-event.ts';

interface EventParts<K extends EventKind, E extends Evidence> {
  kind: K;
  code: number | null;
  team: TeamIndex | null;
  /** Index into `Timeline.players`; none when left out. */
  player?: number;
  other?: number;
  frame: number;
  /** Last frame of a span; a moment when left out. */
  endFrame?: number;
  /** Where, field coordinates, uu. */
  at: { x: number; y: number; z: number };
  confidence: number;
  evidence: E;
}

/** Completes an event with time, duration and zone. */
export function makeEvent<K extends EventKind, const E extends Evidence>(
  { clock }: MatchView,
  {
    kind,
    code,
    team,
    player = -1,
    other = -1,
    frame,
    endFrame = frame,
    at,
    confidence,
    evidence,
  }: EventParts<K, E>,
): GameEvent<K, E> {
  const time = clock.elapsed[frame]!;
  return {
    kind,
    code,
    player,
    team,
    other,
    frame,
    endFrame,
    time,
    duration: clock.elapsed[endFrame]! - time,
    x: at.x,
    y: at.y,
    z: at.z,
    zone: team === null ? null : pitchZone(team, at.x, at.y),
    confidence,
    evidence,
  };
}

/** Where a player's car was last seen at a frame, uu. */
export function carAt({ car }: PlayerView, frame: number): { x: number; y: number; z: number } {
  return { x: car.x[frame]!, y: car.y[frame]!, z: car.z[frame]! };
}

/** Where the ball was last seen at a frame, uu. */
export function ballAt({ ball }: MatchView, frame: number): { x: number; y: number; z: number } {
  return { x: ball.x[frame]!, y: ball.y[frame]!, z: ball.z[frame]! };
}
