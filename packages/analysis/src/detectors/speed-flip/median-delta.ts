import type { MatchView } from '../../timeline/match-view.ts';

/** Middle frame length of a match, s. */
export function medianDelta({ clock, frames }: MatchView): number {
  return clock.delta.slice(0, frames).sort()[frames >> 1] ?? 0;
}
