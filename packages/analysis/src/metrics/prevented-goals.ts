import type { GoalEvent } from '../detectors/goal/goal-evidence.ts';
import type { ShotEvent } from '../detectors/shot/shot-evidence.ts';
import { attackSign, otherTeam, type TeamIndex } from '../model/teams.ts';
import type { MatchView } from '../timeline/match-view.ts';
import { GOAL_CENTER } from '../xg/shot-features.ts';
import { defenderShares } from './defender-shares.ts';

/** An attempt with what it adds to its team's expected goals. */
export interface FacedAttempt {
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
