import { THIRD_BOUNDARY_Y } from '../../model/field-geometry.ts';
import { getAttackSign, type TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { calculateAddedChances } from '../../xg/xg-model.ts';
import { defineDetector, type GameEvent, getBallAt, makeEvent } from '../game-event.ts';
import {
  listControlledSpans,
  type PossessionSpan,
  possessionDetector,
} from '../possession/possession.detector.ts';
import { shotDetector } from '../shot/shot.detector.ts';
import type { ShotEvent } from '../shot/shot-evidence.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** Max time for which a transition is followed, s. */
const MAX_SECONDS = 8;
const CONFIDENCE = 0.7;

/** `player` won the ball. Lengths uu, times s. */
type TransitionEvidence = {
  /** Attack frame. */
  readonly startY: number;
  /** Farthest point the ball reached. */
  readonly farthestY: number;
  /** Whether the ball left their own third; null if it was won outside it. */
  readonly exited: boolean | null;
  /** Whether the ball entered the opponents' third, and after how long. */
  readonly entered: boolean;
  readonly secondsToEntry: number | null;
  /** Attempts, and their expected goals. */
  readonly shots: number;
  readonly xg: number;
  readonly goal: boolean;
  /** Player who brought the ball forward most, and the last to touch it; -1 for none. */
  readonly carrier: number;
  readonly finisher: number;
};
export type Transition = GameEvent<'transition', TransitionEvidence>;

/** Detects transitions from winning the ball in your own half to a threat. game-and-stats.md 3.36 [P]. */
export const transitionDetector = defineDetector({
  kinds: ['transition'],
  needs: [possessionDetector, touchDetector, shotDetector],
  detect: (match, [possessions, touches, shots]): Transition[] =>
    findBallWins(match, listControlledSpans(possessions)).flatMap((win) => {
      const startY = getAttackSign(win.team) * match.ball.y[win.frame]!;
      return startY < 0 ? [describe(match, win, startY, touches, shots)] : [];
    }),
});

function describe(
  match: MatchView,
  win: BallWin,
  startY: number,
  touches: readonly TouchEvent[],
  shots: readonly ShotEvent[],
): Transition {
  const { ball, clock } = match;
  const { team, frame } = win;
  const sign = getAttackSign(team);
  const began = clock.elapsed[frame]!;
  const end = Math.min(win.endFrame, match.frameAt(began + MAX_SECONDS), match.frames - 1);
  let farthestY = startY;
  let entryFrame = -1;
  for (let at = frame; at <= end; at++) {
    const y = sign * ball.y[at]!;
    if (y > farthestY) farthestY = y;
    if (entryFrame < 0 && y > THIRD_BOUNDARY_Y) entryFrame = at;
  }
  const teamTouches = touches.filter(
    (touch) => touch.team === team && touch.frame >= frame && touch.frame <= end,
  );
  const attempts = shots.filter((shot) => shot.team === team && shot.frame >= frame && shot.frame <= end);
  return makeEvent(match, {
    kind: 'transition',
    team,
    player: teamTouches[0]?.player ?? -1,
    frame,
    endFrame: end,
    at: getBallAt(match, frame),
    confidence: CONFIDENCE,
    evidence: {
      startY,
      farthestY,
      exited: startY > -THIRD_BOUNDARY_Y ? null : farthestY > -THIRD_BOUNDARY_Y,
      entered: entryFrame >= 0,
      secondsToEntry: entryFrame < 0 ? null : clock.elapsed[entryFrame]! - began,
      shots: attempts.length,
      xg: getThreat(attempts),
      goal: attempts.some(({ evidence }) => evidence.outcome === 'goal'),
      carrier: findCarrier(match, teamTouches, end, sign),
      finisher: teamTouches.at(-1)?.player ?? -1,
    },
  });
}

/**
 * Returns the expected goals of attempts: rebounds of one play never add up to more than one goal, and own goals are
 * excluded.
 */
function getThreat(attempts: readonly ShotEvent[]): number {
  const chances = attempts.flatMap(({ time, evidence: { xg, ownGoal } }) =>
    xg === null || ownGoal ? [] : [{ time, chance: xg }],
  );
  return calculateAddedChances(chances).reduce((sum, chance) => sum + chance, 0);
}

/** Finds the player whose touches brought the ball forward most. */
function findCarrier({ ball }: MatchView, touches: readonly TouchEvent[], end: number, sign: number): number {
  const progress = new Map<number, number>();
  touches.forEach(({ player, frame }, i) => {
    const next = touches[i + 1]?.frame ?? end;
    progress.set(player, (progress.get(player) ?? 0) + sign * (ball.y[next]! - ball.y[frame]!));
  });
  let carrier = -1;
  let max = Number.NEGATIVE_INFINITY;
  for (const [player, advance] of progress) {
    if (advance > max) {
      max = advance;
      carrier = player;
    }
  }
  return carrier;
}

/** A team taking the ball from the other team. */
export interface BallWin {
  team: TeamIndex;
  frame: number;
  /** Last frame of the possession. */
  endFrame: number;
}

/** Finds possessions that follow one of the other team in the same play, in order. */
export function findBallWins({ live }: MatchView, possessions: readonly PossessionSpan[]): BallWin[] {
  const wins: BallWin[] = [];
  let owner: TeamIndex | null = null;
  let until = 0;
  for (const { team, frame, endFrame } of possessions) {
    if (team === null) continue;
    if (owner !== null && isInterrupted(live, until, frame)) owner = null;
    if (owner !== null && owner !== team) wins.push({ team, frame, endFrame });
    owner = team;
    until = endFrame;
  }
  return wins;
}

function isInterrupted(live: Uint8Array, from: number, to: number): boolean {
  for (let frame = from; frame < to; frame++) if (live[frame] === 0) return true;
  return false;
}
