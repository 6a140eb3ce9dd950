import { attackSign, otherTeam } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector } from '../define-detector.ts';
import { ballAt, type GameEvent, makeEvent } from '../game-event.ts';
import { controlledSpans, possessionDetector } from '../possession/possession.detector.ts';
import { type BallWin, findBallWins } from '../transition/transition.detector.ts';

/** game-and-stats.md 3.36, after subtr-actor's rushes. */

/** The ball is won at least this deep in the own half, uu [SA]. */
const MIN_DEPTH = 128;
/** Team mates no farther behind the ball than this attack with it, uu [SA]. */
const ATTACKER_BEHIND = 900;
/** Opponents at least this far beyond the ball defend, uu [SA]. */
const DEFENDER_BEYOND = 150;
/** The ball must be kept for this long, s [SA]. */
const KEPT_SECONDS = 0.75;
const MIN_ATTACKERS = 2;
const MIN_DEFENDERS = 1;
const CONFIDENCE = 0.6;

export type RushEvidence = {
  /** Number of the rush in the match, from 1: every attacker has an event of his own. */
  readonly number: number;
  readonly attackers: number;
  readonly defenders: number;
};
export type Rush = GameEvent<'rush', RushEvidence>;

/** Quick turnovers out of the own half with several attackers, one event for each of them. game-and-stats.md 3.36. */
export const rushDetector = defineDetector({
  key: 'rush',
  kinds: ['rush'],
  needs: [possessionDetector],
  detect: (match, [possessions]): Rush[] => {
    let number = 0;
    return findBallWins(match, controlledSpans(possessions)).flatMap((win) => {
      const attackers = countRush(match, win);
      if (attackers === null) return [];
      number += 1;
      return attackers.players.map((player) =>
        makeEvent(match, {
          kind: 'rush',
          code: null,
          team: win.team,
          player,
          frame: win.frame,
          endFrame: win.endFrame,
          at: ballAt(match, win.frame),
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
  const sign = attackSign(team);
  const ballY = sign * ball.y[frame]!;
  if (ballY > -MIN_DEPTH) return null;
  const players = teams[team]
    .filter((view) => match.isAlive(view, frame) && sign * view.car.y[frame]! >= ballY - ATTACKER_BEHIND)
    .map(({ index }) => index);
  const defenders = teams[otherTeam(team)].filter(
    (view) => match.isAlive(view, frame) && sign * view.car.y[frame]! >= ballY + DEFENDER_BEYOND,
  ).length;
  return players.length >= MIN_ATTACKERS && defenders >= MIN_DEFENDERS ? { players, defenders } : null;
}
