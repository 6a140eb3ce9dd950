import { FIELD, THIRD_BOUNDARY_Y } from '../../model/field-geometry.ts';
import { getAttackSign } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, makeTouchEvent } from '../game-event.ts';
import { isPass } from '../pass/pass.detector.ts';
import { saveDetector } from '../save/save.detector.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import { type Play, splitIntoPlays, type TouchEvent } from '../touch/touch-event.ts';

/** The touch is in the team's own third, uu [SA]. */
const CLEAR_Y = -THIRD_BOUNDARY_Y;
/** Min ball speed after it, uu/s [SA]. */
const CLEAR_SPEED = 1300;
/** Min cosine between the ball's direction and the direction from the team's goal to the ball [SA]. */
const CLEAR_ALIGNMENT = 0.2;
/** A player's touches within this time are one clear, the last, s [P]. */
const MERGE_SECONDS = 0.75;
/** The ball must leave the third by this much, uu, within this time, s, before an opponent touches it [P]. */
const CLEARED_MARGIN = 400;
const CLEARED_SECONDS = 3;
/** A save after which the team touches the ball within this time, s, is a save and not a clear. */
const FOLLOW_UP_SECONDS = 1.25;
/** Max time between a save and its touch, s. */
const SAVE_SECONDS = 0.1;

const CONFIDENCE = 0.8;

export type ClearEvidence = {
  /** Ball speed after the touch, uu/s. */
  speed: number;
  /** Cosine between the ball's direction and the direction away from the team's goal. */
  alignment: number;
  /** Whether it left the third before an opponent touched it. */
  successful: boolean;
};
export type ClearEvent = GameEvent<'clear', ClearEvidence>;

/** Detects touches that send the ball out of the team's own third fast (game-and-stats.md 3.9, attack frame). */
export const clearDetector = defineDetector({
  kinds: ['clear'],
  needs: [touchDetector, saveDetector],
  detect: (match, [touches, saves]): ClearEvent[] =>
    splitIntoPlays(match, touches).flatMap((play) =>
      mergeClears(
        play.touches.flatMap((touch, index) => findClear(match, play, touch, play.touches[index + 1], saves)),
      ),
    ),
});

function findClear(
  match: MatchView,
  play: Play,
  touch: TouchEvent,
  next: TouchEvent | undefined,
  saves: readonly GameEvent[],
): ClearEvent | [] {
  const { ball } = match;
  const { team, evidence } = touch;
  // A ball that was only brushed was already on its way.
  if (team === null || evidence.strength === 'soft') return [];
  const sign = getAttackSign(team);
  const after = evidence.ballFrameAfter;
  const speed = evidence.ballSpeedAfter;
  if (sign * touch.y > CLEAR_Y || speed < CLEAR_SPEED) return [];
  const outX = touch.x;
  const outY = touch.y + sign * FIELD.backWallY;
  const alignment =
    (ball.vx[after]! * outX + ball.vy[after]! * outY) / (speed * Math.max(1, Math.hypot(outX, outY)));
  if (alignment < CLEAR_ALIGNMENT || sign * ball.vy[after]! <= 0) return [];
  if (next !== undefined && isPass(touch, next)) return [];
  const keeps = next !== undefined && next.team === team && next.time - touch.time <= FOLLOW_UP_SECONDS;
  const isSave = saves.some(
    ({ player, time }) => player === touch.player && Math.abs(time - touch.time) <= SAVE_SECONDS,
  );
  if (isSave && keeps) return [];
  return makeTouchEvent(match, touch, {
    kind: 'clear',
    confidence: CONFIDENCE,
    evidence: { speed, alignment, successful: leavesThird(match, play, touch, sign) },
  });
}

/** Keeps only the last of a player's touches in quick succession. */
function mergeClears(clears: readonly ClearEvent[]): ClearEvent[] {
  return clears.filter(({ player, time }, index) => {
    const next = clears[index + 1];
    return next === undefined || next.player !== player || next.time - time > MERGE_SECONDS;
  });
}

function leavesThird({ ball, clock }: MatchView, play: Play, touch: TouchEvent, sign: 1 | -1): boolean {
  const opponent = play.touches.find(({ frame, team }) => frame > touch.frame && team !== touch.team);
  const last = Math.min(opponent?.frame ?? play.endFrame, play.endFrame);
  for (let frame = touch.frame; frame <= last; frame++) {
    if (clock.elapsed[frame]! - touch.time > CLEARED_SECONDS) return false;
    if (sign * ball.y[frame]! >= CLEAR_Y + CLEARED_MARGIN) return true;
  }
  return false;
}
