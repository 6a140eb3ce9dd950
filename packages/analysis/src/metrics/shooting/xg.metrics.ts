import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import { count, type Metric, type MetricInput, needTouches, share } from '../define-metric.ts';
import type { TeamXg } from '../match-xg.ts';

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

/** Expected goals of what a player shoots (game-and-stats.md 6). */
export const XG_METRICS: readonly Metric[] = needTouches([
  {
    ...expected,
    key: 'xg',
    number: 5,
    label: 'Expected goals',
    scale: 'match',
    sample: 'match',
    definition:
      'Goals that your attempts are worth on average, from distance, angle, speed, aim and how well the defence can reach the ball. Rebounds within 2 seconds never add up to more than one goal. Own goals are left out.',
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
    definition:
      'Goals minus expected goals: above 0 you score more than your attempts are worth on average. Goals that were own goals of the opponents are left out.',
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
    definition: 'Expected goals of an attempt, on average: how good the chances are that you shoot from.',
    compute: (input) => (isKnown(input) ? share(input.xg.xg, input.xg.attempts) : null),
    computeTeam: ([first]) => {
      if (!first || !isKnown(first)) return null;
      const { xg, attempts } = first.matchXg.teams[first.player.team];
      return share(xg, attempts);
    },
  },
]);

/** On maps with other goals nobody knows what a shot is worth. */
function isKnown({ match }: MetricInput): boolean {
  return hasStandardGoals(match.timeline);
}

/** Team mates' rebounds add up as one play too, so players' figures can add up to more than their team's. */
function ofTeam(first: MetricInput | undefined, figure: (team: TeamXg) => number) {
  return first && isKnown(first) ? count(figure(first.matchXg.teams[first.player.team])) : null;
}
