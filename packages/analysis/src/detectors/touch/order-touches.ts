import type { BallTrack } from '../../timeline/tracks.ts';
import type { TouchEvent } from './touch-event.ts';

/** A touch with the moment of its first contact, s, which lies between two frames. */
export interface TimedTouch {
  touch: TouchEvent;
  contactTime: number;
}

/**
 * Touches in order. Of several in one frame the last is by the team that the game says hit last, the others come as the
 * cars met the ball; the better contact last. Which team is blue never matters.
 */
export function orderTouches(touches: readonly TimedTouch[], { hitTeam }: BallTrack): TouchEvent[] {
  const hitLast = ({ team, evidence }: TouchEvent): number =>
    hitTeam[evidence.ballFrameAfter] === team ? 1 : 0;
  return [...touches]
    .sort(
      ({ touch: a, contactTime: timeA }, { touch: b, contactTime: timeB }) =>
        a.frame - b.frame ||
        hitLast(a) - hitLast(b) ||
        timeA - timeB ||
        b.evidence.gap - a.evidence.gap ||
        a.player - b.player,
    )
    .map(({ touch }) => touch);
}
