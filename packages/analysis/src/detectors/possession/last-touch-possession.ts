import type { Play } from '../touch/plays.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** A span in which one team touched the ball last (3.4 a). */
export interface LastTouchSpan {
  first: TouchEvent;
  last: TouchEvent;
  touches: number;
  endFrame: number;
}

export function lastTouchSpans({ touches, endFrame }: Play): LastTouchSpan[] {
  const spans: LastTouchSpan[] = [];
  for (const touch of touches) {
    const open = spans.at(-1);
    if (open !== undefined && open.first.team === touch.team) {
      open.last = touch;
      open.touches += 1;
      continue;
    }
    if (open !== undefined) open.endFrame = touch.frame;
    spans.push({ first: touch, last: touch, touches: 1, endFrame });
  }
  return spans;
}
