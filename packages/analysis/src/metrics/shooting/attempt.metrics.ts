import { goalDetector } from '../../detectors/goal/goal.detector.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import { isAttempt, isOnTarget, type ShotEvent } from '../../detectors/shot/shot-evidence.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import type { TeamIndex } from '../../model/teams.ts';
import { count, type MetricInput, mean, needTouches, perMatch, share } from '../define-metric.ts';
import type { Tally } from '../metric.ts';

/** Returns a player's attempts; null on maps with other goals, where flights can't be judged. */
export function attemptsOf({ match, of }: MetricInput): readonly ShotEvent[] | null {
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
  shotAccuracy: (input) => shareOf(input, isOnTarget),
  shotSpeed: (input) => meanOf(input, ({ evidence }) => evidence.speed),
  shotDistance: (input) => meanOf(input, ({ evidence }) => evidence.distance),
  shotsUnderPressurePct: (input) => shareOf(input, ({ evidence }) => evidence.pressure === 'tight'),
  timePerShot: {
    compute: (input) => {
      const own = attemptsOf(input);
      return own && { sum: input.liveSeconds, over: own.length };
    }, // The team has one clock, not one per player.
    computeTeam: (players) => {
      const own = players.map(attemptsOf);
      if (own.includes(null)) return null;
      return {
        sum: players[0]!.facts.matchClocks.live,
        over: own.reduce((total, list) => total + (list?.length ?? 0), 0),
      };
    },
  },
});

function shareOf(input: MetricInput, fits: (shot: ShotEvent) => boolean): Tally | null {
  const own = attemptsOf(input);
  return own && share(own.filter(fits).length, own.length);
}

function meanOf(input: MetricInput, stat: (shot: ShotEvent) => number | null): Tally | null {
  const own = attemptsOf(input);
  return own && mean(own.flatMap((shot) => stat(shot) ?? []));
}
