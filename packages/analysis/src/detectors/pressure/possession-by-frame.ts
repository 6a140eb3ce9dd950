import type { TeamIndex } from '../../model/teams.ts';
import { NO_TEAM } from '../../timeline/tracks.ts';
import type { PossessionEvent } from '../possession/possession.detector.ts';

/** The part of a possession that its readers here need. */
export interface PossessionSpan {
  readonly team: TeamIndex | null;
  readonly frame: number;
  readonly endFrame: number;
}

/** Possessions in the sense of control, which have neutral time between them. */
export function controlledSpans(possessions: readonly PossessionEvent[]): PossessionEvent[] {
  return possessions.filter(({ evidence }) => evidence.notion === 'controlled');
}

/** Team in possession per frame, `NO_TEAM` when it is nobody's. */
export function possessionByFrame(spans: readonly PossessionSpan[], frames: number): Uint8Array {
  const column = new Uint8Array(frames).fill(NO_TEAM);
  for (const { team, frame, endFrame } of spans) {
    if (team !== null) column.fill(team, frame, endFrame + 1);
  }
  return column;
}
