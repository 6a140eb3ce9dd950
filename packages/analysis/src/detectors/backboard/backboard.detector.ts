import { BALL } from '../../model/ball-flight.ts';
import { FIELD } from '../../model/field-geometry.ts';
import { getAttackSign } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, getBallAt, makeEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** game-and-stats.md 3.23. Heights and depths in uu, speeds in uu/s, times in s. */
export const BOUNCE_Z = 500;
export const BOUNCE_Y = 4700;
export const SPEED_IN = 350;
const SPEED_OUT = 250;
/** Max age of the touch that sent the ball there. */
const SENT_SECONDS = 2.5;
/**
 * A car that meets the ball this close to the wall meets it at the bounce: its velocity afterwards is due to the car,
 * uu [P].
 */
const AT_WALL_GAP = 80;
/** The ball's center where it bounces, uu. */
const WALL_Y = FIELD.backWallY - BALL.radius;
/** Updates further apart aren't compared [P]. */
const MAX_STEP_SECONDS = 0.25;

/** The ball came off the wall above a goal. */
type BackboardBounceEvidence = {
  /** Whose backboard it is, relative to the last touch. */
  side: 'own' | 'opponent';
  touchFrame: number;
  /** Horizontal speed before and after, uu/s. */
  speedIn: number;
  speedOut: number;
};
export type BackboardBounceEvent = GameEvent<'backboardBounce', BackboardBounceEvidence>;

type BackboardReadEvidence = {
  /** At the opponents' backboard or their own. */
  side: 'attack' | 'defense';
  /** Null if they met the ball before it bounced. */
  bounceFrame: number | null;
  secondsAfterBounce: number | null;
  carZ: number;
};
export type BackboardReadEvent = GameEvent<'backboardRead', BackboardReadEvidence>;

/** As certain as a bend in the path without a car nearby can be. */
const CONFIDENCE = 0.9;

/** Detects bounces of the ball off the wall above a goal, by who sent it there. */
export const backboardDetector = defineDetector({
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
      if (last < 0 || live[frame] === 0 || !isHeadingForWall(match, last, frame)) continue;
      while (next < touches.length && touches[next]!.frame <= frame) next += 1;
      const latest = touches[next - 1];
      if (latest !== undefined && latest.evidence.ballFrameAfter === frame) {
        // Turned around by a car, at the wall or before it.
        const sent = touches[next - 2];
        if (sent === undefined || sent.frame > last || !meetsAtWall(match, last, frame)) continue;
        const event = toEvent(match, sent, last, last, frame);
        if (event) found.push(event);
      } else if (latest !== undefined && latest.frame <= last && isLeavingWall(match, frame)) {
        const event = toEvent(match, latest, frame, last, frame);
        if (event) found.push(event);
      }
    }
    return found;
  },
});

function isHeadingForWall({ ball, clock }: MatchView, a: number, b: number): boolean {
  if (clock.elapsed[b]! - clock.elapsed[a]! > MAX_STEP_SECONDS) return false;
  const side = ball.y[b]! < 0 ? -1 : 1;
  return ball.z[b]! >= BOUNCE_Z && side * ball.y[b]! >= BOUNCE_Y && side * ball.vy[a]! >= SPEED_IN;
}

function isLeavingWall({ ball }: MatchView, frame: number): boolean {
  return Math.sign(ball.y[frame]!) * ball.vy[frame]! <= -SPEED_OUT;
}

/** Whether the ball alone would have bounced between two updates, and the car met it there. */
function meetsAtWall({ ball, clock }: MatchView, a: number, b: number): boolean {
  const travel = Math.abs(ball.vy[a]!) * (clock.elapsed[b]! - clock.elapsed[a]!);
  return Math.abs(ball.y[a]!) + travel >= WALL_Y && Math.abs(ball.y[b]!) >= WALL_Y - AT_WALL_GAP;
}

/** @param a last update before the wall; `b` is the first after it */
function toEvent(
  match: MatchView,
  sent: TouchEvent,
  frame: number,
  a: number,
  b: number,
): BackboardBounceEvent | null {
  const { ball, clock } = match;
  if (sent.team === null || clock.elapsed[frame]! - sent.time > SENT_SECONDS) return null;
  return makeEvent(match, {
    kind: 'backboardBounce',
    player: sent.player,
    team: sent.team,
    frame,
    at: getBallAt(match, frame),
    confidence: CONFIDENCE,
    evidence: {
      side: getAttackSign(sent.team) * ball.y[b]! > 0 ? 'opponent' : 'own',
      touchFrame: sent.frame,
      speedIn: Math.abs(ball.vy[a]!),
      speedOut: Math.abs(ball.vy[b]!),
    },
  });
}
