import { flyToGoal } from '../../model/ball-flight.ts';
import { getAttackSign, type TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import type { FoundShot } from './find-shots.ts';
import { FLIGHT_SECONDS, getBallState, type Launch, updateFrom } from './launch.ts';

/** Max time for an opponent's touch to be a block, s. */
const BLOCK_SECONDS = 0.35;
/** Max time for an opponent's touch to be a save, s. */
const SAVE_SECONDS = 3;
/** The frame is hit at most this long after the flight should have ended, s [P]. */
const POST_GRACE_SECONDS = 0.5;

export const SHOT_OUTCOMES = ['goal', 'save', 'block', 'post', 'miss'] as const;
export type ShotOutcome = (typeof SHOT_OUTCOMES)[number];

export interface Outcome {
  kind: ShotOutcome;
  /** Player who saved or blocked; -1 for none. */
  by: number;
  frame: number | null;
}

export interface SourceUploads {
  readonly touches: readonly TouchEvent[];
  /** Touches that the game counted as saves. */
  readonly saves: ReadonlySet<TouchEvent>;
  /** Frames in which the ball came off a post or the crossbar. */
  readonly frameBounces: readonly number[];
}

/** Returns the outcome of a shot (game-and-stats.md 3.6). The game's counters take precedence. */
export function readOutcome(match: MatchView, shot: FoundShot, sourceUploads: SourceUploads): Outcome {
  if (shot.goal) {
    return { kind: 'goal', by: -1, frame: match.timeline.goals[shot.goal.goal]!.frame };
  }
  if (!shot.launch) return { kind: 'miss', by: -1, frame: null };
  const { touch, team } = shot.launch;
  const next = nextTouches(sourceUploads.touches, touch);
  const saved = next.find((other) => other.team !== team && sourceUploads.saves.has(other));
  if (saved && next.every((other) => other.team !== team || other.frame >= saved.frame)) {
    return { kind: 'save', by: saved.player, frame: saved.frame };
  }
  const first = next[0];
  const until = first?.time ?? touch.time + shot.launch.flight.seconds + POST_GRACE_SECONDS;
  const rang = frameBounceBetween(match, sourceUploads.frameBounces, touch.time, until);
  if (first && first.team !== team && rang === null) {
    if (first.time - touch.time <= BLOCK_SECONDS) {
      return { kind: 'block', by: first.player, frame: first.frame };
    }
    if (keepsOut(match, shot.launch, team, first))
      return { kind: 'save', by: first.player, frame: first.frame };
  }
  return rang === null ? { kind: 'miss', by: -1, frame: null } : { kind: 'post', by: -1, frame: rang };
}

function nextTouches(touches: readonly TouchEvent[], touch: TouchEvent): TouchEvent[] {
  const found: TouchEvent[] = [];
  for (let i = touches.indexOf(touch) + 1; i < touches.length; i++) {
    const other = touches[i]!;
    if (other.time - touch.time > SAVE_SECONDS) break;
    if (other.player !== touch.player) found.push(other);
    else if (other.time > touch.time) break;
  }
  return found;
}

/** Returns whether an opponent's touch takes the ball off target. */
function keepsOut(match: MatchView, { flight }: Launch, team: TeamIndex, touch: TouchEvent): boolean {
  if (!flight.onTarget) return false;
  const after = getBallState(match, updateFrom(match, touch.evidence.ballFrameAfter), getAttackSign(team));
  return !flyToGoal(after, FLIGHT_SECONDS).onTarget;
}

function frameBounceBetween(
  { clock }: MatchView,
  bounces: readonly number[],
  from: number,
  to: number,
): number | null {
  return bounces.find((frame) => clock.elapsed[frame]! > from && clock.elapsed[frame]! <= to) ?? null;
}
