import { CONTEST_FRAMES } from './thresholds.ts';
import type { TouchEvent } from './touch-event.ts';

/** Marks touches of opponents in neighbouring frames as contested (3.2, 5); `touches` in order of frames. */
export function markContests(touches: readonly TouchEvent[]): TouchEvent[] {
  return touches.map((touch, index) => {
    const meets = (other: TouchEvent | undefined): boolean =>
      other !== undefined && Math.abs(other.frame - touch.frame) <= CONTEST_FRAMES;
    let contested = false;
    for (let at = index - 1; meets(touches[at]); at--) contested ||= touches[at]!.team !== touch.team;
    for (let at = index + 1; meets(touches[at]); at++) contested ||= touches[at]!.team !== touch.team;
    return contested ? { ...touch, evidence: { ...touch.evidence, contested } } : touch;
  });
}
