import type { MatchView } from '../../timeline/match-view.ts';
import type { TimelineCounterRise } from '../../timeline/timeline.ts';
import { lastTouchBefore } from '../shot/last-touch.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** The game counts a save up to this long after its touch, s (game-and-stats.md 3.8). */
const SAVE_CREDIT_SECONDS = 3;

export interface SaveTouch {
  rise: TimelineCounterRise;
  /** Null when no touch of the player was found in time. */
  touch: TouchEvent | null;
}

/** The touch behind each save that the game counted. */
export function saveTouches(match: MatchView, touches: readonly TouchEvent[]): SaveTouch[] {
  const used = new Set<TouchEvent>();
  return match.timeline.rises
    .filter(({ counter }) => counter === 'saves')
    .flatMap((rise) =>
      Array.from({ length: rise.after - rise.before }, (): SaveTouch => {
        const touch = lastTouchBefore(match, touches, rise, SAVE_CREDIT_SECONDS, used);
        if (touch) used.add(touch);
        return { rise, touch };
      }),
    );
}
