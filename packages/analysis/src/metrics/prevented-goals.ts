import type { GoalEvent } from '../detectors/goal/goal-evidence.ts';
import { distanceToSegment } from '../detectors/shot/shot-context.ts';
import type { ShotEvent } from '../detectors/shot/shot-evidence.ts';
import { attackSign, otherTeam, type TeamIndex } from '../model/teams.ts';
import type { MatchView } from '../timeline/match-view.ts';
import { GOAL_CENTER } from '../xg/shot-features.ts';

/** An attempt with what it adds to its team's expected goals. */
interface FacedAttempt {
  readonly shot: ShotEvent;
  readonly team: TeamIndex;
  readonly added: number;
}

/**
 * Expected goals faced minus goals conceded of every player, by index into `Timeline.players`. What an attempt added, and
 * what a goal cost, is shared by how near the defenders were to the ball's way; together the players of a team have its
 * expected goals against minus its goals against. Own goals take no part.
 */
export function preventedGoals(
  match: MatchView,
  attempts: readonly FacedAttempt[],
  goals: readonly GoalEvent[],
): Map<number, number> {
  const prevented = new Map<number, number>();
  const add = (shares: readonly { player: number; share: number }[], amount: number): void => {
    for (const { player, share } of shares) {
      prevented.set(player, (prevented.get(player) ?? 0) + share * amount);
    }
  };
  const scored = new Set<number>();
  for (const { shot, team, added } of attempts) {
    const { outcome, outcomeFrame, crossingRight, crossingHeight } = shot.evidence;
    const sign = attackSign(team);
    const target = {
      x: crossingRight === null ? GOAL_CENTER.x : -sign * crossingRight,
      y: sign * GOAL_CENTER.y,
      z: crossingHeight ?? GOAL_CENTER.z,
    };
    if (outcome === 'goal' && outcomeFrame !== null) scored.add(outcomeFrame);
    const conceded = outcome === 'goal' ? 1 : 0;
    add(defenderShares(match, otherTeam(team), shot.frame, shot, target), added - conceded);
  }
  for (const goal of goals) {
    if (goal.team === null || goal.evidence.ownGoal || scored.has(goal.frame)) continue;
    // Its touch did not look like an attempt, or was not seen.
    const frame = goal.evidence.shotFrame ?? goal.frame;
    const { ball } = match;
    const from = { x: ball.x[frame]!, y: ball.y[frame]!, z: ball.z[frame]! };
    add(defenderShares(match, otherTeam(goal.team), frame, from, goal), -1);
  }
  return prevented;
}

/** Weight of a defender at distance d from the way of the ball: 1 / (500 + d), d in uu (game-and-stats.md 6.7). */
const NEAR = 500;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

interface DefenderShare {
  player: number;
  /** 0 to 1; the shares of a shot add up to 1. */
  share: number;
}

/** How much of a ball on its way to their goal each defender on the field answers for. Field coordinates. */
function defenderShares(
  match: MatchView,
  defending: TeamIndex,
  frame: number,
  from: Point,
  target: Point,
): DefenderShare[] {
  const weights = match.teams[defending]
    .filter((defender) => match.isAlive(defender, frame))
    .map(({ car, index }) => {
      const at = { x: car.x[frame]!, y: car.y[frame]!, z: car.z[frame]! };
      return { player: index, weight: 1 / (NEAR + distanceToSegment(at, from, target)) };
    });
  const total = weights.reduce((all, { weight }) => all + weight, 0);
  return weights.map(({ player, weight }) => ({ player, share: weight / total }));
}
