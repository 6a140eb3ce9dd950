import {
  type TakeawayEvent,
  type TurnoverEvent,
  turnoverDetector,
} from '../../detectors/turnover/turnover.detector.ts';
import { type Metric, type MetricInput, needTouches, per5 } from '../define-metric.ts';

const rate = {
  group: 'transition',
  unit: 'count',
  scale: 'per5',
  decimals: 1,
  target: null,
  sample: 's of live play',
  confidence: 'medium',
  minimumTeamSize: 1,
} as const;

const CONTROL_WORDS =
  'A team controls the ball when its touch is followed by another of its own, or by none of the opponents for 1.25 seconds.';

const takeawaysOf = ({ of }: MetricInput): TakeawayEvent[] =>
  of(turnoverDetector).filter((event): event is TakeawayEvent => event.kind === 'takeaway');
const turnoversOf = ({ of }: MetricInput): TurnoverEvent[] =>
  of(turnoverDetector).filter((event): event is TurnoverEvent => event.kind === 'turnover');

/** Balls won and lost. */
export const BALL_WON_METRICS: readonly Metric[] = needTouches([
  {
    ...rate,
    key: 'takeaways',
    number: 44,
    label: 'Takeaways',
    better: 'higher',
    definition: `Touches of yours that win the ball while the opponents control it, in five minutes of live play. ${CONTROL_WORDS}`,
    events: ['takeaway'],
    compute: (input) => per5(takeawaysOf(input).length, input),
  },
  {
    ...rate,
    key: 'interceptions',
    number: 45,
    label: 'Interceptions',
    better: 'higher',
    confidence: 'low',
    definition:
      'Takeaways off a pass: the ball would have come within 800 uu of the passer’s team mate within 2.5 seconds. In five minutes of live play.',
    events: ['takeaway'],
    compute: (input) =>
      per5(takeawaysOf(input).filter(({ evidence }) => evidence.interception).length, input),
  },
  {
    ...rate,
    key: 'turnovers',
    number: 46,
    label: 'Turnovers',
    better: 'lower',
    definition: `Times that you touch a ball last before the opponents win it from your team, in five minutes of live play. Shots on target, clears with an opponent within 800 uu and kickoffs are left out. ${CONTROL_WORDS}`,
    events: ['turnover'],
    compute: (input) => per5(turnoversOf(input).length, input),
  },
  {
    ...rate,
    key: 'dangerousTurnovers',
    number: 47,
    label: 'Dangerous turnovers',
    better: 'lower',
    definition:
      'Turnovers in your own half, or after which the opponents shoot within 5 seconds, in five minutes of live play.',
    events: ['turnover'],
    compute: (input) => per5(turnoversOf(input).filter(({ evidence }) => evidence.dangerous).length, input),
  },
]);
