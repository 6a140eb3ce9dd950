import type { MatchView } from '../../timeline/match-view.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** A goal follows its last touch within this, s (game-and-stats.md 3.7). */
export const GOAL_TOUCH_SECONDS = 8;

/** The touches that lead to a goal. */
export interface GoalTouches {
  /** Index into `Timeline.goals`. */
  goal: number;
  /** Last touch of the scorer, or of his team when nobody is named. */
  shot: TouchEvent | null;
  /** Last touch of anyone. */
  last: TouchEvent | null;
}

/** Finds for each goal of the match the touch that scored it. */
export function goalTouches(match: MatchView, touches: readonly TouchEvent[]): GoalTouches[] {
  const { elapsed } = match.clock;
  return match.timeline.goals.map(({ frame, player, team }, goal) => {
    const time = elapsed[frame]!;
    const found: GoalTouches = { goal, shot: null, last: null };
    for (let i = touches.length - 1; i >= 0; i--) {
      const touch = touches[i]!;
      if (touch.frame > frame) continue;
      if (time - touch.time > GOAL_TOUCH_SECONDS) break;
      found.last ??= touch;
      if (player === null ? touch.team === team : touch.player === player) {
        found.shot = touch;
        break;
      }
    }
    return found;
  });
}
