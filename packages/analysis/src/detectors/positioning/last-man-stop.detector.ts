import { FIELD } from '../../model/field-geometry.ts';
import { calculateDistanceAt } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { isPresent } from '../../timeline/presence.ts';
import { clearDetector } from '../clear/clear.detector.ts';
import { defineDetector, type GameEvent, makePlayerEvent } from '../game-event.ts';
import { listControlledSpans, possessionDetector } from '../possession/possession.detector.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { findBallWins } from '../transition/transition.detector.ts';
import { CONFIDENCE, COVER_DISTANCE } from './goal-side-recovery.detector.ts';

export type LastManStopEvidence = {
  /** Distance from the ball to their own goal line, uu. */
  readonly ballToGoalLine: number;
  /** Distance to the nearest teammate, uu; null if they have none. */
  readonly nearestTeammate: number | null;
};
export type LastManStop = GameEvent<'lastManStop', LastManStopEvidence>;

/** Detects the last man winning or clearing the ball without cover, if they have a teammate in the match. game-and-stats.md 4.7. */
export const lastManStopDetector = defineDetector({
  kinds: ['lastManStop'],
  needs: [possessionDetector, touchDetector, clearDetector],
  detect: (match, [possessions, touches, clears]): LastManStop[] => {
    const wins = findBallWins(match, listControlledSpans(possessions));
    const stops = new Set<TouchEvent>();
    for (const win of wins) {
      const touch = touches.find(({ frame, team }) => frame >= win.frame && team === win.team);
      if (touch) stops.add(touch);
    }
    for (const clear of clears) {
      const touch = touches.find(({ frame, player }) => frame === clear.frame && player === clear.player);
      if (touch) stops.add(touch);
    }
    const inOrder = [...stops].sort((a, b) => a.frame - b.frame || a.player - b.player);
    return inOrder.flatMap((touch) => {
      const view = match.viewOf(touch.player);
      if (view === undefined || !hasTeammate(match, view, touch.frame)) return [];
      const ballY = view.sign * touch.y;
      if (ballY >= 0 || !isLastMan(match, view, touch.frame, ballY)) return [];
      return makePlayerEvent(match, view, {
        kind: 'lastManStop',
        frame: touch.frame,
        at: touch,
        confidence: CONFIDENCE,
        evidence: {
          ballToGoalLine: ballY + FIELD.backWallY,
          nearestTeammate: nearestTeammate(match, view, touch.frame),
        },
      });
    });
  },
});

/** Returns whether a teammate is in the match, demolished or not. A player who is alone is never the last man. */
function hasTeammate(match: MatchView, view: PlayerView, frame: number): boolean {
  return match.teams[view.team].some((one) => one !== view && isPresent(one.player.presence, frame));
}

/** Returns whether no teammate is farther back and none is goal-side of the ball and close enough to cover. */
function isLastMan(match: MatchView, view: PlayerView, frame: number, ballY: number): boolean {
  const { car, sign, team } = view;
  const y = sign * car.y[frame]!;
  return match.teams[team].every((teammate) => {
    if (teammate === view || !match.isAlive(teammate, frame)) return true;
    const teammateY = sign * teammate.car.y[frame]!;
    if (teammateY < y) return false;
    return teammateY > ballY || calculateDistanceAt(car, teammate.car, frame) > COVER_DISTANCE;
  });
}

function nearestTeammate(match: MatchView, view: PlayerView, frame: number): number | null {
  const distances = match.teams[view.team]
    .filter((teammate) => teammate !== view && match.isAlive(teammate, frame))
    .map((teammate) => calculateDistanceAt(view.car, teammate.car, frame));
  return distances.length === 0 ? null : Math.min(...distances);
}
