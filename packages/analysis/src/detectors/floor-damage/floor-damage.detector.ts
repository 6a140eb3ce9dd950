import { listFloorHits } from '../../timeline/floor-hits.ts';
import { defineDetector, type GameEvent, makeEvent } from '../game-event.ts';

export type FloorDamageEvidence = {
  /** Tiles that got worse, and how many of them are open now. */
  readonly tiles: number;
  readonly opened: number;
};
type FloorDamageEvent = GameEvent<'floorDamage', FloorDamageEvidence>;

/** Detects hits that damage Dropshot's floor. game-and-stats.md 3.44. */
export const floorDamageDetector = defineDetector({
  kinds: ['floorDamage'],
  detect: (match): FloorDamageEvent[] =>
    listFloorHits(match.timeline).map(({ frame, player, x, y, z, tiles, opened }) =>
      makeEvent(match, {
        kind: 'floorDamage',
        player,
        team: match.timeline.players[player]!.team,
        frame,
        at: { x, y, z },
        confidence: 1,
        evidence: { tiles, opened },
      }),
    ),
});
