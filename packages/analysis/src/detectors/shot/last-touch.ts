import type { MatchView } from '../../timeline/match-view.ts';
import type { TimelineCounterRise } from '../../timeline/timeline.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/**
 * Returns a player's last touch within some seconds before a frame, excluding touches that are already assigned.
 *
 * @param touches in order of time
 */
export function findLastTouchBefore(
  { clock }: MatchView,
  touches: readonly TouchEvent[],
  { frame, player }: { readonly frame: number; readonly player: number },
  seconds: number,
  used: ReadonlySet<TouchEvent>,
): TouchEvent | null {
  const time = clock.elapsed[frame]!;
  for (let i = touches.length - 1; i >= 0; i--) {
    const touch = touches[i]!;
    if (touch.frame > frame) continue;
    if (time - touch.time > seconds) return null;
    if (touch.player === player && !used.has(touch)) return touch;
  }
  return null;
}

/** The game counts a save up to this long after its touch, s (game-and-stats.md 3.8). */
const SAVE_CREDIT_SECONDS = 3;

interface SaveTouch {
  rise: TimelineCounterRise;
  /** Null if no touch of the player was found in time. */
  touch: TouchEvent | null;
}

export function saveTouches(match: MatchView, touches: readonly TouchEvent[]): SaveTouch[] {
  const used = new Set<TouchEvent>();
  return match.timeline.rises
    .filter(({ counter }) => counter === 'saves')
    .flatMap((rise) =>
      Array.from({ length: rise.after - rise.before }, (): SaveTouch => {
        const touch = findLastTouchBefore(match, touches, rise, SAVE_CREDIT_SECONDS, used);
        if (touch) used.add(touch);
        return { rise, touch };
      }),
    );
}
