import { defineDetector } from '../define-detector.ts';
import type { GameEvent } from '../game-event.ts';
import { makeEvent } from '../make-event.ts';
import { playsOf } from '../touch/plays.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import { type Control, controlsOf } from './controlled-possession.ts';
import { lastTouchSpans } from './last-touch-possession.ts';

/** Controlled is the one for statistics; last touch has no neutral time (3.4). */
export const POSSESSION_NOTIONS = ['controlled', 'lastTouch'] as const;

export type PossessionEvidence = {
  notion: (typeof POSSESSION_NOTIONS)[number];
  /** Touches of the team in the span. */
  touches: number;
  /** Frame and player of the team's last touch. */
  lastTouchFrame: number;
  lastToucher: number;
  /** Won from the opponents or when nobody had the ball; null for last touch. */
  from: Control['from'] | null;
  /** Lost to the opponents, as a loose ball, or when play stopped. */
  until: Control['until'];
};

/** A span; player is who won the ball. */
export type PossessionEvent = GameEvent<'possession', PossessionEvidence>;

/** Which team has the ball (game-and-stats.md 3.4), by both notions, in order of time. */
export const possessionDetector = defineDetector({
  key: 'possession',
  kinds: ['possession'],
  needs: [touchDetector],
  detect: (match, [touches]): PossessionEvent[] =>
    playsOf(match, touches)
      .flatMap((play) => [
        ...controlsOf(match, play).map((control) =>
          makeEvent(match, {
            kind: 'possession',
            code: null,
            team: control.team,
            player: control.first.player,
            frame: control.startFrame,
            endFrame: control.endFrame,
            at: control.first,
            confidence: 0.8,
            evidence: {
              notion: 'controlled' as const,
              touches: control.touches,
              lastTouchFrame: control.last.frame,
              lastToucher: control.last.player,
              from: control.from,
              until: control.until,
            },
          }),
        ),
        ...lastTouchSpans(play).map(({ first, last, touches: count, endFrame }) =>
          makeEvent(match, {
            kind: 'possession',
            code: null,
            team: first.team,
            player: first.player,
            frame: first.frame,
            endFrame,
            at: first,
            confidence: 0.9,
            evidence: {
              notion: 'lastTouch' as const,
              touches: count,
              lastTouchFrame: last.frame,
              lastToucher: last.player,
              from: null,
              until: endFrame === play.endFrame ? ('stop' as const) : ('opponent' as const),
            },
          }),
        ),
      ])
      .sort((a, b) => a.frame - b.frame),
});
