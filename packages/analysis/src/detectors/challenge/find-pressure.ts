import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import type { PossessionEvent } from '../possession/possession.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { CHALLENGE_DISTANCE, CHALLENGE_SPEED, CONTACT_SECONDS, LOST_SECONDS } from './thresholds.ts';

/** A player who closed in on the touch with which the opponents lost the ball. */
export interface Pressure {
  view: PlayerView;
  touch: TouchEvent;
  /** uu/s towards the ball. */
  closing: number;
  /** uu from the ball. */
  distance: number;
}

/** The nearest challenger at each last touch of a controlled possession that the opponents ended within 2 s. */
export function findPressure(
  match: MatchView,
  touches: readonly TouchEvent[],
  possessions: readonly PossessionEvent[],
): Pressure[] {
  const byFrame = new Map(touches.map((touch) => [touch.frame * 16 + touch.player, touch]));
  return possessions.flatMap(({ evidence, endFrame }) => {
    const { notion, until, lastTouchFrame, lastToucher } = evidence;
    if (notion !== 'controlled' || until !== 'opponent') return [];
    const touch = byFrame.get(lastTouchFrame * 16 + lastToucher);
    if (touch === undefined || match.clock.elapsed[endFrame]! - touch.time > LOST_SECONDS) return [];
    const challenger = nearestChallenger(match, touches, touch);
    return challenger === null ? [] : [challenger];
  });
}

function nearestChallenger(
  match: MatchView,
  touches: readonly TouchEvent[],
  touch: TouchEvent,
): Pressure | null {
  if (touch.team === null) return null;
  const { ball } = match;
  // The ball before the touch: after it, closing in would be judged by where it went.
  const before = touch.evidence.ballFrameBefore;
  let best: Pressure | null = null;
  for (const view of match.teams[touch.team === 0 ? 1 : 0]) {
    const { car } = view;
    if (!match.isAlive(view, touch.frame)) continue;
    const dx = touch.x - car.x[touch.frame]!;
    const dy = touch.y - car.y[touch.frame]!;
    const dz = touch.z - car.z[touch.frame]!;
    const distance = Math.hypot(dx, dy, dz) || 1;
    if (distance > CHALLENGE_DISTANCE || (best !== null && distance >= best.distance)) continue;
    const closing =
      ((car.vx[touch.frame]! - ball.vx[before]!) * dx +
        (car.vy[touch.frame]! - ball.vy[before]!) * dy +
        (car.vz[touch.frame]! - ball.vz[before]!) * dz) /
      distance;
    if (closing < CHALLENGE_SPEED || hasContact(touches, touch, view.index)) continue;
    best = { view, touch, closing, distance };
  }
  return best;
}

function hasContact(touches: readonly TouchEvent[], { time }: TouchEvent, player: number): boolean {
  return touches.some((other) => other.player === player && Math.abs(other.time - time) <= CONTACT_SECONDS);
}
