import type { MatchView } from '../../timeline/match-view.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/**
 * Last touch of a player within some seconds before a frame, leaving out touches that already stand for something.
 *
 * @param touches in order of time
 */
export function lastTouchBefore(
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
