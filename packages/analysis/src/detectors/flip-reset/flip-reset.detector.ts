import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { defineDetector } from '../define-detector.ts';
import { carAt, makeEvent } from '../make-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { provenResets, type Reset, reportedResets } from './find-resets.ts';
import type { FlipResetEvent } from './flip-reset-event.ts';
import * as limits from './thresholds.ts';

const FLIP_RESET_CODE = 185;

/** Flips given back by the ball. Source: game-and-stats.md 3.21. */
export const flipResetDetector = defineDetector<FlipResetEvent, readonly [typeof touchDetector]>({
  key: 'flipReset',
  kinds: ['flipReset'],
  needs: [touchDetector],
  detect: (match, [touches]) =>
    match.players
      .flatMap((player) => {
        const own = touches.filter((touch) => touch.player === player.index);
        const resets = countsRefreshes(match) ? reportedResets(match, player) : provenResets(match, player);
        return resets.map((reset) => describeReset(match, player, reset, own));
      })
      .sort((a, b) => a.frame - b.frame),
});

/** The counter is replicated when it first rises: a file without any rise may be an old one, or one without resets. */
const countsRefreshes = ({ timeline }: MatchView): boolean => timeline.dodgeRefreshes.length > 0;

function describeReset(
  match: MatchView,
  player: PlayerView,
  { frame, flight, ballUp, source }: Reset,
  touches: readonly TouchEvent[],
): FlipResetEvent {
  const { elapsed } = match.clock;
  const time = elapsed[frame]!;
  const use = touches.find(
    (touch) =>
      touch.frame <= flight.endFrame &&
      touch.time >= time + limits.SOONEST_USE_SECONDS &&
      touch.time <= time + limits.LATEST_USE_SECONDS &&
      flight.dodgeFrames.some((dodge) => {
        const since = touch.time - elapsed[dodge]!;
        return dodge > frame && since <= limits.DODGE_TOUCH_SECONDS && since >= -limits.DODGE_LAG_SECONDS;
      }),
  );
  const rose = (counter: 'shots' | 'goals'): boolean =>
    match.timeline.rises.some(
      (rise) =>
        rise.player === player.index &&
        rise.counter === counter &&
        rise.frame >= frame &&
        elapsed[rise.frame]! <= time + limits.CONVERSION_SECONDS,
    );
  return makeEvent(match, {
    kind: 'flipReset',
    code: FLIP_RESET_CODE,
    team: player.team,
    player: player.index,
    frame,
    endFrame: use?.frame ?? frame,
    at: carAt(player, frame),
    confidence: source === 'counter' ? limits.REPORTED_CONFIDENCE : limits.PROVEN_CONFIDENCE,
    evidence: {
      source,
      height: player.car.z[frame]!,
      ballUp,
      used: use !== undefined,
      useDelay: use === undefined ? null : use.time - time,
      shot: rose('shots'),
      goal: rose('goals'),
    },
  });
}
