import type { MatchView, PlayerView } from '../../detectors/match-view.ts';
import { isOnTarget } from '../../detectors/shot/on-target.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import type { ShotEvent } from '../../detectors/shot/shot-evidence.ts';
import { FIELD } from '../../model/field-geometry.ts';
import { otherTeam } from '../../model/teams.ts';
import type { MetricInput } from '../define-metric.ts';

/** A defender this near to the middle of his goal line is in goal, uu (game-and-stats.md 4.2). */
const IN_GOAL = 2000;

/** Shots on target of the opponents. */
export function shotsAgainst({ player, all }: MetricInput): ShotEvent[] {
  return all(shotDetector).filter((shot) => shot.team === otherTeam(player.team) && isOnTarget(shot));
}

/** Those that a player faced: as the last man of his team or in his goal. */
export function shotsFaced(input: MetricInput): ShotEvent[] {
  const { match, player } = input;
  return shotsAgainst(input).filter(
    ({ frame }) =>
      match.isAlive(player, frame) && (isInGoal(player, frame) || isLastMan(match, player, frame)),
  );
}

function isInGoal({ car, sign }: PlayerView, frame: number): boolean {
  return Math.hypot(car.x[frame]!, sign * car.y[frame]! + FIELD.backWallY) <= IN_GOAL;
}

function isLastMan(match: MatchView, player: PlayerView, frame: number): boolean {
  const { sign, car, team } = player;
  return match.teams[team].every(
    (mate) => !match.isAlive(mate, frame) || sign * mate.car.y[frame]! >= sign * car.y[frame]!,
  );
}
