import { boostLevels } from '../../detectors/boost-use/boost-levels.ts';
import { goalDetector } from '../../detectors/goal/goal.detector.ts';
import type { GoalEvent } from '../../detectors/goal/goal-evidence.ts';
import {
  controlledSpans,
  possessionByFrame,
  possessionDetector,
} from '../../detectors/possession/possession.detector.ts';
import { MAX_BALL_Y, shadowDetector } from '../../detectors/shadow/shadow.detector.ts';
import { otherTeam } from '../../model/teams.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { isPresent } from '../../timeline/presence.ts';
import { PRESENCE } from '../../timeline/tracks.ts';
import {
  count,
  type MetricComputes,
  type MetricInput,
  mean,
  needTouches,
  perMatch,
  share,
} from '../define-metric.ts';

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
    const levels = boostLevels(player.car, match.clock);
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
  const possession = possessionByFrame(controlledSpans(all(possessionDetector)), match.frames);
  return new Map(match.players.map((view) => [view.index, defendingOf(match, view, possession)]));
});

/** Returns the seconds on the field while the opponents have the ball, at most 1,024 uu deep in their own half. */
function defendingSeconds(input: MetricInput): number {
  return defending(input).get(input.player.index) ?? 0;
}

function defendingOf(match: MatchView, { car, sign, team }: PlayerView, possession: Uint8Array): number {
  const { live, ball, clock, frames } = match;
  const opponents = otherTeam(team);
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
      event.kind === 'goal' && event.team === otherTeam(player.team) && isPresent(presence, event.frame),
  );
}
