import { distanceToSegment } from '../detectors/shot/setting.ts';
import type { TeamIndex } from '../model/teams.ts';
import type { MatchView } from '../timeline/match-view.ts';

/** Weight of a defender at distance d from the way of the ball: 1 / (500 + d), d in uu (game-and-stats.md 6.7). */
const NEAR = 500;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface DefenderShare {
  player: number;
  /** 0 to 1; the shares of a shot add up to 1. */
  share: number;
}

/** How much of a ball on its way to their goal each defender on the field answers for. Field coordinates. */
export function defenderShares(
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
