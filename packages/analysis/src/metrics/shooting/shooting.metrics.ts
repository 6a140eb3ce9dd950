import type { EventKind } from '../../detectors/event-kinds.ts';
import { goalDetector } from '../../detectors/goal/goal.detector.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import { isAttempt, isOnTarget, type ShotEvent } from '../../detectors/shot/shot-evidence.ts';
import { shotTagsDetector } from '../../detectors/shot/shot-tags.detector.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import { touchDetector } from '../../detectors/touch/touch.detector.ts';
import type { TeamIndex } from '../../model/teams.ts';
import { countShotsWithGoals } from '../../statistics/core.statistics.ts';
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
import type { TeamXg } from '../match-xg.ts';
import type { Tally } from '../metric.ts';

/** Returns a player's attempts; null on maps with other goals, where flights can't be judged. */
function listAttempts({ match, of }: MetricInput): readonly ShotEvent[] | null {
  if (!hasStandardGoals(match.timeline)) return null;
  return of(shotDetector).filter(isAttempt);
}

export interface OnTargetShot {
  /** Index into `Timeline.players`; -1 for a goal without a scorer. */
  player: number;
  team: TeamIndex | null;
  /** Frame of the touch, or of the goal if no touch was seen. */
  frame: number;
}

/** Shots on target of a match, and goals without a seen shot; own goals are excluded. */
export const onTargetShots = perMatch(({ all }): readonly OnTargetShot[] => {
  const shots = all(shotDetector).filter(isOnTarget);
  const scored = new Set(all(shotDetector).map(({ evidence }) => evidence.outcomeFrame));
  const unseen = all(goalDetector).filter(
    (event) => event.kind === 'goal' && !event.evidence.ownGoal && !scored.has(event.frame),
  );
  return [...shots, ...unseen].map(({ player, team, frame }) => ({ player, team, frame }));
});

/** How often a player shoots, and how accurately. */
export const ATTEMPT_METRICS = needTouches({
  shotsOnTarget: {
    compute: (input) =>
      hasStandardGoals(input.match.timeline)
        ? count(onTargetShots(input).filter(({ player }) => player === input.player.index).length)
        : null,
    computeTeam: ([first]) =>
      first && hasStandardGoals(first.match.timeline)
        ? count(onTargetShots(first).filter(({ team }) => team === first.player.team).length)
        : null,
  },
  shotAccuracy: (input) => getShare(input, isOnTarget),
  shotSpeed: (input) => calculateMean(input, ({ evidence }) => evidence.speed),
  shotDistance: (input) => calculateMean(input, ({ evidence }) => evidence.distance),
  shotsUnderPressurePct: (input) => getShare(input, ({ evidence }) => evidence.pressure === 'tight'),
  timePerShot: {
    compute: (input) => {
      const own = listAttempts(input);
      return own && { sum: input.liveSeconds, over: own.length };
    }, // The team has one clock, not one per player.
    computeTeam: (players) => {
      const own = players.map(listAttempts);
      if (own.includes(null)) return null;
      return {
        sum: players[0]!.facts.matchClocks.live,
        over: own.reduce((total, list) => total + (list?.length ?? 0), 0),
      };
    },
  },
});

function getShare(input: MetricInput, fits: (shot: ShotEvent) => boolean): Tally | null {
  const own = listAttempts(input);
  return own && share(own.filter(fits).length, own.length);
}

function calculateMean(input: MetricInput, stat: (shot: ShotEvent) => number | null): Tally | null {
  const own = listAttempts(input);
  return own && mean(own.flatMap((shot) => stat(shot) ?? []));
}

export const SHOT_KIND_METRICS = needTouches({
  aerialShots: (input) => calculateRate(input, 'aerialShot'),
  openNetConversion: (input) => {
    const open = listAttempts(input)?.filter(({ evidence }) => evidence.openNet);
    return open
      ? share(open.filter(({ evidence }) => evidence.outcome === 'goal').length, open.length)
      : null;
  },
  reboundShots: (input) => calculateRate(input, 'reboundShot'),
});

function calculateRate(input: MetricInput, kind: EventKind) {
  if (!hasStandardGoals(input.match.timeline)) return null;
  return per5(input.of(shotTagsDetector).filter((event) => event.kind === kind).length, input);
}

export const SCOREBOARD_METRICS = {
  goals: ({ facts }) => count(facts.core.goals),
  shots: ({ facts }) => count(facts.core.shots),
  shootingPct: ({ facts }) => share(facts.core.goals, countShotsWithGoals(facts)),
} satisfies MetricComputes;

/** Expected goals of a player's shots (game-and-stats.md 6). */
export const XG_METRICS = needTouches({
  xg: {
    compute: (input) => (isKnown(input) ? count(input.xg.xg) : null),
    computeTeam: ([first]) => ofTeam(first, ({ xg }) => xg),
  },
  goalsMinusXg: {
    compute: (input) => (isKnown(input) ? count(input.xg.finishing) : null),
    computeTeam: ([first]) => ofTeam(first, ({ goals, xg }) => goals - xg),
  },
  xgPerShot: {
    compute: (input) => (isKnown(input) ? share(input.xg.xg, input.xg.attempts) : null),
    computeTeam: ([first]) => {
      if (!first || !isKnown(first)) return null;
      const { xg, attempts } = first.matchXg.teams[first.player.team];
      return share(xg, attempts);
    },
  },
});

/** Returns whether shots can be rated, which is not the case on maps with other goals. */
function isKnown({ match }: MetricInput): boolean {
  return hasStandardGoals(match.timeline);
}

/**
 * Returns a stat of the team. Teammates' rebounds also count as one play, so the players' values can add up to more
 * than their team's.
 */
function ofTeam(first: MetricInput | undefined, stat: (team: TeamXg) => number) {
  return first && isKnown(first) ? count(stat(first.matchXg.teams[first.player.team])) : null;
}

/** Returns what each of a player's touches added; null on non-soccar fields. */
function addedBy({ of }: MetricInput): number[] | null {
  const added = of(touchDetector).map(({ evidence }) => evidence.threatAdded);
  return added.every((value) => value !== null) ? added : null;
}

/** Effect of touches on both teams' chances. Source: game-and-stats.md 6.6. */
export const THREAT_METRICS = needTouches({
  threatAdded: (input) => {
    const added = addedBy(input);
    return (
      added &&
      per5(
        added.reduce((total, value) => total + value, 0),
        input,
      )
    );
  },
  threatPerTouch: (input) => {
    const added = addedBy(input);
    return added && mean(added);
  },
});
