import type { GameEvent } from '../game-event.ts';
import type { MatchView } from '../match-view.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** A pass leads to its receiver's shot this long after he got it, s (game-and-stats.md 6.7). */
const PASS_SECONDS = 3;
/** A carry that ended this shortly before the shot leads to it, s [P]. */
const DRIBBLE_SECONDS = 1;

/** Who passed to the shooter; -1 for nobody. */
export function passerBefore({ clock }: MatchView, passes: readonly GameEvent[], touch: TouchEvent): number {
  const pass = passes.findLast(
    ({ player, other, frame, endFrame }) =>
      other === touch.player &&
      player !== touch.player &&
      frame < touch.frame &&
      endFrame <= touch.frame &&
      touch.time - clock.elapsed[endFrame]! <= PASS_SECONDS,
  );
  return pass?.player ?? -1;
}

/** The shooter carried the ball until just before. */
export function comesFromDribble(
  { clock }: MatchView,
  dribbles: readonly GameEvent[],
  touch: TouchEvent,
): boolean {
  return dribbles.some(
    ({ player, frame, endFrame }) =>
      player === touch.player &&
      frame < touch.frame &&
      touch.time - clock.elapsed[endFrame]! <= DRIBBLE_SECONDS,
  );
}
