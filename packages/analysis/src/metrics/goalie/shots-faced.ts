import { FIELD } from '../../model/field-geometry.ts';
import { otherTeam } from '../../model/teams.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import type { MetricInput } from '../define-metric.ts';
import { type OnTargetShot, onTargetShots } from '../shooting/on-target-shots.ts';

/** A defender this near to the middle of his goal line is in goal, uu (game-and-stats.md 4.2). */
const IN_GOAL = 2000;

/** Shots on target of the opponents. */
export function shotsAgainst(input: MetricInput): OnTargetShot[] {
  return onTargetShots(input).filter(({ team }) => team === otherTeam(input.player.team));
}

/** Those that a player faced: as the last man of his team or in his goal. */
export function shotsFaced(input: MetricInput): OnTargetShot[] {
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
