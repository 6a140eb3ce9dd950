import type { MatchView } from '../../timeline/match-view.ts';
import type { GameEvent } from '../game-event.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** A pass leads to its receiver's shot this long after he got it, s (game-and-stats.md 6.7). */
const PASS_SECONDS = 3;
/** A carry that ended this shortly before the shot leads to it, s [P]. */
const DRIBBLE_SECONDS = 1;

/** The pass that the shooter shoots from: the last one to him; null for none. */
export function passBefore<P extends GameEvent>(
  { clock }: MatchView,
  passes: readonly P[],
  { player, frame, time }: Pick<GameEvent, 'player' | 'frame' | 'time'>,
): P | null {
  const pass = passes.findLast(
    (candidate) =>
      candidate.other === player &&
      candidate.player !== player &&
      candidate.frame < frame &&
      candidate.endFrame <= frame &&
      time - clock.elapsed[candidate.endFrame]! <= PASS_SECONDS,
  );
  return pass ?? null;
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
