import { backboardReadDetector } from '../../detectors/backboard/backboard-read.detector.ts';
import { clearDetector } from '../../detectors/clear/clear.detector.ts';
import { goalDetector } from '../../detectors/goal/goal.detector.ts';
import type { GoalEvent } from '../../detectors/goal/goal-evidence.ts';
import { saveDetector } from '../../detectors/save/save.detector.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import { FIELD } from '../../model/field-geometry.ts';
import { otherTeam } from '../../model/teams.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { count, type MetricComputes, type MetricInput, needTouches, per5, share } from '../define-metric.ts';
import { type OnTargetShot, onTargetShots } from '../shooting/attempt.metrics.ts';

/** Getting the ball out of the defensive zone. */
export const CLEAR_METRICS = needTouches({
  clears: (input) => per5(input.of(clearDetector).length, input),
  clearSuccessPct: ({ of }) => {
    const clears = of(clearDetector);
    return share(clears.filter(({ evidence }) => evidence.successful).length, clears.length);
  },
  backboardClears: (input) =>
    per5(input.of(backboardReadDetector).filter(({ evidence }) => evidence.side === 'defense').length, input),
});

/** Goals against a team, excluding own goals. */
const scoredAgainst = ({ player, all }: MetricInput): GoalEvent[] =>
  all(goalDetector).filter(
    (event): event is GoalEvent =>
      event.kind === 'goal' && event.team === otherTeam(player.team) && !event.evidence.ownGoal,
  );

const isKnown = ({ match }: MetricInput): boolean => hasStandardGoals(match.timeline);

/** Shots faced and their outcomes. */
export const SAVE_METRICS = {
  saves: ({ facts }) => count(facts.core.saves),
  epicSaves: ({ of }) => count(of(saveDetector).filter(({ evidence }) => evidence.epic).length),
  ...needTouches({
    shotsFaced: {
      compute: (input) => (isKnown(input) ? count(shotsFaced(input).length) : null),
      // Two defenders can face the same shot.
      computeTeam: ([first]) => (first && isKnown(first) ? count(shotsAgainst(first).length) : null),
    },
  }),
  savePct: {
    compute: (input) => {
      const { saves } = input.facts.core;
      const conceded = scoredAgainst(input).filter(
        ({ evidence }) => evidence.nearestDefender === input.player.index,
      );
      return share(saves, saves + conceded.length);
    },
    // Every goal counts, including goals while the team has no one on the field.
    computeTeam: (players) => {
      const [first] = players;
      if (!first) return null;
      const saves = players.reduce((total, { facts }) => total + facts.core.saves, 0);
      return share(saves, saves + scoredAgainst(first).length);
    },
  },
  ...needTouches({
    xga: {
      compute: (input) => (isKnown(input) ? count(input.xg.xga) : null),
      computeTeam: ([first]) =>
        first && isKnown(first) ? count(first.matchXg.teams[otherTeam(first.player.team)].xg) : null,
    },
    goalsPrevented: {
      compute: (input) => (isKnown(input) ? count(input.xg.prevented) : null),
      computeTeam: ([first]) => {
        if (!first || !isKnown(first)) return null;
        const { xg, goals } = first.matchXg.teams[otherTeam(first.player.team)];
        return count(xg - goals);
      },
    },
    blocks: (input) => (isKnown(input) ? per5(blocksBy(input), input) : null),
  }),
} satisfies MetricComputes;

function blocksBy({ against }: MetricInput): number {
  return against(shotDetector).filter(({ evidence }) => evidence.attempt && evidence.outcome === 'block')
    .length;
}

/** A defender this close to the middle of their goal line is in goal, uu (game-and-stats.md 4.2). */
const IN_GOAL = 2000;

/** Returns the opponents' shots on target. */
function shotsAgainst(input: MetricInput): OnTargetShot[] {
  return onTargetShots(input).filter(({ team }) => team === otherTeam(input.player.team));
}

/** Returns the shots that a player faced: as the last man or in goal. */
function shotsFaced(input: MetricInput): OnTargetShot[] {
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
    (teammate) => !match.isAlive(teammate, frame) || sign * teammate.car.y[frame]! >= sign * car.y[frame]!,
  );
}
