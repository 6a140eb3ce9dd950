import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { NO_TEAM, PHASE } from '../../timeline/tracks.ts';
import { calculateBoostLevels } from '../boost-use/boost-levels.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { calculateDistanceToCenter } from './kickoff-event.ts';

/** The numbers 3, 2, 1 run before the start, s; the first second of the countdown shows none [M]. */
const NUMBERS_SECONDS = 3;
/** Max distance of the ball from the center when play starts for a kickoff, uu; otherwise the recording starts late [P]. */
const CENTER_RADIUS = 100;
/** Number of frames after the start by which the ball may first appear in the recording. */
const BALL_LATE_FRAMES = 10;
/** Without a touch for this long, the kickoff ends untouched, s; the slowest real one here took 5.0 s [M]. */
export const NO_TOUCH_SECONDS = 8;
/** Touches this close together can't be ordered by car and ball positions, s: two updates (1.8). */
const SAME_INSTANT_SECONDS = 0.15;
/** Spawns whose distances to the ball differ by at most this share the right to take the kickoff, uu [SA]. */
const TAKER_TIE = 150;

export interface KickoffSpan {
  /** First frame of the countdown's numbers. */
  start: number;
  /** First frame of play. */
  go: number;
  /** First frame after the round: a goal or the end of the match. */
  roundEnd: number;
  /** All touches of the round, in order. */
  touches: readonly TouchEvent[];
  /** null if no one gets there in time. */
  firstTouch: TouchEvent | null;
}

/** Finds the rounds that start with the ball in the center. */
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
    if (!startsInCenter(match, go, roundEnd)) continue;
    const round = touches.slice(from, next);
    const first = findFirstTouch(match, round, go, roundEnd);
    const inTime = first !== null && first.time - clock.elapsed[go]! <= NO_TOUCH_SECONDS;
    spans.push({
      start: findKickoffStart(match, go),
      go,
      roundEnd,
      touches: round,
      firstTouch: inTime ? first : null,
    });
  }
  return spans;
}

/**
 * Returns the first touch. Both takers often hit the ball between two updates; then the first is the team reported by
 * the ball, if it reports one.
 */
function findFirstTouch(
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

function startsInCenter({ ball, clock }: MatchView, go: number, roundEnd: number): boolean {
  // A round that started before the recording has no countdown, and its ball may already have been hit.
  if (go === 0 && clock.phase[go] !== PHASE.kickoffWaiting) return false;
  for (let frame = go; frame < Math.min(roundEnd, go + BALL_LATE_FRAMES); frame++) {
    if (ball.present[frame] === 1) return Math.hypot(ball.x[frame]!, ball.y[frame]!) <= CENTER_RADIUS;
  }
  return false;
}

function findKickoffStart(match: MatchView, go: number): number {
  const { clock } = match;
  let start = Math.min(go, match.frameAt(clock.elapsed[go]! - NUMBERS_SECONDS));
  while (start < go && clock.phase[start] !== PHASE.countdown) start++;
  return start;
}

/**
 * Chooses who takes the kickoff for a team: the nearest spawn; if tied, the first to touch, then the one who got
 * closer to the center, then the one who used more boost, then the left one.
 *
 * @param team players with a car at the start
 * @param at frame of the first touch, or the kickoff's end if there was none
 */
export function chooseTaker(
  match: MatchView,
  team: readonly PlayerView[],
  kickoff: KickoffSpan,
  at: number,
): PlayerView | null {
  const { go, touches } = kickoff;
  const nearest = Math.min(...team.map((view) => calculateDistanceToCenter(view, go)));
  const candidates = team.filter((view) => calculateDistanceToCenter(view, go) - nearest <= TAKER_TIE);
  const progress = (view: PlayerView) =>
    calculateDistanceToCenter(view, go) - calculateDistanceToCenter(view, at);
  const spent = ({ car }: PlayerView) => {
    const levels = calculateBoostLevels(car, match.clock);
    return levels[go]! - levels[at]! || 0;
  };
  const firstTouch = (view: PlayerView) =>
    touches.find(({ player, frame }) => player === view.index && frame <= at)?.frame ??
    Number.POSITIVE_INFINITY;
  const [best] = candidates.toSorted(
    (a, b) =>
      compare(firstTouch(a), firstTouch(b)) ||
      compare(progress(b), progress(a)) ||
      compare(spent(b), spent(a)) ||
      compare(b.sign * b.car.x[go]!, a.sign * a.car.x[go]!),
  );
  return best ?? null;
}

function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
