import type { Timeline, TimelineItem } from './timeline.ts';

/** A goal this soon after the item ended still counts for it, s [P]. */
const GOAL_SECONDS = 2;

export interface ItemUse extends TimelineItem {
  /** Seconds until it was used or gone. */
  heldSeconds: number;
  /** Whether its holder scored while it was active or within `GOAL_SECONDS`. */
  scored: boolean;
}

/** Returns every Rumble item that a player had, in order. A goal counts for the last item used. */
export function listItemUses({ items, goals, clock: { elapsed } }: Timeline): ItemUse[] {
  const uses = items.map((item): ItemUse => {
    const { frame, usedFrame, endFrame } = item;
    return {
      ...item,
      heldSeconds: elapsed[usedFrame ?? endFrame]! - elapsed[frame]!,
      scored: false,
    };
  });
  for (const goal of goals) {
    const use = uses.findLast(
      ({ player, usedFrame, endFrame }) =>
        player === goal.player &&
        usedFrame !== null &&
        usedFrame <= goal.frame &&
        elapsed[goal.frame]! - elapsed[endFrame]! <= GOAL_SECONDS,
    );
    if (use) use.scored = true;
  }
  return uses;
}
