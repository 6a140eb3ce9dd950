import type { EventKind } from '../../detectors/event-kinds.ts';
import { goalDetector } from '../../detectors/goal/goal.detector.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import { isAttempt, isOnTarget, type ShotEvent } from '../../detectors/shot/shot-evidence.ts';
import { shotTagsDetector } from '../../detectors/shot/shot-tags.detector.ts';
import { touchDetector } from '../../detectors/touch/touch.detector.ts';
import type { TeamIndex } from '../../model/teams.ts';
import { countShotsWithGoals } from '../../statistics/core.statistics.ts';
import { sum } from '../../sums.ts';
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

const listAttempts = ({ of }: MetricInput): ShotEvent[] => of(shotDetector).filter(isAttempt);

const meanOfAttempts =
  (stat: (shot: ShotEvent) => number | null) =>
  (input: MetricInput): Tally =>
    mean(listAttempts(input).flatMap((shot) => stat(shot) ?? []));

const tagsPer5 = (kind: EventKind) => eventsPer5(shotTagsDetector, (event) => event.kind === kind);

/**
 * Reads a stat of the team. Teammates' rebounds also count as one play, so the players' values can add up to more than
 * their team's.
 */
const ofTeam =
  (read: (team: TeamXg) => Tally) =>
  ([first]: readonly MetricInput[]): Tally | null =>
    first ? read(first.matchXg.teams[first.player.team]) : null;

/** Returns what each of a player's touches added; null on non-soccar fields. */
function addedBy({ of }: MetricInput): number[] | null {
  const added = of(touchDetector).map(({ evidence }) => evidence.threatAdded);
  return added.every((value) => value !== null) ? added : null;
}

/** The scoreboard's stats; expected goals (game-and-stats.md 6) and the effect of touches on both teams' chances (6.6). */
export const SHOOTING_METRICS = {
  goals: ({ facts }) => count(facts.core.goals),
  shots: ({ facts }) => count(facts.core.shots),
  shootingPct: ({ facts }) => share(facts.core.goals, countShotsWithGoals(facts)),
  ...needTouches({
    ...needGoals({
      shotsOnTarget: {
        compute: (input) =>
          count(onTargetShots(input).filter(({ player }) => player === input.player.index).length),
        computeTeam: ([first]) =>
          first ? count(onTargetShots(first).filter(({ team }) => team === first.player.team).length) : null,
      },
      shotAccuracy: shareOfEvents(shotDetector, isOnTarget, isAttempt),
      shotSpeed: meanOfAttempts(({ evidence }) => evidence.speed),
      shotDistance: meanOfAttempts(({ evidence }) => evidence.distance),
      shotsUnderPressurePct: shareOfEvents(
        shotDetector,
        ({ evidence }) => evidence.pressure === 'tight',
        isAttempt,
      ),
      timePerShot: {
        compute: (input) => ({ sum: input.liveSeconds, over: listAttempts(input).length }),
        // The team has one clock, not one per player.
        computeTeam: (players) => ({
          sum: players[0]!.facts.matchClocks.live,
          over: players.flatMap(listAttempts).length,
        }),
      },
      aerialShots: tagsPer5('aerialShot'),
      openNetConversion: shareOfEvents(
        shotDetector,
        ({ evidence }) => evidence.outcome === 'goal',
        (shot) => isAttempt(shot) && shot.evidence.openNet,
      ),
      reboundShots: tagsPer5('reboundShot'),
      xg: { compute: ({ xg }) => count(xg.xg), computeTeam: ofTeam(({ xg }) => count(xg)) },
      goalsMinusXg: {
        compute: ({ xg }) => count(xg.finishing),
        computeTeam: ofTeam(({ goals, xg }) => count(goals - xg)),
      },
      xgPerShot: {
        compute: ({ xg }) => share(xg.xg, xg.attempts),
        computeTeam: ofTeam(({ xg, attempts }) => share(xg, attempts)),
      },
    }),
    threatAdded: (input) => {
      const added = addedBy(input);
      return added && per5(sum(added), input);
    },
    threatPerTouch: (input) => {
      const added = addedBy(input);
      return added && mean(added);
    },
  }),
} satisfies MetricComputes;
