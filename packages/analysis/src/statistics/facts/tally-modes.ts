import type { GameMode } from '../../model/playlists.ts';
import { findDunks } from '../../timeline/find-dunks.ts';
import { listFloorHits } from '../../timeline/floor-hits.ts';
import { listItemUses } from '../../timeline/item-uses.ts';
import type { Timeline } from '../../timeline/timeline.ts';

export interface RumbleFacts {
  received: number;
  used: number;
  /** Seconds between getting an item and using it, for used items. */
  heldSeconds: number;
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

export function tallyModes(timeline: Timeline, mode: GameMode): ModeFacts[] {
  const each = (listPaymentFacts: (player: number) => Partial<ModeFacts>): ModeFacts[] =>
    timeline.players.map((_, player) => ({ ...NO_MODE_FACTS, ...listPaymentFacts(player) }));
  switch (mode) {
    case 'rumble': {
      const uses = listItemUses(timeline);
      return each((player) => {
        const playerUses = uses.filter((use) => use.player === player);
        const used = playerUses.filter(({ usedFrame }) => usedFrame !== null);
        return {
          rumble: {
            received: playerUses.length,
            used: used.length,
            heldSeconds: used.reduce((sum, { heldSeconds }) => sum + heldSeconds, 0),
            goals: used.filter(({ scored }) => scored).length,
          },
        };
      });
    }
    case 'dropshot': {
      const hits = listFloorHits(timeline);
      return each((player) => {
        const playerHits = hits.filter((hit) => hit.player === player);
        return {
          dropshot: {
            hits: playerHits.length,
            tiles: playerHits.reduce((sum, { tiles }) => sum + tiles, 0),
            opened: playerHits.reduce((sum, { opened }) => sum + opened, 0),
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
