import type { Timeline, TimelineItem } from './timeline.ts';

/** A goal this long after the item was done still comes from it, s [P]. */
const GOAL_SECONDS = 2;

/** An item with what came of it. */
export interface ItemUse extends TimelineItem {
  /** Seconds until it was used, or gone. */
  heldSeconds: number;
  /** Seconds for which it worked; null when it was not used. */
  activeSeconds: number | null;
  /** Its holder scored while it worked or within `GOAL_SECONDS`. */
  scored: boolean;
}

/** Every Rumble item that a player had, in order. A goal counts for the item that was used last. */
export function itemUses({ items, goals, clock: { elapsed } }: Timeline): ItemUse[] {
  const uses = items.map((item): ItemUse => {
    const { frame, usedFrame, endFrame } = item;
    return {
      ...item,
      heldSeconds: elapsed[usedFrame ?? endFrame]! - elapsed[frame]!,
      activeSeconds: usedFrame === null ? null : elapsed[endFrame]! - elapsed[usedFrame]!,
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
