import { FIELD } from '../../model/field-geometry.ts';
import { getOtherTeam, type TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import type { KickoffSpan } from './find-kickoffs.ts';
import type { KickoffEvidence, KickoffPossession } from './kickoff-event.ts';

/** game-and-stats.md 3.3. */

/** Max time between both takers' touches for a contested kickoff, s [SA]. */
export const CONTEST_SECONDS = 0.35;
/** The outcome is read this long after the first touch, s [SA]. */
const OUTCOME_SECONDS = 1.25;
/** The ball's path is projected for this long, s [SA]. */
const PROJECTION_SECONDS = 0.5;
/** Closer than this to midfield, no one has won, uu [SA]. */
const NEUTRAL_Y = 256;
/** Min strength of a clear or strong win, share of the half [SA]. */
const CLEAR_STRENGTH = 0.25;
const STRONG_STRENGTH = 0.5;
/** Max time after the first touch for a player to take possession, s [SA]. */
export const POSSESSION_SECONDS = 2;
/** If the other team touches this soon after, possession is contested, s [SA]. */
const POSSESSION_CONTEST_SECONDS = 0.35;
/** Max time from the first touch to a goal that counts for kickoff stats, s [P]. */
const GOAL_SECONDS = 10;
/** A goal straight from the kickoff [SA]: s after the first touch, s between two touches, uu into your own half. */
const DIRECT_GOAL_SECONDS = 12;
const DIRECT_GOAL_TOUCH_SECONDS = 0.35;
const DIRECT_GOAL_DEPTH = 1280;

export interface Outcome {
  winner: TeamIndex | null;
  /** Where the ball is going, -1 blue goal line to 1 orange goal line. */
  reach: number;
  band: KickoffEvidence['band'];
  frame: number;
}

/** Judges which half the ball goes into, 1.25 s after the first touch or at the goal if that is earlier. */
export function judgeOutcome(match: MatchView, { roundEnd, firstTouch, go }: KickoffSpan): Outcome {
  if (firstTouch === null) return { winner: null, reach: 0, band: 'untouched', frame: go };
  const target = match.frameAt(firstTouch.time + OUTCOME_SECONDS);
  const frame = Math.min(target, roundEnd - 1, match.frames - 1);
  const y = match.ball.y[frame]! + PROJECTION_SECONDS * match.ball.vy[frame]!;
  const reach = y / FIELD.backWallY;
  if (Math.abs(y) < NEUTRAL_Y) return { winner: null, reach, band: 'neutral', frame };
  const strength = Math.abs(reach);
  const band = strength < CLEAR_STRENGTH ? 'narrow' : strength < STRONG_STRENGTH ? 'clear' : 'strong';
  return { winner: y > 0 ? 0 : 1, reach, band, frame };
}

export interface Possession {
  kind: KickoffPossession;
  team: TeamIndex | null;
  /** Team of the next touch after the takers' contact, at any later time. */
  nextTeam: TeamIndex | null;
}

export function judgePossession({ firstTouch, touches }: KickoffSpan, takers: readonly number[]): Possession {
  if (firstTouch === null) return { kind: 'loose', team: null, nextTeam: null };
  const index = touches.findIndex(
    ({ player, time }) => !takers.includes(player) || time - firstTouch.time > CONTEST_SECONDS,
  );
  const deciding = touches[index];
  const nextTeam = deciding?.team ?? null;
  if (deciding === undefined || deciding.time - firstTouch.time > POSSESSION_SECONDS) {
    return { kind: 'loose', team: null, nextTeam };
  }
  const { team } = deciding;
  const next = touches.slice(index + 1).find((touch) => touch.player !== deciding.player);
  if (next === undefined || next.team === team) return { kind: 'possession', team, nextTeam };
  const contested = next.time - deciding.time <= POSSESSION_CONTEST_SECONDS;
  return contested ? { kind: 'contested', team: null, nextTeam } : { kind: 'advantage', team, nextTeam };
}

export interface KickoffGoal {
  team: TeamIndex;
  frame: number;
  /** Seconds since the first touch. */
  seconds: number;
  direct: boolean;
}

/** Finds the goal that the kickoff led to, within 12 s of the first touch. */
export function findKickoffGoal(match: MatchView, kickoff: KickoffSpan, nextGo: number): KickoffGoal | null {
  const { firstTouch, go, touches } = kickoff;
  if (firstTouch === null) return null;
  const goal = match.timeline.goals.find(({ frame }) => frame > go && frame < nextGo);
  if (goal === undefined) return null;
  const seconds = match.clock.elapsed[goal.frame]! - firstTouch.time;
  if (seconds < 0 || seconds > DIRECT_GOAL_SECONDS) return null;
  const { team, frame } = goal;
  const direct =
    !hadPossession(touches, getOtherTeam(team), frame) && !wentDeep(match, team, firstTouch.frame, frame);
  return { team, frame, seconds, direct };
}

export function isCountedInStatistics(goal: KickoffGoal | null): goal is KickoffGoal {
  return goal !== null && goal.seconds <= GOAL_SECONDS;
}

/** Returns whether a team had two touches in a row, apart in time. */
function hadPossession(touches: readonly TouchEvent[], team: TeamIndex, until: number): boolean {
  let since = Number.NaN;
  for (const touch of touches) {
    if (touch.frame > until) break;
    if (touch.team !== team) since = Number.NaN;
    else if (Number.isNaN(since)) since = touch.time;
    else if (touch.time - since > DIRECT_GOAL_TOUCH_SECONDS) return true;
  }
  return false;
}

/** Returns whether the ball went deep into the scoring team's half. */
function wentDeep({ ball }: MatchView, team: TeamIndex, from: number, to: number): boolean {
  const sign = team === 0 ? 1 : -1;
  for (let frame = from; frame <= to; frame++) if (sign * ball.y[frame]! < -DIRECT_GOAL_DEPTH) return true;
  return false;
}
