import { attackSign } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector } from '../define-detector.ts';
import { ballAt, type GameEvent, makeEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** game-and-stats.md 3.23. Heights and depths uu, speeds uu/s, times s. */
export const BOUNCE_Z = 500;
export const BOUNCE_Y = 4700;
export const SPEED_IN = 350;
const SPEED_OUT = 250;
/** The touch that sent the ball there is at most this old. */
const SENT_SECONDS = 2.5;
/** Updates farther apart are not compared [P]. */
const LONGEST_STEP_SECONDS = 0.25;

/** The ball came off the wall above a goal. */
type BackboardBounceEvidence = {
  /** Whose backboard it is, seen from who touched last. */
  side: 'own' | 'opponent';
  touchFrame: number;
  /** Speed along the field before and after, uu/s. */
  speedIn: number;
  speedOut: number;
};
export type BackboardBounceEvent = GameEvent<'backboardBounce', BackboardBounceEvidence>;

type BackboardReadEvidence = {
  /** At the opponent's backboard or at the own one. */
  side: 'attack' | 'defence';
  /** Null when he met the ball before it bounced. */
  bounceFrame: number | null;
  secondsAfterBounce: number | null;
  carZ: number;
};
export type BackboardReadEvent = GameEvent<'backboardRead', BackboardReadEvidence>;

/** As sure as a bend of the path with no car near can make it. */
const CONFIDENCE = 0.9;

/** Bounces of the ball off the wall above a goal, by who sent it there. */
export const backboardDetector = defineDetector({
  key: 'backboard',
  kinds: ['backboardBounce'],
  needs: [touchDetector],
  detect: (match, [touches]): BackboardBounceEvent[] => {
    const { ball, frames, live } = match;
    const found: BackboardBounceEvent[] = [];
    let next = 0;
    let before = -1;
    for (let frame = 0; frame < frames; frame++) {
      if (ball.updated[frame] === 0 || ball.present[frame] === 0) continue;
      const last = before;
      before = frame;
      if (last < 0 || live[frame] === 0 || !bounces(match, last, frame)) continue;
      while (next < touches.length && touches[next]!.frame <= frame) next += 1;
      const sent = touches[next - 1];
      // Turned round by a car and not by the wall.
      if (sent === undefined || sent.frame > last) continue;
      const event = toEvent(match, sent, last, frame);
      if (event) found.push(event);
    }
    return found;
  },
});

function bounces({ ball, clock }: MatchView, a: number, b: number): boolean {
  if (clock.elapsed[b]! - clock.elapsed[a]! > LONGEST_STEP_SECONDS) return false;
  const side = ball.y[b]! < 0 ? -1 : 1;
  return (
    ball.z[b]! >= BOUNCE_Z &&
    side * ball.y[b]! >= BOUNCE_Y &&
    side * ball.vy[a]! >= SPEED_IN &&
    side * ball.vy[b]! <= -SPEED_OUT
  );
}

function toEvent(match: MatchView, sent: TouchEvent, a: number, b: number): BackboardBounceEvent | null {
  const { ball, clock } = match;
  if (sent.team === null || clock.elapsed[b]! - sent.time > SENT_SECONDS) return null;
  return makeEvent(match, {
    kind: 'backboardBounce',
    code: null,
    player: sent.player,
    team: sent.team,
    frame: b,
    at: ballAt(match, b),
    confidence: CONFIDENCE,
    evidence: {
      side: attackSign(sent.team) * ball.y[b]! > 0 ? 'opponent' : 'own',
      touchFrame: sent.frame,
      speedIn: Math.abs(ball.vy[a]!),
      speedOut: Math.abs(ball.vy[b]!),
    },
  });
}
