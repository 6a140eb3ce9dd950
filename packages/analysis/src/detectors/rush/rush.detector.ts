import { getAttackSign, getOtherTeam } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, getBallAt, makeEvent } from '../game-event.ts';
import { listControlledSpans, possessionDetector } from '../possession/possession.detector.ts';
import { type BallWin, findBallWins } from '../transition/transition.detector.ts';

/** The ball is won at least this deep in your own half, uu [SA]. */
const MIN_DEPTH = 128;
/**
 * The attack takes the ball over midfield within this time, s [P]: a ball that only rolls, or is cleared back, is not
 * a rush.
 */
const ADVANCE_SECONDS = 4;
/** Teammates at most this far behind the ball join the rush, uu, at this min speed toward the goal, uu/s [P]. */
const ATTACKER_BEHIND = 1500;
const ATTACKER_SPEED = 500;
/** Opponents at least this far beyond the ball are defending, uu [SA]. */
const DEFENDER_BEYOND = 150;
/** The ball must be kept for this long, s [SA]. */
const KEPT_SECONDS = 0.75;
const MIN_ATTACKERS = 2;
const MIN_DEFENDERS = 1;
const CONFIDENCE = 0.6;

export type RushEvidence = {
  /** Number of the rush in the match, from 1: each attacker has their own event. */
  readonly number: number;
  /** When the ball crosses midfield. */
  readonly attackers: number;
  readonly defenders: number;
};
export type Rush = GameEvent<'rush', RushEvidence>;

/**
 * Detects fast attacks out of your own half that are not outnumbered, one event per attacker. game-and-stats.md 3.36,
 * after subtr-actor's rushes.
 */
export const rushDetector = defineDetector({
  kinds: ['rush'],
  needs: [possessionDetector],
  detect: (match, [possessions]): Rush[] => {
    let number = 0;
    return findBallWins(match, listControlledSpans(possessions)).flatMap((win) => {
      const attackers = countRush(match, win);
      if (attackers === null) return [];
      number += 1;
      return attackers.players.map((player) =>
        makeEvent(match, {
          kind: 'rush',
          team: win.team,
          player,
          frame: win.frame,
          endFrame: win.endFrame,
          at: getBallAt(match, win.frame),
          confidence: CONFIDENCE,
          evidence: { number, attackers: attackers.players.length, defenders: attackers.defenders },
        }),
      );
    });
  },
});

function countRush(
  match: MatchView,
  { team, frame, endFrame }: BallWin,
): { players: number[]; defenders: number } | null {
  const { ball, clock, teams } = match;
  if (clock.elapsed[endFrame]! - clock.elapsed[frame]! < KEPT_SECONDS) return null;
  const sign = getAttackSign(team);
  if (sign * ball.y[frame]! > -MIN_DEPTH) return null;
  const crossing = crossingFrame(match, sign, frame, endFrame);
  if (crossing === null) return null;
  const ballY = sign * ball.y[crossing]!;
  const players = teams[team]
    .filter(
      (view) =>
        match.isAlive(view, crossing) &&
        sign * view.car.y[crossing]! >= ballY - ATTACKER_BEHIND &&
        sign * view.car.vy[crossing]! >= ATTACKER_SPEED,
    )
    .map(({ index }) => index);
  const defenders = teams[getOtherTeam(team)].filter(
    (view) => match.isAlive(view, crossing) && sign * view.car.y[crossing]! >= ballY + DEFENDER_BEYOND,
  ).length;
  const isWithNumbers = players.length >= MIN_ATTACKERS && players.length >= defenders;
  return isWithNumbers && defenders >= MIN_DEFENDERS ? { players, defenders } : null;
}

/** Returns the first frame with the ball in the opponents' half, soon after it was won; null if it doesn't get there. */
function crossingFrame({ ball, clock }: MatchView, sign: 1 | -1, from: number, to: number): number | null {
  const until = clock.elapsed[from]! + ADVANCE_SECONDS;
  for (let frame = from; frame <= to && clock.elapsed[frame]! <= until; frame++) {
    if (sign * ball.y[frame]! >= 0) return frame;
  }
  return null;
}
