import type { GameEvent } from '../../detectors/game-event.ts';
import { PITCH_ZONES } from '../../model/pitch-zones.table.ts';

/** Whether an event lies exactly between zones that stand side by side, where the table must choose one of them. */
export function isOnZoneEdge({ zone, x }: GameEvent): boolean {
  const row = PITCH_ZONES.find(({ code }) => code === zone);
  return row !== undefined && [row.fromX, row.toX].some((edge) => Math.abs(edge) === Math.abs(x));
}

/** Events without the zones of those that lie on an edge. */
export const withoutEdgeZones = (events: readonly GameEvent[]): GameEvent[] =>
  events.map((event) => (isOnZoneEdge(event) ? { ...event, zone: null } : event));
