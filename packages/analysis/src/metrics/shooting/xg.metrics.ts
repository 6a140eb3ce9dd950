import type { EventKind } from '../../detectors/event-kinds.ts';
import { shotTagsDetector } from '../../detectors/shot/shot-tags.detector.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import { SHOOTING_PERCENTAGE_WORDS, shotsWithGoals } from '../../statistics/core.statistics.ts';
import { count, type Metric, type MetricInput, needTouches, per5, share } from '../define-metric.ts';
import type { TeamXg } from '../match-xg.ts';
import { attemptsOf } from './attempt.metrics.ts';

const kinds = {
  group: 'shooting',
  target: null,
  better: 'higher',
  decimals: 1,
  minimumTeamSize: 1,
} as const;

/** Shots by origin. */
export const SHOT_KIND_METRICS: readonly Metric[] = needTouches([
  {
    ...kinds,
    key: 'aerialShots',
    number: 10,
    label: 'Aerial shots',
    unit: 'count',
    scale: 'per5',
    sample: 's of playing time',
    confidence: 'high',
    definition: 'Shots with your car at least 200 uu above the ground, per 5 minutes of play.',
    events: ['aerialShot'],
    compute: (input) => rateOf(input, 'aerialShot'),
  },
  {
    ...kinds,
    key: 'openNetConversion',
    number: 11,
    label: 'Open-net conversion',
    unit: 'percent',
    scale: 'share',
    sample: 'open-net attempts',
    confidence: 'medium',
    definition:
      '% of open-net shots that go in: no opponent within 1,500 uu of the ball’s path or 2,500 uu of where it crosses the line. Own goals are left out.',
    events: ['openNetShot'],
    compute: (input) => {
      const open = attemptsOf(input)?.filter(({ evidence }) => evidence.openNet);
      return open
        ? share(open.filter(({ evidence }) => evidence.outcome === 'goal').length, open.length)
        : null;
    },
  },
  {
    ...kinds,
    key: 'reboundShots',
    number: 12,
    label: 'Rebound shots',
    unit: 'count',
    scale: 'per5',
    sample: 's of playing time',
    confidence: 'medium',
    definition:
      'Shots within 1.5 seconds of the ball coming off the back wall, the frame or a save, per 5 minutes of play. From at most 2,120 uu out.',
    events: ['reboundShot'],
    compute: (input) => rateOf(input, 'reboundShot'),
  },
]);

function rateOf(input: MetricInput, kind: EventKind) {
  if (!hasStandardGoals(input.match.timeline)) return null;
  return per5(input.of(shotTagsDetector).filter((event) => event.kind === kind).length, input);
}

const scoreboard = {
  group: 'shooting',
  better: 'higher',
  target: null,
  confidence: 'high',
  minimumTeamSize: 1,
} as const;

/** Shooting stats from the scoreboard. */
export const SCOREBOARD_METRICS: readonly Metric[] = [
  {
    ...scoreboard,
    key: 'goals',
    number: 0,
    label: 'Goals',
    unit: 'count',
    scale: 'match',
    decimals: 0,
    sample: 'match',
    definition: 'Goals on your scoreboard.',
    events: ['goal'],
    compute: ({ facts }) => count(facts.core.goals),
  },
  {
    ...scoreboard,
    key: 'shots',
    number: 1,
    label: 'Shots',
    unit: 'count',
    scale: 'match',
    decimals: 0,
    sample: 'match',
    definition: 'Shots on your scoreboard: those the game credits.',
    events: ['shot'],
    compute: ({ facts }) => count(facts.core.shots),
  },
  {
    ...scoreboard,
    key: 'shootingPct',
    number: 3,
    label: 'Shooting percentage',
    unit: 'percent',
    scale: 'share',
    decimals: 1,
    sample: 'shots',
    definition: SHOOTING_PERCENTAGE_WORDS,
    events: ['shot'],
    compute: ({ facts }) => share(facts.core.goals, shotsWithGoals(facts)),
  },
];

const expected = {
  group: 'shooting',
  unit: 'goals',
  decimals: 2,
  better: 'higher',
  target: null,
  confidence: 'medium',
  minimumTeamSize: 1,
  events: ['shot'],
} as const;

/** Expected goals of a player's shots (game-and-stats.md 6). */
export const XG_METRICS: readonly Metric[] = needTouches([
  {
    ...expected,
    key: 'xg',
    number: 5,
    label: 'Expected goals',
    scale: 'match',
    sample: 'match',
    definition:
      'xG: how many goals an average player would score from your attempts, given distance, angle, speed and defense. Rebounds within 2 seconds never add up to more than one goal. Own goals are left out.',
    compute: (input) => (isKnown(input) ? count(input.xg.xg) : null),
    computeTeam: ([first]) => ofTeam(first, ({ xg }) => xg),
  },
  {
    ...expected,
    key: 'goalsMinusXg',
    number: 6,
    label: 'Finishing',
    scale: 'match',
    sample: 'match',
    definition: 'Goals minus xG. Above 0 means you finish better than average. Own goals are left out.',
    compute: (input) => (isKnown(input) ? count(input.xg.finishing) : null),
    computeTeam: ([first]) => ofTeam(first, ({ goals, xg }) => goals - xg),
  },
  {
    ...expected,
    key: 'xgPerShot',
    number: 7,
    label: 'Shot quality',
    scale: 'mean',
    sample: 'attempts',
    definition: 'Average xG per attempt: how good your chances are.',
    compute: (input) => (isKnown(input) ? share(input.xg.xg, input.xg.attempts) : null),
    computeTeam: ([first]) => {
      if (!first || !isKnown(first)) return null;
      const { xg, attempts } = first.matchXg.teams[first.player.team];
      return share(xg, attempts);
    },
  },
]);

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
