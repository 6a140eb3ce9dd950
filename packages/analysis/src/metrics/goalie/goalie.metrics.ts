import { backboardReadDetector } from '../../detectors/backboard/backboard-read.detector.ts';
import { calculateBoostLevels } from '../../detectors/boost-use/boost-levels.ts';
import { clearDetector } from '../../detectors/clear/clear.detector.ts';
import { goalDetector } from '../../detectors/goal/goal.detector.ts';
import type { GoalEvent } from '../../detectors/goal/goal-evidence.ts';
import { mapControlToFrames, possessionDetector } from '../../detectors/possession/possession.detector.ts';
import { saveDetector } from '../../detectors/save/save.detector.ts';
import { MAX_BALL_Y, shadowDetector } from '../../detectors/shadow/shadow.detector.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import { FIELD } from '../../model/field-geometry.ts';
import { getOtherTeam } from '../../model/teams.ts';
import { sumOf } from '../../sums.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { isPresent } from '../../timeline/presence.ts';
import { PRESENCE } from '../../timeline/tracks.ts';
import {
  count,
  eventsPer5,
  type MetricComputes,
  type MetricInput,
  mean,
  needGoals,
  needTouches,
  per5,
  perMatch,
  share,
  shareOfEvents,
} from '../define-metric.ts';
import type { TeamXg } from '../match-xg.ts';
import type { Tally } from '../metric.ts';
import { type OnTargetShot, onTargetShots } from '../shooting/shooting.metrics.ts';

const scoredAgainst = ({ player, all }: MetricInput): GoalEvent[] =>
  all(goalDetector).filter(
    (event): event is GoalEvent =>
      event.kind === 'goal' && event.team === getOtherTeam(player.team) && !event.evidence.ownGoal,
  );

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

const ofOpponents =
  (read: (opponents: TeamXg) => Tally) =>
  ([first]: readonly MetricInput[]): Tally | null =>
    first ? read(first.matchXg.teams[getOtherTeam(first.player.team)]) : null;

/** Boost is measured this long before a goal against, s (game-and-stats.md 4.2). */
const BEFORE_GOAL_SECONDS = 5;

/** Clears, shots faced and their outcomes, and where a player is while their team defends. */
export const GOALIE_METRICS = {
  saves: ({ facts }) => count(facts.core.saves),
  epicSaves: ({ of }) => count(of(saveDetector).filter(({ evidence }) => evidence.epic).length),
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
      const saves = sumOf(players, ({ facts }) => facts.core.saves);
      return share(saves, saves + scoredAgainst(first).length);
    },
  },
  ...needTouches({
    clears: eventsPer5(clearDetector),
    clearSuccessPct: shareOfEvents(clearDetector, ({ evidence }) => evidence.successful),
    backboardClears: eventsPer5(backboardReadDetector, ({ evidence }) => evidence.side === 'defense'),
    shadowTimePct: (input) =>
      share(
        sumOf(input.of(shadowDetector), ({ evidence }) => evidence.seconds),
        defending(input).get(input.player.index) ?? 0,
      ),
    ...needGoals({
      shotsFaced: {
        compute: (input) => count(shotsFaced(input).length),
        // Two defenders can face the same shot.
        computeTeam: ([first]) => (first ? count(shotsAgainst(first).length) : null),
      },
      xga: { compute: ({ xg }) => count(xg.xga), computeTeam: ofOpponents(({ xg }) => count(xg)) },
      goalsPrevented: {
        compute: ({ xg }) => count(xg.prevented),
        computeTeam: ofOpponents(({ xg, goals }) => count(xg - goals)),
      },
      blocks: (input) =>
        per5(
          input
            .against(shotDetector)
            .filter(({ evidence }) => evidence.attempt && evidence.outcome === 'block').length,
          input,
        ),
    }),
  }),
  concededAsLastMan: (input) =>
    count(goalsConceded(input).filter(({ evidence }) => evidence.lastMan === input.player.index).length),
  timeLastManPct: (input) => {
    const { lastMan, together } = byPlayer(input).get(input.player.index)!;
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

/**
 * Seconds on the field while the opponents have the ball, at most 1,024 uu deep in their own half; by index into
 * `Timeline.players`.
 */
const defending = perMatch(({ match, all }): ReadonlyMap<number, number> => {
  const possession = mapControlToFrames(all(possessionDetector), match);
  return new Map(match.players.map((view) => [view.index, calculateDefending(match, view, possession)]));
});

function calculateDefending(match: MatchView, { car, sign, team }: PlayerView, possession: Uint8Array) {
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
