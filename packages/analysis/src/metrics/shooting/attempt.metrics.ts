import { goalDetector } from '../../detectors/goal/goal.detector.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import { isAttempt, isOnTarget, type ShotEvent } from '../../detectors/shot/shot-evidence.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import type { TeamIndex } from '../../model/teams.ts';
import {
  count,
  type Metric,
  type MetricInput,
  mean,
  needTouches,
  perMatch,
  share,
} from '../define-metric.ts';
import type { Tally } from '../metric.ts';

/** What this group's definitions call an attempt (game-and-stats.md 3.6). */
const ATTEMPT_WORDS =
  'An attempt is a touch that scores or would put the ball in the net within 4 seconds. It doesn’t have to be a shot on the scoreboard. Near misses (up to 450 uu wide or 250 uu high) count too; own goals don’t.';

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

const attempts = {
  group: 'shooting',
  target: null,
  sample: 'attempts',
  confidence: 'medium',
  minimumTeamSize: 1,
  events: ['shot'],
} as const;

/** How often a player shoots, and how accurately. */
export const ATTEMPT_METRICS: readonly Metric[] = needTouches([
  {
    ...attempts,
    key: 'shotsOnTarget',
    number: 2,
    label: 'Attempts on target',
    unit: 'count',
    scale: 'match',
    decimals: 0,
    better: 'higher',
    sample: 'match',
    definition:
      'Attempts that would have gone in untouched, plus your goals. Own goals by opponents are left out.',
    events: ['shotOnTarget'],
    compute: (input) =>
      hasStandardGoals(input.match.timeline)
        ? count(onTargetShots(input).filter(({ player }) => player === input.player.index).length)
        : null,
    computeTeam: ([first]) =>
      first && hasStandardGoals(first.match.timeline)
        ? count(onTargetShots(first).filter(({ team }) => team === first.player.team).length)
        : null,
  },
  {
    ...attempts,
    key: 'shotAccuracy',
    number: 4,
    label: 'Shot accuracy',
    unit: 'percent',
    scale: 'share',
    decimals: 1,
    better: 'higher',
    definition: `% of attempts on target. ${ATTEMPT_WORDS}`,
    compute: (input) => shareOf(input, isOnTarget),
  },
  {
    ...attempts,
    key: 'shotSpeed',
    number: 8,
    label: 'Average shot speed',
    unit: 'uuPerSecond',
    scale: 'mean',
    decimals: 0,
    better: 'higher',
    confidence: 'high',
    definition: 'The ball’s average speed right after your attempts.',
    compute: (input) => meanOf(input, ({ evidence }) => evidence.speed),
  },
  {
    ...attempts,
    key: 'shotDistance',
    number: 9,
    label: 'Average shot distance',
    unit: 'uu',
    scale: 'mean',
    decimals: 0,
    better: 'neutral',
    confidence: 'high',
    definition: 'Average distance from the ball to the center of the net at your attempts.',
    compute: (input) => meanOf(input, ({ evidence }) => evidence.distance),
  },
  {
    ...attempts,
    key: 'shotsUnderPressurePct',
    number: 13,
    label: 'Shots under pressure',
    unit: 'percent',
    scale: 'share',
    decimals: 1,
    better: 'neutral',
    definition: '% of attempts you take with an opponent less than 500 uu from the ball.',
    compute: (input) => shareOf(input, ({ evidence }) => evidence.pressure === 'tight'),
  },
  {
    ...attempts,
    key: 'timePerShot',
    number: 14,
    label: 'Time between attempts',
    unit: 'seconds',
    scale: 'mean',
    decimals: 1,
    better: 'lower',
    definition: `Seconds of play per attempt. Matches without one are left out. ${ATTEMPT_WORDS}`,
    compute: (input) => {
      const own = attemptsOf(input);
      return own && { sum: input.liveSeconds, over: own.length };
    },
    // The team has one clock, not one per player.
    computeTeam: (players) => {
      const own = players.map(attemptsOf);
      if (own.includes(null)) return null;
      return {
        sum: players[0]!.facts.matchClocks.live,
        over: own.reduce((total, list) => total + (list?.length ?? 0), 0),
      };
    },
  },
]);

function shareOf(input: MetricInput, fits: (shot: ShotEvent) => boolean): Tally | null {
  const own = attemptsOf(input);
  return own && share(own.filter(fits).length, own.length);
}

function meanOf(input: MetricInput, stat: (shot: ShotEvent) => number | null): Tally | null {
  const own = attemptsOf(input);
  return own && mean(own.flatMap((shot) => stat(shot) ?? []));
}
