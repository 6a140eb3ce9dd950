import { defineDetector, type GameEvent, getBallAt, makeEvent } from '../game-event.ts';
import { findLastTouchBefore } from '../shot/last-touch.ts';
import { touchDetector } from '../touch/touch.detector.ts';

/** Max time from an assist to its goal, s (game-and-stats.md 3.7, as for the goal's own touch). */
const ASSIST_SECONDS = 8;

export type AssistEvidence = {
  /** Frame in which the game's assist counter went up. */
  creditFrame: number;
  /** Seconds from the pass to the goal; null if the pass wasn't detected. */
  secondsToGoal: number | null;
};
export type AssistEvent = GameEvent<'assist', AssistEvidence>;

/** Detects assists that the game counted, at the pass. */
export const assistDetector = defineDetector({
  kinds: ['assist'],
  needs: [touchDetector],
  detect: (match, [touches]): AssistEvent[] => {
    const { timeline, clock } = match;
    return timeline.rises
      .filter(({ counter }) => counter === 'assists')
      .flatMap((rise) =>
        Array.from({ length: rise.after - rise.before }, (): AssistEvent => {
          const goal = timeline.goals
            .filter(({ assistant }) => assistant === rise.player)
            .find(
              ({ frame }) => Math.abs(clock.elapsed[frame]! - clock.elapsed[rise.frame]!) <= ASSIST_SECONDS,
            );
          const from = { frame: goal?.frame ?? rise.frame, player: rise.player };
          const touch = findLastTouchBefore(match, touches, from, ASSIST_SECONDS, new Set());
          const frame = touch?.frame ?? rise.frame;
          return makeEvent(match, {
            kind: 'assist',
            player: rise.player,
            team: timeline.players[rise.player]!.team,
            other: goal?.player ?? -1,
            frame,
            at: touch ?? getBallAt(match, frame),
            confidence: 1,
            evidence: {
              creditFrame: rise.frame,
              secondsToGoal: touch && goal ? clock.elapsed[goal.frame]! - touch.time : null,
            },
          });
        }),
      );
  },
});
