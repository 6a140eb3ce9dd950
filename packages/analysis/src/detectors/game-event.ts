import type { TeamIndex } from '../model/teams.ts';
import type { EventKind } from './event-kinds.table.ts';

/** Plain numbers and words that a person can check against the game: speeds uu/s, distances uu, times s. */
export type Evidence = Readonly<Record<string, number | string | boolean | null>>;

/**
 * Something that happened. Positions are field coordinates in uu (not turned to the attack frame). `code` is the number of
 * game-and-stats.md 4.1, null for kinds that have none (rulings A4).
 */
export interface GameEvent<K extends EventKind = EventKind, E extends Evidence = Evidence> {
  kind: K;
  code: number | null;
  /** Index into `Timeline.players`; -1 for an event of a team or the match. */
  player: number;
  /** Acting team; null where both or none act. */
  team: TeamIndex | null;
  /** The other player: receiver, victim, opponent; -1 for none. */
  other: number;
  frame: number;
  /** Last frame of a span; equals `frame` for a moment. */
  endFrame: number;
  /** Seconds of summed deltas at `frame`. */
  time: number;
  /** Seconds that a span lasted; 0 for a moment. */
  duration: number;
  x: number;
  y: number;
  z: number;
  /** Pitch zone (game-and-stats.md 4.4) of the position in the acting team's attack frame; null without a team. */
  zone: number | null;
  /** 0 to 1; 1 only for what the game itself said. */
  confidence: number;
  evidence: E;
}
