import type { MatchView } from '../detectors/match-view.ts';
import { distanceToSegment } from '../detectors/shot/setting.ts';
import type { ShotEvent } from '../detectors/shot/shot-evidence.ts';
import { attackSign, otherTeam, type TeamIndex } from '../model/teams.ts';
import { GOAL_CENTER } from './shot-features.ts';

/** Weight of a defender at distance d from the way of the shot: 1 / (500 + d), d in uu (game-and-stats.md 6.7). */
const NEAR = 500;

export interface DefenderShare {
  player: number;
  /** 0 to 1; the shares of a shot add up to 1. */
  share: number;
}

/** How much of a shot each defender answers for. */
export function defenderShares(match: MatchView, shot: ShotEvent, defending: TeamIndex): DefenderShare[] {
  const sign = attackSign(otherTeam(defending));
  const { crossingRight, crossingHeight } = shot.evidence;
  const target = {
    x: crossingRight === null ? GOAL_CENTER.x : -sign * crossingRight,
    y: sign * GOAL_CENTER.y,
    z: crossingHeight ?? GOAL_CENTER.z,
  };
  const weights = match.teams[defending]
    .filter((defender) => match.isAlive(defender, shot.frame))
    .map(({ car, index }) => {
      const at = { x: car.x[shot.frame]!, y: car.y[shot.frame]!, z: car.z[shot.frame]! };
      return { player: index, weight: 1 / (NEAR + distanceToSegment(at, shot, target)) };
    });
  const total = weights.reduce((all, { weight }) => all + weight, 0);
  return weights.map(({ player, weight }) => ({ player, share: weight / total }));
}
