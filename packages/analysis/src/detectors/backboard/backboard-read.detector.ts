import { getAttackSign } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector, makeTouchEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import {
  type BackboardBounceEvent,
  type BackboardReadEvent,
  BOUNCE_Y,
  BOUNCE_Z,
  backboardDetector,
  SPEED_IN,
} from './backboard.detector.ts';

/** Max time from the bounce to the touch, and the min car height. */
const READ_SECONDS = 1.2;
const READ_CAR_Z = 200;

const CONFIDENCE = 0.8;

/**
 * Detects players who meet the ball in the air off the wall above a goal: attackers off their bounce, defenders there
 * first.
 */
export const backboardReadDetector = defineDetector({
  kinds: ['backboardRead'],
  needs: [touchDetector, backboardDetector],
  detect: (match, [touches, bounces]): BackboardReadEvent[] => {
    const found: BackboardReadEvent[] = [];
    let bounce = 0;
    let last: BackboardBounceEvent | null = null;
    let bounced = false;
    for (const touch of touches) {
      while (bounce < bounces.length && bounces[bounce]!.frame < touch.frame) {
        last = bounces[bounce]!;
        bounced = true;
        bounce += 1;
      }
      // Only the first touch after a bounce counts as a read.
      const fresh = bounced ? last : null;
      bounced = false;
      const event = read(match, touch, fresh);
      if (event) found.push(event);
    }
    return found;
  },
});

function read(
  match: MatchView,
  touch: TouchEvent,
  bounce: BackboardBounceEvent | null,
): BackboardReadEvent | null {
  if (touch.team === null || touch.evidence.carZ < READ_CAR_Z) return null;
  const sign = getAttackSign(touch.team);
  if (bounce && touch.time - bounce.time <= READ_SECONDS) {
    const side = sign * bounce.y > 0 ? 'attack' : 'defense';
    // A ball that a team sends at its own backboard is nobody's attack.
    if (side === 'attack' && bounce.team !== touch.team) return null;
    return toEvent(match, touch, side, bounce);
  }
  const { ballFrameBefore } = touch.evidence;
  const atWall = sign * touch.y <= -BOUNCE_Y && touch.z >= BOUNCE_Z;
  const coming = -sign * match.ball.vy[ballFrameBefore]! >= SPEED_IN;
  return atWall && coming ? toEvent(match, touch, 'defense', null) : null;
}

function toEvent(
  match: MatchView,
  touch: TouchEvent,
  side: 'attack' | 'defense',
  bounce: BackboardBounceEvent | null,
): BackboardReadEvent {
  return makeTouchEvent(match, touch, {
    kind: 'backboardRead',
    other: bounce && bounce.player !== touch.player ? bounce.player : -1,
    confidence: CONFIDENCE,
    evidence: {
      side,
      bounceFrame: bounce?.frame ?? null,
      secondsAfterBounce: bounce ? touch.time - bounce.time : null,
      carZ: touch.evidence.carZ,
    },
  });
}
