import type { GameMode } from '../../model/playlists.ts';
import { findDunks } from '../../timeline/find-dunks.ts';
import { floorHits } from '../../timeline/floor-hits.ts';
import { itemUses } from '../../timeline/item-uses.ts';
import type { Timeline } from '../../timeline/timeline.ts';

export interface RumbleFacts {
  received: number;
  used: number;
  /** Seconds between getting an item and using it, for used items. */
  heldSeconds: number;
  /** Goals with an item. */
  goals: number;
}

export interface DropshotFacts {
  hits: number;
  /** Tiles that got worse, and how many of them are open now. */
  tiles: number;
  opened: number;
}

export interface HoopsFacts {
  dunks: number;
}

/** Stats of a single mode; null in all others. */
export interface ModeFacts {
  rumble: RumbleFacts | null;
  dropshot: DropshotFacts | null;
  hoops: HoopsFacts | null;
}

export const NO_MODE_FACTS: ModeFacts = { rumble: null, dropshot: null, hoops: null };

/** Tallies mode stats by player index. */
export function tallyModes(timeline: Timeline, mode: GameMode): ModeFacts[] {
  const each = (factsOf: (player: number) => Partial<ModeFacts>): ModeFacts[] =>
    timeline.players.map((_, player) => ({ ...NO_MODE_FACTS, ...factsOf(player) }));
  switch (mode) {
    case 'rumble': {
      const uses = itemUses(timeline);
      return each((player) => {
        const own = uses.filter((use) => use.player === player);
        const used = own.filter(({ usedFrame }) => usedFrame !== null);
        return {
          rumble: {
            received: own.length,
            used: used.length,
            heldSeconds: used.reduce((sum, { heldSeconds }) => sum + heldSeconds, 0),
            goals: used.filter(({ scored }) => scored).length,
          },
        };
      });
    }
    case 'dropshot': {
      const hits = floorHits(timeline);
      return each((player) => {
        const own = hits.filter((hit) => hit.player === player);
        return {
          dropshot: {
            hits: own.length,
            tiles: own.reduce((sum, { tiles }) => sum + tiles, 0),
            opened: own.reduce((sum, { opened }) => sum + opened, 0),
          },
        };
      });
    }
    case 'hoops': {
      const dunks = findDunks(timeline);
      return each((player) => ({
        hoops: { dunks: dunks.filter((dunk) => dunk.player === player).length },
      }));
    }
    default:
      return each(() => NO_MODE_FACTS);
  }
}
