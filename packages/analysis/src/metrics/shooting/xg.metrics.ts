import type { EventKind } from '../../detectors/event-kinds.ts';
import { shotTagsDetector } from '../../detectors/shot/shot-tags.detector.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import { shotsWithGoals } from '../../statistics/core.statistics.ts';
import { count, type MetricComputes, type MetricInput, needTouches, per5, share } from '../define-metric.ts';
import type { TeamXg } from '../match-xg.ts';
import { attemptsOf } from './attempt.metrics.ts';

/** Shots by origin. */
export const SHOT_KIND_METRICS = needTouches({
  aerialShots: (input) => rateOf(input, 'aerialShot'),
  openNetConversion: (input) => {
    const open = attemptsOf(input)?.filter(({ evidence }) => evidence.openNet);
    return open
      ? share(open.filter(({ evidence }) => evidence.outcome === 'goal').length, open.length)
      : null;
  },
  reboundShots: (input) => rateOf(input, 'reboundShot'),
});

function rateOf(input: MetricInput, kind: EventKind) {
  if (!hasStandardGoals(input.match.timeline)) return null;
  return per5(input.of(shotTagsDetector).filter((event) => event.kind === kind).length, input);
}

/** Shooting stats from the scoreboard. */
export const SCOREBOARD_METRICS = {
  goals: ({ facts }) => count(facts.core.goals),
  shots: ({ facts }) => count(facts.core.shots),
  shootingPct: ({ facts }) => share(facts.core.goals, shotsWithGoals(facts)),
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
