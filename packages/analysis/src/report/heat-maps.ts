import type { MatchReport } from '@datacoach/contract';
import { FIELD } from '../model/field-geometry.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { PHASE, PRESENCE } from '../timeline/tracks.ts';

/** Square cells of 170.7 uu. Goals count into the row in front of them. */
const COLUMNS = 48;
const ROWS = 60;
/** Milliseconds are finer than any map shows and keep the report small. */
const KEPT = 1000;

function cellOf(x: number, y: number): number {
  const column = Math.floor(((x + FIELD.sideWallX) / (2 * FIELD.sideWallX)) * COLUMNS);
  const row = Math.floor(((y + FIELD.backWallY) / (2 * FIELD.backWallY)) * ROWS);
  return Math.min(ROWS - 1, Math.max(0, row)) * COLUMNS + Math.min(COLUMNS - 1, Math.max(0, column));
}

interface Positions {
  x: Float32Array;
  y: Float32Array;
}

function grid({ clock, frames }: Timeline, at: Positions, there: (frame: number) => boolean): number[] {
  const cells = new Float64Array(COLUMNS * ROWS);
  for (let frame = 0; frame < frames; frame++) {
    if (clock.phase[frame] !== PHASE.live || !there(frame)) continue;
    const cell = cellOf(at.x[frame] as number, at.y[frame] as number);
    cells[cell] = (cells[cell] as number) + (clock.delta[frame] as number);
  }
  return Array.from(cells, (seconds) => Math.round(seconds * KEPT) / KEPT);
}

/** Seconds of live play per cell of the field, for the ball and every player with a car. */
export function heatMaps(timeline: Timeline): MatchReport['heatMaps'] {
  const { ball } = timeline;
  const players: Record<string, number[]> = {};
  for (const { key, car } of timeline.players) {
    if (car) players[key] = grid(timeline, car, (frame) => car.presence[frame] === PRESENCE.alive);
  }
  return {
    columns: COLUMNS,
    rows: ROWS,
    ball: grid(timeline, ball, (frame) => ball.present[frame] === 1),
    players,
  };
}
