import { TILE } from './floor-damage.ts';
import type { Timeline, TimelineTileChange } from './timeline.ts';

/** The tiles of one hit are sent within this time; files from 2017 take most of a second, s [M]. */
const HIT_SECONDS = 1.5;

/** Where the ball landed and which tiles got worse. */
export interface FloorHit extends Pick<TimelineTileChange, 'frame' | 'player' | 'x' | 'y' | 'z'> {
  /** Number of tiles that got worse, which the game counts as damage. */
  tiles: number;
  /** How many of them are open now. */
  opened: number;
}

/** Returns the hits on Dropshot's floor, in order. */
export function listFloorHits({ tileChanges, clock: { elapsed } }: Timeline): FloorHit[] {
  const hits: FloorHit[] = [];
  for (const { frame, player, after, x, y, z } of tileChanges) {
    const last = hits.findLast(
      (hit) =>
        hit.player === player &&
        hit.x === x &&
        hit.y === y &&
        elapsed[frame]! - elapsed[hit.frame]! <= HIT_SECONDS,
    );
    const hit = last ?? { frame, player, x, y, z, tiles: 0, opened: 0 };
    if (last === undefined) hits.push(hit);
    hit.tiles += 1;
    if (after === TILE.open) hit.opened += 1;
  }
  return hits;
}
