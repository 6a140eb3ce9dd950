import { getAttackSign } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, makeTouchEvent } from '../game-event.ts';
import { shotDetector } from '../shot/shot.detector.ts';
import type { ShotEvent } from '../shot/shot-evidence.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import { type Play, splitIntoPlays, type TouchEvent } from '../touch/touch-event.ts';

/** Min start distance from the center line of the field, uu, and min start position up the field, uu [SA]. */
const WIDE_X = 1600;
const START_Y = 128;
/** Within this time, s, the ball must be this close to the middle, uu, and this far up the field, uu [SA]. */
const CENTER_SECONDS = 3;
const MIDDLE_X = 1400;
const END_Y = 2300;
/** Min distance that the ball travels, and the part of it across the field, uu [SA]. */
const CENTER_TRAVEL = 500;
const CENTER_LATERAL = 500;
/** Max time from the ball's arrival to a teammate's touch, s [P]. */
const CONVERTED_SECONDS = 2.5;
/** A shot by the same player that the game counted, this close to the touch, is a shot and not a center, s. */
const OWN_SHOT_SECONDS = 0.25;

const CONFIDENCE = 0.8;

export type CenterEvidence = {
  /** Distance that the ball traveled, the part across the field, and the part toward the opponents' goal, uu. */
  travel: number;
  lateral: number;
  advance: number;
  /** Whether a teammate touched the ball next. */
  successful: boolean;
};
/** From the touch until the ball is in front of the goal. */
export type CenterEvent = GameEvent<'center', CenterEvidence>;

/** Detects touches that bring the ball from the wing to the front of the goal (game-and-stats.md 3.10, attack frame). */
export const centerDetector = defineDetector({
  kinds: ['center'],
  needs: [touchDetector, shotDetector],
  detect: (match, [touches, shots]): CenterEvent[] =>
    splitIntoPlays(match, touches).flatMap((play) =>
      play.touches.flatMap((touch, index) => findCenter(match, play, touch, play.touches[index + 1], shots)),
    ),
});

function findCenter(
  match: MatchView,
  play: Play,
  touch: TouchEvent,
  next: TouchEvent | undefined,
  shots: readonly ShotEvent[],
): CenterEvent | [] {
  const { team } = touch;
  if (team === null) return [];
  const sign = getAttackSign(team);
  if (Math.abs(touch.x) < WIDE_X || sign * touch.y < START_Y) return [];
  const isShot = shots.some(
    ({ player, time, evidence }) =>
      player === touch.player && Math.abs(time - touch.time) <= OWN_SHOT_SECONDS && evidence.credited,
  );
  if (isShot) return [];
  const end = arrival(match, touch, Math.min(next?.frame ?? play.endFrame, play.endFrame), sign);
  if (end < 0) return [];
  const { ball } = match;
  const dx = ball.x[end]! - touch.x;
  const dy = ball.y[end]! - touch.y;
  const travel = Math.hypot(dx, dy, ball.z[end]! - touch.z);
  const lateral = Math.abs(touch.x) - Math.abs(ball.x[end]!);
  const successful =
    next !== undefined &&
    next.team === team &&
    next.player !== touch.player &&
    next.time - match.clock.elapsed[end]! <= CONVERTED_SECONDS;
  return makeTouchEvent(match, touch, {
    kind: 'center',
    other: successful ? next.player : -1,
    endFrame: end,
    confidence: CONFIDENCE,
    evidence: { travel, lateral, advance: sign * dy, successful },
  });
}

/** Returns the first frame in which the ball is in front of the goal; -1 if it doesn't get there. */
function arrival({ ball, clock }: MatchView, touch: TouchEvent, last: number, sign: 1 | -1): number {
  for (let frame = touch.evidence.ballFrameAfter; frame <= last; frame++) {
    if (clock.elapsed[frame]! - touch.time > CENTER_SECONDS) return -1;
    const x = ball.x[frame]!;
    const y = ball.y[frame]!;
    if (Math.abs(x) > MIDDLE_X || sign * y < END_Y || Math.abs(x - touch.x) < CENTER_LATERAL) continue;
    if (Math.hypot(x - touch.x, y - touch.y, ball.z[frame]! - touch.z) >= CENTER_TRAVEL) return frame;
  }
  return -1;
}
