import type { MatchView } from '../../timeline/match-view.ts';
import { NO_TEAM, PHASE } from '../../timeline/tracks.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import {
  BALL_LATE_FRAMES,
  CENTRE_RADIUS,
  NO_TOUCH_SECONDS,
  NUMBERS_SECONDS,
  SAME_INSTANT_SECONDS,
} from './thresholds.ts';

/** Frames of a kickoff and its touches. */
export interface KickoffSpan {
  /** Where the countdown's numbers begin. */
  start: number;
  /** Play begins. */
  go: number;
  /** First frame after the round: a goal, the end of the match. */
  roundEnd: number;
  /** All touches of the round, in order. */
  touches: readonly TouchEvent[];
  /** null when nobody comes in time. */
  firstTouch: TouchEvent | null;
}

/** Rounds that begin with the ball in the centre. */
export function findKickoffs(match: MatchView, touches: readonly TouchEvent[]): KickoffSpan[] {
  const { motion, frames, clock } = match;
  const spans: KickoffSpan[] = [];
  let next = 0;
  for (let go = 0; go < frames; go++) {
    if (motion[go] === 0 || (go > 0 && motion[go - 1] === 1)) continue;
    let roundEnd = go + 1;
    while (roundEnd < frames && motion[roundEnd] === 1) roundEnd++;
    while (next < touches.length && touches[next]!.frame < go) next++;
    const from = next;
    while (next < touches.length && touches[next]!.frame < roundEnd) next++;
    if (!startsInCentre(match, go, roundEnd)) continue;
    const round = touches.slice(from, next);
    const first = firstOf(match, round, go, roundEnd);
    const inTime = first !== null && first.time - clock.elapsed[go]! <= NO_TOUCH_SECONDS;
    spans.push({
      start: startOf(match, go),
      go,
      roundEnd,
      touches: round,
      firstTouch: inTime ? first : null,
    });
  }
  return spans;
}

/**
 * The first touch. Both takers often hit the ball between two updates; then the game knows who was first: the team that
 * the ball names when it names one at all.
 */
function firstOf(
  { ball }: MatchView,
  touches: readonly TouchEvent[],
  go: number,
  roundEnd: number,
): TouchEvent | null {
  const earliest = touches[0];
  if (earliest === undefined) return null;
  let hit = go;
  while (hit < roundEnd && ball.hitTeam[hit] === NO_TEAM) hit++;
  if (hit === go || hit === roundEnd) return earliest;
  const named = touches.find(
    ({ team, time }) => team === ball.hitTeam[hit] && time - earliest.time <= SAME_INSTANT_SECONDS,
  );
  return named ?? earliest;
}

function startsInCentre({ ball, clock }: MatchView, go: number, roundEnd: number): boolean {
  // A round that began before the recording has no countdown and no unhit ball.
  if (go === 0 && clock.phase[go] !== PHASE.kickoffWaiting) return false;
  for (let frame = go; frame < Math.min(roundEnd, go + BALL_LATE_FRAMES); frame++) {
    if (ball.present[frame] === 1) return Math.hypot(ball.x[frame]!, ball.y[frame]!) <= CENTRE_RADIUS;
  }
  return false;
}

function startOf(match: MatchView, go: number): number {
  const { clock } = match;
  let start = Math.min(go, match.frameAt(clock.elapsed[go]! - NUMBERS_SECONDS));
  while (start < go && clock.phase[start] !== PHASE.countdown) start++;
  return start;
}
