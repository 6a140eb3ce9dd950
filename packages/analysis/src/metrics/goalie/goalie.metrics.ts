import { backboardReadDetector } from '../../detectors/backboard/backboard-read.detector.ts';
import { calculateBoostLevels } from '../../detectors/boost-use/boost-levels.ts';
import { clearDetector } from '../../detectors/clear/clear.detector.ts';
import { goalDetector } from '../../detectors/goal/goal.detector.ts';
import type { GoalEvent } from '../../detectors/goal/goal-evidence.ts';
import { mapControlToFrames, possessionDetector } from '../../detectors/possession/possession.detector.ts';
import { saveDetector } from '../../detectors/save/save.detector.ts';
import { MAX_BALL_Y, shadowDetector } from '../../detectors/shadow/shadow.detector.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import { FIELD } from '../../model/field-geometry.ts';
import { getOtherTeam } from '../../model/teams.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { isPresent } from '../../timeline/presence.ts';
import { PRESENCE } from '../../timeline/tracks.ts';
import {
  count,
  type MetricComputes,
  type MetricInput,
  mean,
  needTouches,
  per5,
  perMatch,
  share,
} from '../define-metric.ts';
import { type OnTargetShot, onTargetShots } from '../shooting/shooting.metrics.ts';

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
      event.kind === 'goal' && event.team === getOtherTeam(player.team) && !event.evidence.ownGoal,
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
        first && isKnown(first) ? count(first.matchXg.teams[getOtherTeam(first.player.team)].xg) : null,
    },
    goalsPrevented: {
      compute: (input) => (isKnown(input) ? count(input.xg.prevented) : null),
      computeTeam: ([first]) => {
        if (!first || !isKnown(first)) return null;
        const { xg, goals } = first.matchXg.teams[getOtherTeam(first.player.team)];
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

function shotsAgainst(input: MetricInput): OnTargetShot[] {
  return onTargetShots(input).filter(({ team }) => team === getOtherTeam(input.player.team));
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

/** Boost is measured this long before a goal against, s (game-and-stats.md 4.2). */
const BEFORE_GOAL_SECONDS = 5;

/** Where a player is while their team defends. */
export const DEFENDING_METRICS = {
  concededAsLastMan: (input) =>
    count(goalsConceded(input).filter(({ evidence }) => evidence.lastMan === input.player.index).length),
  ...needTouches({
    shadowTimePct: (input) =>
      share(
        input.of(shadowDetector).reduce((total, { evidence }) => total + evidence.seconds, 0),
        defendingSeconds(input),
      ),
  }),
  timeLastManPct: (input) => {
    const { lastMan, together } = lastManSeconds(input);
    return share(lastMan, together);
  },
  caughtAhead: (input) =>
    count(
      goalsConceded(input).filter(({ evidence }) =>
        evidence.caughtAhead.split(',').includes(String(input.player.index)),
      ).length,
    ),
  boostAtGoalsAgainst: (input) => {
    const { match, player } = input;
    const { boostAmounts, unlimitedBoost } = match.timeline.facts;
    if (!boostAmounts || unlimitedBoost) return null;
    const levels = calculateBoostLevels(player.car, match.clock);
    return mean(
      goalsConceded(input).flatMap(({ time }) => {
        const level = levels[match.frameAt(Math.max(0, time - BEFORE_GOAL_SECONDS))]!;
        return Number.isNaN(level) ? [] : [level];
      }),
    );
  },
} satisfies MetricComputes;

/** By index into `Timeline.players`. */
const defending = perMatch(({ match, all }): ReadonlyMap<number, number> => {
  const possession = mapControlToFrames(all(possessionDetector), match);
  return new Map(match.players.map((view) => [view.index, calculateDefending(match, view, possession)]));
});

/** Returns the seconds on the field while the opponents have the ball, at most 1,024 uu deep in their own half. */
function defendingSeconds(input: MetricInput): number {
  return defending(input).get(input.player.index) ?? 0;
}

function calculateDefending(
  match: MatchView,
  { car, sign, team }: PlayerView,
  possession: Uint8Array,
): number {
  const { live, ball, clock, frames } = match;
  const opponents = getOtherTeam(team);
  let seconds = 0;
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] === 0 || possession[frame] !== opponents || car.presence[frame] !== PRESENCE.alive)
      continue;
    if (ball.present[frame] === 1 && sign * ball.y[frame]! <= MAX_BALL_Y) seconds += clock.delta[frame]!;
  }
  return seconds;
}

interface LastManSeconds {
  /** Live play on the field with at least one teammate, s. */
  together: number;
  /** Part of it as the deepest player of the team. */
  lastMan: number;
}

/** By index into `Timeline.players`. */
const byPlayer = perMatch(({ match }): ReadonlyMap<number, LastManSeconds> => {
  const all = new Map(match.players.map(({ index }) => [index, { together: 0, lastMan: 0 }]));
  for (const team of match.teams) addTeam(match, team, all);
  return all;
});

function lastManSeconds(input: MetricInput): LastManSeconds {
  return byPlayer(input).get(input.player.index)!;
}

function addTeam(
  { live, clock, frames }: MatchView,
  team: readonly PlayerView[],
  all: ReadonlyMap<number, LastManSeconds>,
): void {
  const [first] = team;
  if (first === undefined || team.length < 2) return;
  const { sign } = first;
  const presence = team.map(({ car }) => car.presence);
  const depths = team.map(({ car }) => car.y);
  const together = new Float64Array(team.length);
  const lastMan = new Float64Array(team.length);
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] === 0) continue;
    let alive = 0;
    let deepest = -1;
    let depth = Number.POSITIVE_INFINITY;
    for (let member = 0; member < team.length; member++) {
      if (presence[member]![frame] !== PRESENCE.alive) continue;
      alive += 1;
      const y = sign * depths[member]![frame]!;
      if (y >= depth) continue;
      depth = y;
      deepest = member;
    }
    if (alive < 2) continue;
    const seconds = clock.delta[frame]!;
    lastMan[deepest]! += seconds;
    for (let member = 0; member < team.length; member++) {
      if (presence[member]![frame] === PRESENCE.alive) together[member]! += seconds;
    }
  }
  team.forEach(({ index }, member) => {
    Object.assign(all.get(index)!, { together: together[member]!, lastMan: lastMan[member]! });
  });
}

/** Returns the opponents' goals while the player was in the match, including own goals of the player's team. */
function goalsConceded({ match, player, all }: MetricInput): GoalEvent[] {
  const { presence } = match.timeline.players[player.index]!;
  return all(goalDetector).filter(
    (event): event is GoalEvent =>
      event.kind === 'goal' && event.team === getOtherTeam(player.team) && isPresent(presence, event.frame),
  );
}
