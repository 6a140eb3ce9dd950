import type { EventKind } from '../../detectors/event-kinds.ts';
import { shotTagsDetector } from '../../detectors/shot/shot-tags.detector.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import { type Metric, type MetricInput, needTouches, per5, share } from '../define-metric.ts';
import { attemptsOf } from './attempt.metrics.ts';

const kinds = {
  group: 'shooting',
  target: null,
  better: 'higher',
  decimals: 1,
  minimumTeamSize: 1,
} as const;

/** Shots by what they came from. */
export const SHOT_KIND_METRICS: readonly Metric[] = needTouches([
  {
    ...kinds,
    key: 'aerialShots',
    number: 10,
    label: 'Aerial shots',
    unit: 'count',
    scale: 'per5',
    sample: 's of live play',
    confidence: 'high',
    definition: 'Shots with your car at least 200 uu above the ground, in five minutes of live play.',
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
      'How many of a hundred attempts at an open net are goals: no opponent within 1,500 uu of the ball’s way and none within 2,500 uu of where it crosses. Own goals are left out.',
    events: ['openNetShot'],
    compute: (input) => {
      const open = attemptsOf(input)?.filter(({ evidence }) => evidence.openNet && !evidence.ownGoal);
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
    sample: 's of live play',
    confidence: 'medium',
    definition:
      'Shots from at most 2,120 uu before the goal line after the ball came off the back wall, the goal frame or a save within 1.5 seconds, in five minutes of live play.',
    events: ['reboundShot'],
    compute: (input) => rateOf(input, 'reboundShot'),
  },
]);

function rateOf(input: MetricInput, kind: EventKind) {
  if (!hasStandardGoals(input.match.timeline)) return null;
  return per5(input.of(shotTagsDetector).filter((event) => event.kind === kind).length, input);
}
