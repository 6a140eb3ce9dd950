import { listItemUses } from '../../timeline/item-uses.ts';
import { defineDetector, type GameEvent, getCarAt, makeEvent } from '../game-event.ts';

export type ItemGainedEvidence = {
  /** A `RumbleItem`. */
  readonly item: string;
  readonly used: boolean;
};
export type ItemUsedEvidence = {
  readonly item: string;
  /** Seconds from getting the item to using it. */
  readonly held: number;
  /** Whether the holder scored with it. */
  readonly goal: boolean;
};
type ItemEvent = GameEvent<'itemGained', ItemGainedEvidence> | GameEvent<'itemUsed', ItemUsedEvidence>;

/** Detects Rumble items that players got and used. game-and-stats.md 3.43. */
export const rumbleItemDetector = defineDetector({
  kinds: ['itemGained', 'itemUsed'],
  detect: (match): ItemEvent[] => {
    return listItemUses(match.timeline).flatMap(
      ({ player, item, frame, usedFrame, endFrame, heldSeconds, scored }): ItemEvent[] => {
        const view = match.viewOf(player);
        if (view === undefined) return [];
        const parts = { player, team: view.team, confidence: 1 } as const;
        const gained = makeEvent(match, {
          ...parts,
          kind: 'itemGained',
          frame,
          at: getCarAt(view, frame),
          evidence: { item, used: usedFrame !== null },
        });
        if (usedFrame === null) return [gained];
        const used = makeEvent(match, {
          ...parts,
          kind: 'itemUsed',
          frame: usedFrame,
          endFrame,
          at: getCarAt(view, usedFrame),
          evidence: { item, held: heldSeconds, goal: scored },
        });
        return [gained, used];
      },
    );
  },
});
