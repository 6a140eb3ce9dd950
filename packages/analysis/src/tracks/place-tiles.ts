import { FLOOR_TILES, TILE_WIDTH } from '../model/floor-tiles.ts';
import type { TimelineTileState } from '../timeline/floor-damage.ts';
import type { Timeline, TimelineTileChange } from '../timeline/timeline.ts';

/** Tiles hit along with the one below the ball are at most two rows from it (game-and-stats.md 1.11). */
const MAX_HIT_WIDTH = 2.05 * TILE_WIDTH;

type Hit = Pick<TimelineTileChange, 'tile' | 'direct' | 'x' | 'y'>;

/**
 * The same with numbers of `FLOOR_TILES`. The map's own numbers say nothing about where a tile is; each hit does: the tile
 * under the ball is known right away, the others lie around it, and several hits together leave only one place. Tiles whose
 * place stays open take one of those that are left.
 */
export function locateTiles({
  tileChanges,
  tileStates,
}: Pick<Timeline, 'tileChanges' | 'tileStates'>): TimelineTileState[] {
  const positions = findPositions(tileChanges);
  return tileStates.flatMap((change) => {
    const tile = positions.get(change.tile);
    return tile === undefined ? [] : [{ ...change, tile }];
  });
}

/** Place by the map's number, for every tile that was hit. */
function findPositions(hits: readonly Hit[]): ReadonlyMap<number, number> {
  const open = new Map<number, Set<number>>();
  for (const hit of hits) {
    const near = listHitTiles(hit);
    const before = open.get(hit.tile);
    open.set(hit.tile, before ? new Set([...before].filter((position) => near.has(position))) : near);
  }
  const positions = new Map<number, number>();
  // Fewest choices first; a tile that is taken is no longer a choice for the others.
  while (open.size > 0) {
    const [tile, choices] = [...open].reduce((min, one) => (one[1].size < min[1].size ? one : min));
    open.delete(tile);
    const [position] = choices;
    if (position === undefined) continue;
    positions.set(tile, position);
    for (const others of open.values()) others.delete(position);
  }
  return positions;
}

function listHitTiles({ x, y, direct }: Hit): Set<number> {
  const away = FLOOR_TILES.map((tile) => Math.hypot(tile.x - x, tile.y - y));
  const nearest = away.indexOf(Math.min(...away));
  if (direct) return new Set([nearest]);
  const from = FLOOR_TILES[nearest]!;
  const inReach = FLOOR_TILES.flatMap((tile, index) =>
    // A hit stays in its half.
    index !== nearest &&
    tile.y > 0 === from.y > 0 &&
    Math.hypot(tile.x - from.x, tile.y - from.y) <= MAX_HIT_WIDTH
      ? [index]
      : [],
  );
  return new Set(inReach);
}
