import { getPitchZone } from '../../model/pitch-zones.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, makeTouchEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import { type Play, splitIntoPlays, type TouchEvent } from '../touch/touch-event.ts';

/** Field zones of the team's own corners (4.4). */
const CORNER_ZONES: ReadonlySet<number> = new Set([10, 15]);
/** Min ball speed after the touch, uu/s [P]. */
const MIN_SPEED = 900;
/** How much closer to the middle a ball rolling along the side wall may get, uu [P]. */
const INWARD_SLACK = 100;
/** Max time until the ball leaves the corner, s [P]: the same as for a clear (3.9). */
const LEAVING_SECONDS = 3;

const CONFIDENCE = 0.8;

export type CornerSaveOutEvidence = {
  /** Ball speed after the touch, uu/s. */
  readonly speed: number;
  /** From the touch until the ball is out of the corner. */
  readonly seconds: number;
};
/** From the touch until the ball has left the corner. */
export type CornerSaveOut = GameEvent<'cornerSaveOut', CornerSaveOutEvidence>;

/** Detects balls sent out of the team's own corner along the wall, not in front of the goal. game-and-stats.md 4.7. */
export const cornerSaveOutDetector = defineDetector({
  kinds: ['cornerSaveOut'],
  needs: [touchDetector],
  detect: (match, [touches]): CornerSaveOut[] =>
    splitIntoPlays(match, touches).flatMap((play) =>
      play.touches.flatMap((touch, index) => findSaveOut(match, play, touch, play.touches[index + 1])),
    ),
});

function findSaveOut(
  match: MatchView,
  play: Play,
  touch: TouchEvent,
  next: TouchEvent | undefined,
): CornerSaveOut | [] {
  const { team, zone, evidence } = touch;
  if (team === null || zone === null || !CORNER_ZONES.has(zone)) return [];
  if (evidence.ballSpeedAfter < MIN_SPEED) return [];
  const last = Math.min(next?.frame ?? play.endFrame, play.endFrame);
  const end = leavingFrame(match, touch, team, last);
  if (end < 0 || Math.abs(match.ball.x[end]!) < Math.abs(touch.x) - INWARD_SLACK) return [];
  return makeTouchEvent(match, touch, {
    kind: 'cornerSaveOut',
    endFrame: end,
    confidence: CONFIDENCE,
    evidence: {
      speed: evidence.ballSpeedAfter,
      seconds: match.clock.elapsed[end]! - touch.time,
    },
  });
}

/** Returns the first frame with the ball out of the corners, up to the next touch; -1 if it stays. */
function leavingFrame({ ball, clock }: MatchView, touch: TouchEvent, team: 0 | 1, last: number): number {
  for (let frame = touch.evidence.ballFrameAfter; frame <= last; frame++) {
    if (clock.elapsed[frame]! - touch.time > LEAVING_SECONDS) return -1;
    if (!CORNER_ZONES.has(getPitchZone(team, ball.x[frame]!, ball.y[frame]!))) return frame;
  }
  return -1;
}
